import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  onSnapshot,
  type QuerySnapshot,
  type Query as ServerQuery
} from 'firebase/firestore'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Collection } from '../document-store.ts'
import { encodeDocumentId, type Path } from './document-names.ts'
import { createUnreachableError } from './firestore-errors.ts'
import { buildLibraryQuery } from './library-query.ts'
import type { DocumentConverter } from './reading/document-converter.ts'
import {
  type Chain,
  createListChain,
  type ListenToPage,
  listenToChain,
  type PageAnswer,
  readChain
} from './reading/page-chain.ts'
import type { QuerySource } from './reading/query-source.ts'
import type { ListenerSnapshot } from './reading/resilient-listener.ts'
import type { ServerDocument } from './reading/server-document.ts'
import { type Plan, planQuery, type ServerQuestion } from './reading/server-query.ts'
import type { AwaitTurn } from './reading/typing-pause.ts'
import { beginSearch } from './search/begin-search.ts'

/** Whether a document from the cache may be shown to whoever is looking. */
type CanShow = (remembered: ServerDocument) => boolean

export interface QuerySourceOptions {
  converter: DocumentConverter
  /** See planQuery. */
  today: string
  canShow: CanShow
  /** How many documents one question may ask for. */
  maxAsked: number
  awaitTurn: AwaitTurn
}

export function createQuerySource<T extends Document>(
  database: Firestore,
  path: Path,
  asked: Collection<T>,
  query: Query<T>,
  { converter, today, canShow, maxAsked, awaitTurn }: QuerySourceOptions
): QuerySource {
  const plan = planQuery(query, today)
  if (plan.by === 'document') return createDocumentSource(database, path, plan, canShow)
  const pages = createPages(database, path, canShow)
  if (plan.by === 'search') {
    const { listen, ...source } = createChainSource(plan, beginSearch(asked, query, plan, converter), pages)
    return { ...source, listen: beginInTurn(listen, awaitTurn) }
  }
  const { all } = plan
  const count = async () => (await getCountFromServer(pages.build(all))).data().count
  if (plan.limit > maxAsked) return createChainSource(plan, createListChain(plan), pages, count)
  return {
    plan,
    readOnce: async () => ({ ...refuseEmptyCache(await pages.read(plan.page)), count }),
    listen: (onSnapshot, onError) => pages.listen(plan.page, (answer) => onSnapshot({ ...answer, count }), onError)
  }
}

function createDocumentSource(
  database: Firestore,
  path: Path,
  plan: Extract<Plan, { by: 'document' }>,
  canShow: CanShow
): QuerySource {
  // Firestore refuses an empty name, and no document has an empty id: any name that does not exist will do.
  const ref = doc(database, path, encodeDocumentId(plan.id || '(none)'))
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

/** How one question after the other is asked. */
interface Pages {
  build(question: ServerQuestion): ServerQuery
  read(question: ServerQuestion): Promise<PageAnswer>
  listen: ListenToPage
}

function createPages(database: Firestore, path: Path, canShow: CanShow): Pages {
  const build = (question: ServerQuestion) => buildLibraryQuery(collection(database, path), question)
  const toAnswer = ({ docs: found, metadata: { fromCache } }: QuerySnapshot): PageAnswer => {
    const docs = found.flatMap((each) => readServerDocument(each) ?? [])
    return { docs: fromCache ? docs.filter(canShow) : docs, fromCache }
  }
  return {
    build,
    read: async (question) => toAnswer(await getDocs(build(question))),
    listen: (question, onAnswer, onError) =>
      onSnapshot(build(question), { includeMetadataChanges: true }, (snapshot) => onAnswer(toAnswer(snapshot)), onError)
  }
}

function createChainSource(
  plan: Plan,
  chain: Chain,
  { read, listen }: Pages,
  count?: () => Promise<number>
): QuerySource {
  const more = count && { count }
  return {
    plan,
    readOnce: async () => ({ ...refuseEmptyCache(await readChain(chain, read)), ...more }),
    listen: (onResult, onError) =>
      listenToChain(chain, listen, (snapshot) => onResult({ ...snapshot, ...more }), onError)
  }
}

function beginInTurn(listen: QuerySource['listen'], awaitTurn: AwaitTurn): QuerySource['listen'] {
  return (onSnapshot, onError) => {
    let isOver = false
    let stop = () => {}
    void awaitTurn().then(() => {
      if (!isOver) stop = listen(onSnapshot, onError)
    })
    return () => {
      isOver = true
      stop()
    }
  }
}

/** An empty cache does not mean that there is nothing. */
function refuseEmptyCache<Answer extends PageAnswer>(answer: Answer): Answer {
  if (answer.fromCache && answer.docs.length === 0) throw createUnreachableError()
  return answer
}

/** undefined: there is no such document. */
export function readServerDocument(snapshot: DocumentSnapshot): ServerDocument | undefined {
  const fields = snapshot.data()
  return fields && { path: snapshot.ref.path, name: snapshot.id, fields }
}
