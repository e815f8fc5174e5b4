import { expect, test } from 'vitest'
import {
  maxAsked,
  type ServerDocument,
  type ServerQuestion
} from '#renderer/storage/firestore/reading/firestore-server-query.ts'
import {
  type Chain,
  createListChain,
  listenToChain,
  type PageAnswer
} from '#renderer/storage/firestore/reading/paginated-listener.ts'
import type { ListenerSnapshot } from '#renderer/storage/firestore/reading/resilient-listener.ts'

const page: ServerQuestion = { conditions: [], order: [{ field: '__name__', direction: 'asc' }] }
const nameOf = (number: number) => String(number).padStart(4, '0')

/** A board whose documents are called by their numbers, and tells whoever listens of each change. */
function openBoard(count: number) {
  let names = Array.from({ length: count }, (_, index) => nameOf(index * 10))
  const listeners = new Set<() => void>()
  const questions: ServerQuestion[] = []
  const answer = ({ start, end, limit }: ServerQuestion): PageAnswer => {
    const [from, to] = [String(start?.at(-1) ?? ''), String(end?.at(-1) ?? '~')]
    const found = names.filter((name) => name > from && name <= to).slice(0, limit)
    return { docs: found.map((name): ServerDocument => ({ path: name, name, fields: {} })), fromCache: false }
  }
  return {
    questions,
    countOpen: () => listeners.size,
    names: () => names,
    change(next: (names: string[]) => string[]) {
      names = next(names).sort()
      for (const emit of [...listeners]) emit()
    },
    read: async (question: ServerQuestion) => {
      questions.push(question)
      return answer(question)
    },
    listen(question: ServerQuestion, onAnswer: (answer: PageAnswer) => void) {
      questions.push(question)
      let last = ''
      const emit = () => {
        const now = answer(question)
        if (JSON.stringify(now) !== last) onAnswer(now)
        last = JSON.stringify(now)
      }
      listeners.add(emit)
      emit()
      return () => void listeners.delete(emit)
    }
  }
}

const listOf = (limit: number) => createListChain({ by: 'page', page, limit, isFirst: true, all: page })
const namesOf = ({ docs }: Pick<ListenerSnapshot, 'docs'>) => docs.map(({ name }) => name)

/** The last result of a chain's watch. */
function follow(board: ReturnType<typeof openBoard>, chain: Chain) {
  const received: ListenerSnapshot[] = []
  const stop = listenToChain(
    chain,
    board.listen,
    (snapshot) => received.push(snapshot),
    () => expect.unreachable()
  )
  return { received, last: () => namesOf(received.at(-1) as ListenerSnapshot), stop }
}

test('Firestore listener over several result pages › updates all after each change', () => {
  const board = openBoard(200)
  const { last, stop } = follow(board, listOf(91))
  const expectWhole = () => expect(last().slice(0, 91)).toEqual(board.names().slice(0, 91))
  expectWhole()
  expect(board.questions).toHaveLength(3)
  const steps: ((names: string[]) => string[])[] = [
    (names) => ['0001', ...names],
    (names) => ['0002', '0003', '0315', ...names],
    (names) => names.filter((name) => name > '0002'),
    (names) => names.filter((name) => name !== nameOf(300)),
    (names) => names.filter((name) => name > nameOf(290) || name < '0005'),
    (names) => [...names, ...Array.from({ length: 90 }, (_, index) => `0003_${nameOf(index)}`)],
    (names) => names.filter((name) => !name.includes('_')),
    (names) => names.slice(0, 40),
    (names) => [...names, ...Array.from({ length: 100 }, (_, index) => nameOf(5000 + index))],
    () => []
  ]
  for (const step of steps) {
    board.change(step)
    expectWhole()
  }
  for (const { limit } of board.questions) expect(limit).toBeLessThanOrEqual(maxAsked)
  stop()
  expect(board.countOpen()).toBe(0)
})
