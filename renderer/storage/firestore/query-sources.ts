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
import { unreachable } from './firestore-errors.ts'
import { nameOf, type Path } from './paths.ts'
import type { News } from './resilient-listener.ts'
import { type Plan, planOf } from './server-query.ts'

/** What a question is asked of. */
export interface Source {
  readonly plan: Plan
  /** Asks once. Rejects with what the database throws, and with a StoreError when it cannot be reached. */
  once(): Promise<News>
  /** Asks to be told, now and after each change. After `failed` nothing more is told. */
  listen(heard: (news: News) => void, failed: (error: unknown) => void): Unsubscribe
}

/** Whether a document that only this device remembers may be shown to whoever asks. */
type IsShown = (remembered: DocumentSnapshot) => boolean

export function sourceOf<T extends Document>(
  database: Firestore,
  path: Path,
  query: Query<T>,
  isShown: IsShown = () => true
): Source {
  const plan = planOf(collection(database, path), query)
  return plan.by === 'document' ? oneDocument(database, path, plan, isShown) : manyDocuments(plan, isShown)
}

function oneDocument(
  database: Firestore,
  path: Path,
  plan: Extract<Plan, { by: 'document' }>,
  isShown: IsShown
): Source {
  // Firestore has no document without a name, and the board none without an id.
  const ref = doc(database, path, nameOf(plan.id || '(none)'))
  const newsOf = (snapshot: DocumentSnapshot): News => ({
    docs: snapshot.exists() && (!snapshot.metadata.fromCache || isShown(snapshot)) ? [snapshot] : [],
    fromCache: snapshot.metadata.fromCache,
    isDoubtful: snapshot.metadata.fromCache
  })
  return {
    plan,
    once: async () => newsOf(await getDoc(ref)),
    listen: (heard, failed) =>
      onSnapshot(ref, { includeMetadataChanges: true }, (snapshot) => heard(newsOf(snapshot)), failed)
  }
}

function manyDocuments(plan: Exclude<Plan, { by: 'document' }>, isShown: IsShown): Source {
  const newsOf = ({ docs, metadata: { fromCache } }: QuerySnapshot): News => ({
    docs: fromCache ? docs.filter(isShown) : docs,
    fromCache
  })
  return {
    plan,
    async once() {
      const news = newsOf(await getDocs(plan.page))
      // Nothing is remembered, which does not mean that there is nothing.
      if (news.fromCache && news.docs.length === 0) throw unreachable()
      return news
    },
    listen: (heard, failed) =>
      onSnapshot(plan.page, { includeMetadataChanges: true }, (snapshot) => heard(newsOf(snapshot)), failed)
  }
}
