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
import { encodeDocumentId, type Path } from './document-names.ts'
import { createUnreachableError } from './firestore-errors.ts'
import { buildLibraryQuery } from './library-query.ts'
import type { QuerySource } from './reading/query-source.ts'
import type { ListenerSnapshot } from './reading/resilient-listener.ts'
import type { ServerDocument } from './reading/server-document.ts'
import { type Plan, planQuery, type ServerQuestion } from './reading/server-query.ts'

/** Whether a document from the cache may be shown to whoever is looking. */
type CanShow = (remembered: ServerDocument) => boolean

/** @param today see planQuery */
export function createQuerySource<T extends Document>(
  database: Firestore,
  path: Path,
  query: Query<T>,
  today: string,
  canShow: CanShow = () => true
): QuerySource {
  const plan = planQuery(query, today)
  return plan.by === 'document'
    ? createDocumentSource(database, path, plan, canShow)
    : createPageSource(database, path, plan, canShow)
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
  canShow: CanShow
): QuerySource {
  const build = (question: ServerQuestion) => buildLibraryQuery(collection(database, path), question)
  const page = build(plan.page)
  const count = plan.by === 'page' ? async () => (await getCountFromServer(build(plan.all))).data().count : undefined
  const toSnapshot = ({ docs: found, metadata: { fromCache } }: QuerySnapshot): ListenerSnapshot => {
    const docs = found.flatMap((each) => readServerDocument(each) ?? [])
    return { docs: fromCache ? docs.filter(canShow) : docs, fromCache, ...(count && { count }) }
  }
  return {
    plan,
    async readOnce() {
      const snapshot = toSnapshot(await getDocs(page))
      // An empty cache does not mean that there is nothing.
      if (snapshot.fromCache && snapshot.docs.length === 0) throw createUnreachableError()
      return snapshot
    },
    listen: (onResult, onError) =>
      onSnapshot(page, { includeMetadataChanges: true }, (snapshot) => onResult(toSnapshot(snapshot)), onError)
  }
}

/** undefined: there is no such document. */
export function readServerDocument(snapshot: DocumentSnapshot): ServerDocument | undefined {
  const fields = snapshot.data()
  return fields && { path: snapshot.ref.path, name: snapshot.id, fields }
}
