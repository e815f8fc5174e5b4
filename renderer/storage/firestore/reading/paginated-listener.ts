import type { Unsubscribe } from '../../document-store.ts'
import {
  findPosition,
  maxAsked,
  type PagePlan,
  type Position,
  type ServerDocument,
  type ServerQuestion
} from './firestore-server-query.ts'
import type { ListenerSnapshot } from './resilient-listener.ts'

export type PageAnswer = Pick<ListenerSnapshot, 'docs' | 'fromCache'>

export type ListenToPage = (
  question: ServerQuestion,
  onAnswer: (answer: PageAnswer) => void,
  onError: (error: unknown) => void
) => Unsubscribe

/** Pagination: each page begins at the cursor behind the last document of the one before. */
export interface Chain {
  readonly page: ServerQuestion
  /** After so many pages with so many documents; 0: none. The same for a longer list, so that its first pages are cached. */
  nextLimit(questions: number, read: number): number
  isEnough(docs: readonly ServerDocument[]): boolean
}

export function createListChain({ page, limit }: PagePlan): Chain {
  return {
    page,
    nextLimit: (questions, read) => Math.min(questions === 0 ? listStep + 1 : listStep, limit - read),
    isEnough: (docs) => docs.length >= limit
  }
}

/** Results a screen shows at a time. */
export const listStep = 30

/** `read` resolves with undefined where no further page can be had, and passes on its rejection. */
export async function readChain(
  { page, nextLimit, isEnough }: Chain,
  read: (question: ServerQuestion) => Promise<PageAnswer | undefined>
): Promise<ListenerSnapshot> {
  const answers: PageAnswer[] = []
  let start = page.start
  for (;;) {
    const docs = joinPages(answers)
    const limit = nextLimit(answers.length, docs.length)
    const isStopped = limit === 0 || (answers.length > 0 && isEnough(docs))
    const answer = isStopped ? undefined : await read(buildQuestion(page, start, limit))
    if (!answer) return { docs, fromCache: isFromCache(answers), isEnd: false }
    answers.push(answer)
    if (answer.docs.length < limit) return { docs: joinPages(answers), fromCache: isFromCache(answers), isEnd: true }
    start = findEnd(page, answer.docs)
  }
}

interface OpenPage {
  readonly limit: number
  readonly start: Position | undefined
  answer: PageAnswer | undefined
  stop: Unsubscribe
  /** Documents that have come to lie between this page and the next. */
  gap?: OpenPage & { readonly behind: string }
}

/** Until `isEnough`, or the end. Pages keep their cursors: documents pushed out of a full page are listened to beside, without reading it again. */
export function listenToChain(
  { page, nextLimit, isEnough }: Chain,
  listen: ListenToPage,
  onSnapshot: (snapshot: ListenerSnapshot) => void,
  onError: (error: unknown) => void
): Unsubscribe {
  let pages: OpenPage[] = []
  let isOver = false
  let isUpdating = false
  const end = () => {
    isOver = true
    closeBehind(0)
  }
  const fail = (error: unknown) => {
    if (isOver) return
    end()
    onError(error)
  }
  const open = (start: Position | undefined, limit: number, last?: Position): OpenPage => {
    const opened: OpenPage = { limit, start, answer: undefined, stop: () => {} }
    const question = { ...buildQuestion(page, start, limit), ...(last && { end: last }) }
    const stop = listen(
      question,
      (answer) => {
        opened.answer = answer
        update()
      },
      fail
    )
    opened.stop = stop
    if (isOver) stop()
    return opened
  }
  const closeGap = (before: OpenPage) => {
    before.gap?.stop()
    delete before.gap
  }
  const closeBehind = (count: number) => {
    for (const each of pages.splice(count)) {
      each.stop()
      closeGap(each)
    }
  }
  const updateGap = (index: number): boolean => {
    const [before, after] = [pages[index], pages[index + 1]]
    if (!before?.answer || !after?.answer) return false
    const last = before.answer.docs.at(-1)
    const boundary = after.start?.at(-1)
    const isFull = before.answer.docs.length >= before.limit
    const meet =
      !last || !isFull || before.answer.docs.some(({ name }) => name === boundary) || isAmong(after.answer.docs, last)
    if (meet) {
      closeGap(before)
      return true
    }
    if (before.gap?.behind !== last.name) {
      closeGap(before)
      const start = findEnd(page, before.answer.docs)
      before.gap = Object.assign(open(start, maxAsked, after.start), { behind: last.name })
    }
    const { answer, limit } = before.gap
    if (!answer) return false
    // Too many: the pages behind are opened again.
    if (answer.docs.length >= limit) {
      closeBehind(index + 1)
      closeGap(before)
    }
    return true
  }
  const update = () => {
    if (isOver || isUpdating) return
    isUpdating = true
    try {
      settle()
    } finally {
      isUpdating = false
    }
  }
  const settle = () => {
    for (;;) {
      if (pages.some(({ answer }) => !answer)) return
      for (let index = 0; index < pages.length - 1; index += 1) if (!updateGap(index)) return
      const answers = pages.flatMap(({ answer, gap }) => [answer, gap?.answer].flatMap((each) => each ?? []))
      const docs = joinPages(answers)
      const last = pages.at(-1)
      const isEnd = last?.answer !== undefined && last.answer.docs.length < last.limit
      const limit = isEnd ? 0 : nextLimit(pages.length, docs.length)
      if (last && (isEnd || limit === 0 || isEnough(docs))) {
        return onSnapshot({ docs, fromCache: isFromCache(answers), isEnd })
      }
      const start = last?.answer ? findEnd(page, last.answer.docs) : page.start
      const next = open(start, limit)
      if (isOver) return
      pages = [...pages, next]
    }
  }
  update()
  return end
}

function buildQuestion(page: ServerQuestion, start: Position | undefined, limit: number): ServerQuestion {
  const { start: _start, ...rest } = page
  return { ...rest, ...(start && { start }), limit }
}

function findEnd(page: ServerQuestion, docs: readonly ServerDocument[]): Position | undefined {
  const last = docs.at(-1)
  return last && findPosition(page, last.name, last.fields)
}

function isFromCache(answers: readonly PageAnswer[]): boolean {
  return answers.some(({ fromCache }) => fromCache)
}

function isAmong(docs: readonly ServerDocument[], { name }: ServerDocument): boolean {
  return docs.some((each) => each.name === name)
}

/** Without duplicates: a document may have moved between two answers. */
function joinPages(answers: readonly PageAnswer[]): ServerDocument[] {
  const found = new Map<string, ServerDocument>()
  for (const { docs } of answers) for (const doc of docs) if (!found.has(doc.name)) found.set(doc.name, doc)
  return [...found.values()]
}
