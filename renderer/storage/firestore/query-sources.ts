import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  onSnapshot,
  type QuerySnapshot
} from 'firebase/firestore'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Unsubscribe } from '../document-store.ts'
import { createUnreachableError } from './firestore-errors.ts'
import { encodeDocumentId, type Path } from './paths.ts'
import type { ListenerSnapshot } from './resilient-listener.ts'
import { type Plan, planQuery } from './server-query.ts'

/** Where the documents of a query come from: one document, or a query of Firestore. */
export interface QuerySource {
  readonly plan: Plan
  /** Reads once. Rejects with what Firestore throws, and with a StoreError when it cannot be reached. */
  readOnce(): Promise<ListenerSnapshot>
  /** Subscribes: calls `onSnapshot` now and after each change. After `onError` nothing more comes. */
  listen(onSnapshot: (snapshot: ListenerSnapshot) => void, onError: (error: unknown) => void): Unsubscribe
}

/** Whether a document from the cache may be shown to whoever is looking. */
type CanShow = (remembered: DocumentSnapshot) => boolean

/** @param today see planQuery */
export function createQuerySource<T extends Document>(
  database: Firestore,
  path: Path,
  query: Query<T>,
  today: string,
  canShow: CanShow = () => true
): QuerySource {
  const plan = planQuery(collection(database, path), query, today)
  return plan.by === 'document' ? createDocumentSource(database, path, plan, canShow) : createPageSource(plan, canShow)
}

function createDocumentSource(
  database: Firestore,
  path: Path,
  plan: Extract<Plan, { by: 'document' }>,
  canShow: CanShow
): QuerySource {
  // Firestore refuses an empty name, and no document has an empty id: any name that does not exist will do.
  const ref = doc(database, path, encodeDocumentId(plan.id || '(none)'))
  const toSnapshot = (snapshot: DocumentSnapshot): ListenerSnapshot => ({
    docs: snapshot.exists() && (!snapshot.metadata.fromCache || canShow(snapshot)) ? [snapshot] : [],
    fromCache: snapshot.metadata.fromCache,
    isUnconfirmed: snapshot.metadata.fromCache
  })
  return {
    plan,
    readOnce: async () => toSnapshot(await getDoc(ref)),
    listen: (onResult, onError) =>
      onSnapshot(ref, { includeMetadataChanges: true }, (snapshot) => onResult(toSnapshot(snapshot)), onError)
  }
}

function createPageSource(plan: Exclude<Plan, { by: 'document' }>, canShow: CanShow): QuerySource {
  const toSnapshot = ({ docs, metadata: { fromCache } }: QuerySnapshot): ListenerSnapshot => ({
    docs: fromCache ? docs.filter(canShow) : docs,
    fromCache
  })
  return {
    plan,
    async readOnce() {
      const snapshot = toSnapshot(await getDocs(plan.page))
      // An empty cache does not mean that there is nothing.
      if (snapshot.fromCache && snapshot.docs.length === 0) throw createUnreachableError()
      return snapshot
    },
    listen: (onResult, onError) =>
      onSnapshot(plan.page, { includeMetadataChanges: true }, (snapshot) => onResult(toSnapshot(snapshot)), onError)
  }
}
