import { type DocumentSnapshot, doc, type Firestore, getDoc } from 'firebase/firestore'
import type { Document, Query } from '#shared/documents/document.ts'
import type { DocumentStore } from '../document-store.ts'
import { mayRecall, type Viewer } from './cache-access.ts'
import { reading } from './document-converter.ts'
import { firestoreChanges } from './firestore-changes.ts'
import { asked, unreachable } from './firestore-errors.ts'
import { firestoreWatches } from './firestore-live-queries.ts'
import { unreadableNotices } from './invalid-documents.ts'
import { nameOf, type Path, pathOf } from './paths.ts'
import { answers } from './query-results.ts'
import { sourceOf } from './query-sources.ts'
import { attempts } from './transaction-retry.ts'

export interface FirestoreStoreParts {
  /** The database as it is used now: a device that forgets begins with a new one. */
  database: () => Firestore
  /** The uid of the person who is signed in. */
  me: () => string | undefined
  /** Who looks, for what only this device remembers; without it everybody is shown everything. */
  viewer?: () => Viewer
  /** Where collections lie; as paths.ts says without it. */
  place?: (collection: string, me: string | undefined) => Path
  isOnline?: () => boolean
}

export interface FirestoreStore extends DocumentStore {
  /** Asks again for what is watched and could not be read: somebody else is signed in, or the token says something else. */
  renew(): void
  /** Somebody else is signed in, or nobody: what was read for the one before is told no more. */
  changePerson(): void
  /** Forgets what was read while `exchange` puts another database in the place of this one; what is watched is asked for again. */
  forget(exchange: () => Promise<void>): Promise<void>
}

/** The shared board in Cloud Firestore: see paths.ts for how it lies there. */
export function firestoreStore(parts: FirestoreStoreParts): FirestoreStore {
  const { database, me, viewer, place = pathOf, isOnline = () => globalThis.navigator?.onLine !== false } = parts
  const placeOf = (collection: string) => place(collection, me())
  const known = reading()
  const notices = unreadableNotices()
  const found = answers(known, notices)
  const { change, remove } = firestoreChanges({ database, placeOf, me, take: attempts(database, isOnline) })
  const isShown = (path: Path) => (remembered: DocumentSnapshot) =>
    !viewer || mayRecall(viewer(), path, remembered.data() ?? {})
  const source = <T extends Document>(collection: string, query: Query<T>) => {
    const path = placeOf(collection)
    return sourceOf(database(), path, query, isShown(path))
  }
  const forgetRead = () => {
    known.forget()
    notices.forget()
  }
  const watches = firestoreWatches((collection, query) => source(collection.name, query), found)
  return {
    notices,
    watch: watches.watch,
    renew: () => watches.renew(),
    changePerson() {
      forgetRead()
      watches.renew(true)
    },
    async forget(exchange) {
      watches.rest()
      forgetRead()
      try {
        await exchange()
      } finally {
        watches.renew(true)
      }
    },
    get: (collection, id) =>
      asked(async () => {
        const path = placeOf(collection.name)
        const snapshot = await getDoc(doc(database(), path, nameOf(id)))
        if (snapshot.metadata.fromCache && snapshot.exists() && !isShown(path)(snapshot)) throw unreachable()
        const stored = known.one(collection, snapshot)
        if (stored) notices.lookAt(collection, [stored])
        return stored?.document
      }),
    query: (collection, query) =>
      asked(async () => {
        const { plan, once } = source(collection.name, query)
        return (await found.answer(collection, query, plan, await once())).result
      }),
    async change(collection, ...more) {
      const stored = await change(collection, ...more)
      watches.changed(collection.name)
      return stored
    },
    async remove(collection, ...more) {
      await remove(collection, ...more)
      watches.changed(collection.name)
    }
  }
}
