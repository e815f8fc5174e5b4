import {
  type CollectionReference,
  type DocumentSnapshot,
  doc,
  documentId,
  endAt,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QuerySnapshot,
  type Query as ServerQuery,
  query as serverQuery,
  startAfter,
  Timestamp,
  where
} from 'firebase/firestore'
import { subscribeWhen } from '#renderer/storage/core/lazy-loading.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Collection } from '../document-store.ts'
import { type CountCache, publishedCount } from './counts/count-cache.ts'
import { encodeDocumentId } from './document-paths.ts'
import { createUnreachableError } from './firestore-errors.ts'
import type { DocumentConverter } from './reading/document-converter.ts'
import {
  isServerTime,
  maxAsked,
  nameField,
  type Plan,
  planQuery,
  type ServerDocument,
  type ServerQuestion
} from './reading/firestore-server-query.ts'
import {
  type Chain,
  createListChain,
  type ListenToPage,
  listenToChain,
  type PageAnswer,
  readChain
} from './reading/paginated-listener.ts'
import type { QuerySource } from './reading/query-results.ts'
import type { Counted, ListenerSnapshot } from './reading/resilient-listener.ts'
import type { AwaitTurn } from './reading/search-debounce.ts'
import { beginSearch } from './search/paginated-search.ts'

type CanShow = (cached: ServerDocument) => boolean

interface LibrarySourceOptions {
  converter: DocumentConverter
  today: string
  canShow: CanShow
  isUnlimited: boolean
  awaitTurn: AwaitTurn
  countCache: CountCache
}

/** Reads by Firebase's library: one document, a page, or a chain of pages, each with a listener. */
export function createFirebaseSdkQuerySource<T extends Document>(
  documents: CollectionReference,
  asked: Collection<T>,
  query: Query<T>,
  { converter, today, canShow, isUnlimited, awaitTurn, countCache }: LibrarySourceOptions
): QuerySource {
  const plan = planQuery(query, today)
  if (plan.by === 'document') return createDocumentSource(documents, plan, canShow)
  const pages = createPages(documents, canShow, countCache)
  if (plan.by === 'search') {
    const source = createChainSource(plan, beginSearch(asked, query, plan, converter), pages)
    const listen: QuerySource['listen'] = (onResult, onError) =>
      subscribeWhen(awaitTurn(), () => source.listen(onResult, onError), onError)
    return { ...source, listen }
  }
  const { all } = plan
  const count = isUnlimited
    ? async () => ({ total: await countOnServer(documents, all) })
    : () =>
        countCache.fetch(JSON.stringify([documents.path, all.conditions]), () =>
          publishedCount(all, (few) => countOnServer(documents, few))
        )
  // The administrator's numbers follow every change by a listener.
  if (query.limit <= 0 && asked.isCounted && !isUnlimited) return createCountSource(plan, count)
  if (plan.limit > maxAsked && !isUnlimited) return createChainSource(plan, createListChain(plan), pages, count)
  return {
    plan,
    readOnce: async () => ({ ...refuseEmptyCache(await pages.read(plan.page)), count }),
    listen: (onSnapshot, onError) => pages.listen(plan.page, (answer) => onSnapshot({ ...answer, count }), onError)
  }
}

function createDocumentSource(
  documents: CollectionReference,
  plan: Extract<Plan, { by: 'document' }>,
  canShow: CanShow
): QuerySource {
  // Firestore refuses an empty name. No document has this one.
  const ref = doc(documents, encodeDocumentId(plan.id || '(none)'))
  const toSnapshot = (snapshot: DocumentSnapshot): ListenerSnapshot => {
    const { fromCache } = snapshot.metadata
    const read = readServerDocument(snapshot)
    return { docs: read && (!fromCache || canShow(read)) ? [read] : [], fromCache, isUnconfirmed: fromCache }
  }
  return {
    plan,
    readOnce: async () => toSnapshot(await getDoc(ref)),
    listen: (onResult, onError) =>
      onSnapshot(ref, { includeMetadataChanges: true }, (snapshot) => onResult(toSnapshot(snapshot)), onError)
  }
}

interface Pages {
  read(question: ServerQuestion): Promise<PageAnswer>
  listen: ListenToPage
}

function createPages(documents: CollectionReference, canShow: CanShow, countCache: CountCache): Pages {
  const toAnswer = ({ docs: found, metadata: { fromCache } }: QuerySnapshot): PageAnswer => {
    const docs = found.flatMap((each) => readServerDocument(each) ?? [])
    return { docs: fromCache ? docs.filter(canShow) : docs, fromCache }
  }
  return {
    read: async (question) => toAnswer(await getDocs(buildFirebaseSdkQuery(documents, question))),
    listen(question, onAnswer, onError) {
      let isFirst = true
      const receive = (snapshot: QuerySnapshot) => {
        const isChange = !isFirst && snapshot.docChanges().length > 0
        isFirst = false
        if (isChange) countCache.invalidate()
        onAnswer(toAnswer(snapshot))
      }
      return onSnapshot(buildFirebaseSdkQuery(documents, question), { includeMetadataChanges: true }, receive, onError)
    }
  }
}

function createChainSource(
  plan: Plan,
  chain: Chain,
  { read, listen }: Pages,
  count?: () => Promise<Counted>
): QuerySource {
  const more = count && { count }
  return {
    plan,
    readOnce: async () => ({ ...refuseEmptyCache(await readChain(chain, read)), ...more }),
    listen: (onResult, onError) =>
      listenToChain(chain, listen, (snapshot) => onResult({ ...snapshot, ...more }), onError)
  }
}

/** An empty cache is no empty collection. */
function refuseEmptyCache<Answer extends PageAnswer>(answer: Answer): Answer {
  if (answer.fromCache && answer.docs.length === 0) throw createUnreachableError()
  return answer
}

/** No document is read for a number, so its changes are not observed. */
function createCountSource(plan: Plan, count: () => Promise<Counted>): QuerySource {
  const snapshot: ListenerSnapshot = { docs: [], fromCache: false, isCount: true, count }
  return {
    plan,
    readOnce: async () => snapshot,
    listen: (onResult, onError) =>
      subscribeWhen(
        count(),
        () => {
          onResult(snapshot)
          return () => {}
        },
        onError
      )
  }
}

export function readServerDocument(snapshot: DocumentSnapshot): ServerDocument | undefined {
  const fields = snapshot.data()
  return fields && { path: snapshot.ref.path, name: snapshot.id, fields }
}

function buildFirebaseSdkQuery(
  documents: CollectionReference,
  { conditions, order, start, end, limit: maxCount }: ServerQuestion
): ServerQuery {
  const constraints: QueryConstraint[] = [
    ...conditions.map(({ field, operator, value }) => where(field, operator, value)),
    ...order.map(({ field, direction }) => orderBy(field === nameField ? documentId() : field, direction)),
    ...(start ? [startAfter(...start.map(toLibraryValue))] : []),
    ...(end ? [endAt(...end.map(toLibraryValue))] : []),
    ...(maxCount === undefined ? [] : [limit(maxCount)])
  ]
  return serverQuery(documents, ...constraints)
}

async function countOnServer(documents: CollectionReference, question: ServerQuestion): Promise<number> {
  return (await getCountFromServer(buildFirebaseSdkQuery(documents, question))).data().count
}

function toLibraryValue(value: unknown): unknown {
  return isServerTime(value) ? new Timestamp(value.seconds, value.nanoseconds) : value
}
