import type { Unsubscribe } from '../../document-store.ts'
import type { ListenerSnapshot } from './resilient-listener.ts'
import type { ServerDocument } from './server-document.ts'
import { nameField, type ServerQuestion } from './server-query.ts'

/** How many documents one question may ask for; the rules refuse more to everybody but the administrator. */
export const mostAtOnce = 60

/**
 * A page that is listened to gives so many of its documents less than it may hold: they show where the next page begins, and as many can
 * come before that without the rest being read again.
 */
const spare = 10

/** How a question of any size is put: the administrator's as it is, everybody else's in pages of `mostAtOnce`. */
export type Listen = (
  question: ServerQuestion,
  onSnapshot: (snapshot: ListenerSnapshot) => void,
  onError: (error: unknown) => void
) => Unsubscribe

/** Asks page after page. `find`: asks for one. */
export async function findFewAtATime(
  find: (question: ServerQuestion) => Promise<ListenerSnapshot>,
  question: ServerQuestion,
  most = mostAtOnce
): Promise<ListenerSnapshot> {
  const wanted = question.limit ?? Number.POSITIVE_INFINITY
  const docs: ServerDocument[] = []
  let next = question
  for (;;) {
    const limit = Math.min(most, wanted - docs.length)
    const page = await find({ ...next, ...(Number.isFinite(limit) && { limit }) })
    docs.push(...page.docs)
    const last = page.docs.at(-1)
    if (!last || page.docs.length < limit || docs.length >= wanted) return { ...page, docs }
    next = { ...question, start: readPlace(question, last) }
  }
}

/** One page that is listened to. */
interface Page {
  stop: Unsubscribe
  snapshot: ListenerSnapshot | undefined
  /** Behind which document the next page begins, as a text; undefined: this is the last one. */
  end: string | undefined
}

/**
 * Listens to page after page, and tells all of them as one once each has been told. Where the document behind which a page begins is not
 * there any more, or stands elsewhere, the pages from there on are asked for anew.
 */
export function listenFewAtATime(
  listen: Listen,
  question: ServerQuestion,
  onSnapshot: (snapshot: ListenerSnapshot) => void,
  onError: (error: unknown) => void,
  most = mostAtOnce
): Unsubscribe {
  const wanted = question.limit ?? Number.POSITIVE_INFINITY
  if (wanted <= most) return listen(question, onSnapshot, onError)
  const pages: Page[] = []
  const nameOf = (doc: ServerDocument) => JSON.stringify(readPlace(question, doc))
  const stopFrom = (index: number) => {
    for (const { stop } of pages.splice(index)) stop()
  }
  const fail = (error: unknown) => {
    stopFrom(0)
    onError(error)
  }
  const tell = () => {
    const snapshots = pages.flatMap(({ snapshot }) => snapshot ?? [])
    const [first] = snapshots
    if (!first || snapshots.length < pages.length) return
    const docs = pages.flatMap(({ snapshot, end }) => {
      const found = snapshot?.docs ?? []
      return end === undefined ? found : found.slice(0, 1 + found.findIndex((doc) => nameOf(doc) === end))
    })
    onSnapshot({
      ...first,
      docs: docs.slice(0, wanted),
      fromCache: snapshots.some(({ fromCache }) => fromCache),
      isUnconfirmed: snapshots.some(({ isUnconfirmed }) => isUnconfirmed)
    })
  }
  const begin = (start: readonly unknown[] | undefined) => {
    const page: Page = { stop: () => {}, snapshot: undefined, end: undefined }
    pages.push(page)
    page.stop = listen(
      { ...question, ...(start && { start }), limit: most },
      (snapshot) => {
        const index = pages.indexOf(page)
        if (index < 0) return
        page.snapshot = snapshot
        divide(page, index)
        tell()
      },
      (error) => pages.includes(page) && fail(error)
    )
  }
  /** Says where a page ends, and what follows. */
  const divide = (page: Page, index: number) => {
    const docs = page.snapshot?.docs ?? []
    const isEnough = docs.length < most || index * (most - spare) + docs.length >= wanted
    if (!isEnough && page.end !== undefined && docs.some((doc) => nameOf(doc) === page.end)) return
    stopFrom(index + 1)
    const last = isEnough ? undefined : docs[most - spare - 1]
    page.end = last && nameOf(last)
    if (last) begin(readPlace(question, last))
  }
  begin(question.start)
  return () => stopFrom(0)
}

/** Where a document stands in the order of a question: behind it another page may begin. */
function readPlace({ order }: ServerQuestion, { name, fields }: ServerDocument): unknown[] {
  return order.map(({ field }) => (field === nameField ? name : fields[field]))
}
