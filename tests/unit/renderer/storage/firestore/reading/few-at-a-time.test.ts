import { expect, test } from 'vitest'
import { findFewAtATime, listenFewAtATime, mostAtOnce } from '#renderer/storage/firestore/reading/few-at-a-time.ts'
import type { ListenerSnapshot } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import type { ServerDocument } from '#renderer/storage/firestore/reading/server-document.ts'
import type { ServerQuestion } from '#renderer/storage/firestore/reading/server-query.ts'

const question: ServerQuestion = {
  conditions: [],
  order: [
    { field: 'rank', direction: 'asc' },
    { field: '__name__', direction: 'asc' }
  ],
  limit: 1001
}

const doc = (rank: number): ServerDocument => ({ path: `notes/n${rank}`, name: `n${rank}`, fields: { rank } })
const listDocs = (count: number, first = 0) => Array.from({ length: count }, (_, index) => doc(first + index))

/** A server that gives 60 at most, and tells whoever listens. */
function openServer(given: readonly ServerDocument[]) {
  let stored = given
  const asked: ServerQuestion[] = []
  const listening = new Set<() => void>()
  const answer = ({ start, limit = Number.POSITIVE_INFINITY }: ServerQuestion): ListenerSnapshot => {
    if (limit > mostAtOnce) throw new Error('refused')
    const behind = Number(start?.[0] ?? Number.NEGATIVE_INFINITY)
    return { docs: stored.filter(({ fields }) => Number(fields.rank) > behind).slice(0, limit), fromCache: false }
  }
  return {
    asked,
    countListening: () => listening.size,
    find: async (one: ServerQuestion) => {
      asked.push(one)
      return answer(one)
    },
    listen: (one: ServerQuestion, onSnapshot: (snapshot: ListenerSnapshot) => void) => {
      asked.push(one)
      const tell = () => onSnapshot(answer(one))
      listening.add(tell)
      queueMicrotask(() => listening.has(tell) && tell())
      return () => void listening.delete(tell)
    },
    change(docs: readonly ServerDocument[]) {
      stored = [...docs].sort((one, other) => Number(one.fields.rank) - Number(other.fields.rank))
      for (const tell of [...listening]) if (listening.has(tell)) tell()
    }
  }
}

const settle = () => new Promise((go) => setTimeout(go))
const namesOf = (docs: readonly ServerDocument[] = []) => docs.map(({ name }) => name)

test.each([0, 59, 60, 61, 120, 300])('of %i documents all are found, and none twice', async (count) => {
  const { find, asked } = openServer(listDocs(count))
  const { docs } = await findFewAtATime(find, question)
  expect(namesOf(docs)).toEqual(namesOf(listDocs(count)))
  expect(asked).toHaveLength(Math.floor(count / 60) + 1)
})

test('no more are asked for than are wanted', async () => {
  const { find, asked } = openServer(listDocs(300))
  const { docs } = await findFewAtATime(find, { ...question, limit: 101 })
  expect([docs.length, asked.map(({ limit }) => limit)]).toEqual([101, [60, 41]])
})

test('whoever may ask for all asks once', async () => {
  const asked: ServerQuestion[] = []
  await findFewAtATime(
    async (one) => {
      asked.push(one)
      return { docs: listDocs(300), fromCache: false }
    },
    question,
    Number.POSITIVE_INFINITY
  )
  expect(asked).toEqual([question])
})

function follow(server: ReturnType<typeof openServer>, limit = 1001) {
  const told: string[][] = []
  const failed: unknown[] = []
  const stop = listenFewAtATime(
    server.listen,
    { ...question, limit },
    ({ docs }) => told.push(namesOf(docs)),
    (error) => failed.push(error)
  )
  return { told, failed, stop }
}

test.each([0, 59, 60, 61, 110, 300])('of %i documents all are listened to, and told as one', async (count) => {
  const server = openServer(listDocs(count))
  const { told, stop } = follow(server)
  await settle()
  expect(told).toEqual([namesOf(listDocs(count))])
  stop()
  expect(server.countListening()).toBe(0)
})

test('no more are listened to than are wanted', async () => {
  const server = openServer(listDocs(300))
  const { told } = follow(server, 101)
  await settle()
  expect(told).toEqual([namesOf(listDocs(101))])
  expect(server.asked).toHaveLength(2)
})

test('what comes before all others, goes or changes its place is told, and little is asked anew for it', async () => {
  const server = openServer(listDocs(300))
  const { told } = follow(server)
  await settle()
  const before = server.asked.length
  // Ten find room in the first page; the eleventh moves what follows.
  for (let count = 1; count <= 11; count += 1) {
    server.change([...listDocs(300), ...listDocs(count, -count)])
    await settle()
    expect(told.at(-1)).toEqual(namesOf(listDocs(300 + count, -count)))
    if (count === 10) expect(server.asked).toHaveLength(before)
  }
  expect(server.asked.length).toBeGreaterThan(before)
  // Behind the fiftieth of a page the next one begins.
  const rest = listDocs(311, -11).filter(({ name }) => !['n38', 'n39', 'n200'].includes(name))
  server.change(rest)
  await settle()
  expect(told.at(-1)).toEqual(namesOf(rest))
  server.change(listDocs(3))
  await settle()
  expect(told.at(-1)).toEqual(['n0', 'n1', 'n2'])
  expect(server.countListening()).toBe(1)
})

test('when one page fails all of it has failed, once', async () => {
  const failures: ((error: unknown) => void)[] = []
  const failed: unknown[] = []
  let stopped = 0
  listenFewAtATime(
    (_one, onSnapshot, onError) => {
      failures.push(onError)
      if (failures.length === 1) queueMicrotask(() => onSnapshot({ docs: listDocs(60), fromCache: false }))
      return () => {
        stopped += 1
      }
    },
    question,
    () => {},
    (error) => failed.push(error)
  )
  await settle()
  for (const fail of failures) fail('refused')
  expect([failures.length, failed, stopped]).toEqual([2, ['refused'], 2])
})
