import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  onSnapshot,
  type QuerySnapshot
} from 'firebase/firestore'
import type { Document, Query } from '#shared/documents/document.ts'
import { boardCounts } from '../collections/board-counts.ts'
import { encodeDocumentId, type Path } from './document-names.ts'
import { createUnreachableError } from './firestore-errors.ts'
import { buildLibraryQuery } from './library-query.ts'
import { countFew, isCountedForAll, readCount } from './reading/counts.ts'
import { findFewAtATime, listenFewAtATime, mostAtOnce } from './reading/few-at-a-time.ts'
import type { QuerySource } from './reading/query-source.ts'
import type { Counted, ListenerSnapshot } from './reading/resilient-listener.ts'
import type { ServerDocument } from './reading/server-document.ts'
import { type PagePlan, type Plan, planQuery, type ServerQuestion } from './reading/server-query.ts'

/** Whether a document from the cache may be shown to whoever is looking. */
type CanShow = (remembered: ServerDocument) => boolean

export interface QuerySourceOptions {
  /** See planQuery. */
  today: string
  canShow?: CanShow
  /** Whether the rules let this person ask for any number of documents, and count them all. */
  mayAskForAll?: boolean
}

export function createQuerySource<T extends Document>(
  database: Firestore,
  path: Path,
  query: Query<T>,
  { today, canShow = () => true, mayAskForAll = false }: QuerySourceOptions
): QuerySource {
  const plan = planQuery(query, today)
  if (plan.by === 'document') return createDocumentSource(database, path, plan, canShow)
  const isPublicCount = plan.by === 'page' && query.limit <= 0 && isCountedForAll(path, plan.all)
  if (isPublicCount && !mayAskForAll) return createCountSource(database, path, plan)
  return createPageSource(database, path, plan, canShow, mayAskForAll)
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

function createPageSource(
  database: Firestore,
  path: Path,
  plan: Exclude<Plan, { by: 'document' }>,
  canShow: CanShow,
  mayAskForAll: boolean
): QuerySource {
  const build = (question: ServerQuestion) => buildLibraryQuery(collection(database, path), question)
  const most = mayAskForAll ? Number.POSITIVE_INFINITY : mostAtOnce
  const count = plan.by === 'page' ? () => countAll(plan) : undefined
  const countAll = async ({ all }: PagePlan): Promise<Counted> =>
    mayAskForAll
      ? { total: await countOnServer(database, path, all) }
      : countFew(
          all,
          (few) => countOnServer(database, path, few),
          isCountedForAll(path, all) ? () => readTold(all) : undefined
        )
  const readTold = async (all: ServerQuestion) =>
    readCount((await getDoc(doc(database, boardCounts.name, path))).data(), all)
  const toSnapshot = ({ docs: found, metadata: { fromCache } }: QuerySnapshot): ListenerSnapshot => {
    const docs = found.flatMap((each) => readServerDocument(each) ?? [])
    return { docs: fromCache ? docs.filter(canShow) : docs, fromCache, ...(count && { count }) }
  }
  return {
    plan,
    async readOnce() {
      const snapshot = await findFewAtATime(async (page) => toSnapshot(await getDocs(build(page))), plan.page, most)
      // An empty cache does not mean that there is nothing.
      if (snapshot.fromCache && snapshot.docs.length === 0) throw createUnreachableError()
      return snapshot
    },
    listen: (onResult, onError) =>
      listenFewAtATime(
        (page, tell, fail) =>
          onSnapshot(build(page), { includeMetadataChanges: true }, (snapshot) => tell(toSnapshot(snapshot)), fail),
        plan.page,
        onResult,
        onError,
        most
      )
  }
}

/** What is only counted, and by everybody: nothing of it is read. It is counted again when the administrator's app has counted. */
function createCountSource(database: Firestore, path: Path, plan: PagePlan): QuerySource {
  const ref = doc(database, boardCounts.name, path)
  const toSnapshot = (snapshot: DocumentSnapshot): ListenerSnapshot => {
    const { fromCache } = snapshot.metadata
    const read = readServerDocument(snapshot)
    const told = readCount(read?.fields, plan.all)
    const remembered: Counted =
      told === undefined ? { total: 0, totalIs: 'atLeast' } : { total: told, totalIs: 'about' }
    const count = async (): Promise<Counted> => {
      if (fromCache) return remembered
      const countFewOnServer = (few: ServerQuestion) => countOnServer(database, path, few)
      return countFew(plan.all, countFewOnServer, async () => told).catch(() => remembered)
    }
    // What is remembered is told without waiting for the server, also where there is nothing.
    const place = { path: ref.path, name: ref.id, fields: {} }
    return { docs: [read ?? place], fromCache, isCount: true, count }
  }
  return {
    plan,
    readOnce: async () => toSnapshot(await getDoc(ref)),
    listen: (onResult, onError) =>
      onSnapshot(ref, { includeMetadataChanges: true }, (snapshot) => onResult(toSnapshot(snapshot)), onError)
  }
}

async function countOnServer(database: Firestore, path: Path, question: ServerQuestion): Promise<number> {
  return (await getCountFromServer(buildLibraryQuery(collection(database, path), question))).data().count
}

/** undefined: there is no such document. */
export function readServerDocument(snapshot: DocumentSnapshot): ServerDocument | undefined {
  const fields = snapshot.data()
  return fields && { path: snapshot.ref.path, name: snapshot.id, fields }
}
