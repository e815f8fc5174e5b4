import { doc, type Firestore, getDoc } from 'firebase/firestore'
import type { DocumentStore } from '../document-store.ts'
import { answers } from './answers.ts'
import { attempts } from './attempts.ts'
import { firestoreChanges } from './firestore-changes.ts'
import { asked } from './firestore-errors.ts'
import { firestoreWatches } from './firestore-watches.ts'
import { nameOf, type Path, pathOf } from './paths.ts'
import { sourceOf } from './sources.ts'
import { reading } from './stored-form.ts'
import { unreadableNotices } from './unreadable.ts'

export interface FirestoreStoreParts {
  /** The database as it is used now: a device that forgets begins with a new one. */
  database: () => Firestore
  /** The uid of the person who is signed in. */
  me: () => string | undefined
  /** Where collections lie; as paths.ts says without it. */
  place?: (collection: string, me: string | undefined) => Path
  isOnline?: () => boolean
}

export interface FirestoreStore extends DocumentStore {
  /** Asks again for what is watched and could not be read: somebody else is signed in, or the token says something else. */
  renew(): void
  /** Forgets what was read while `exchange` puts another database in the place of this one; what is watched is asked for again. */
  forget(exchange: () => Promise<void>): Promise<void>
}

/** The shared board in Cloud Firestore: see paths.ts for how it lies there. */
export function firestoreStore(parts: FirestoreStoreParts): FirestoreStore {
  const { database, me, place = pathOf, isOnline = () => globalThis.navigator?.onLine !== false } = parts
  const placeOf = (collection: string) => place(collection, me())
  const known = reading()
  const notices = unreadableNotices()
  const found = answers(known, notices)
  const { change, remove } = firestoreChanges({ database, placeOf, me, take: attempts(database, isOnline) })
  const watches = firestoreWatches((collection, query) => sourceOf(database(), placeOf(collection.name), query), found)
  return {
    notices,
    watch: watches.watch,
    renew: () => watches.renew(),
    async forget(exchange) {
      watches.rest()
      known.forget()
      notices.forget()
      await exchange()
      watches.renew(true)
    },
    get: (collection, id) =>
      asked(async () => {
        const stored = known.one(collection, await getDoc(doc(database(), placeOf(collection.name), nameOf(id))))
        if (stored) notices.lookAt(collection, [stored])
        return stored?.document
      }),
    query: (collection, query) =>
      asked(async () => {
        const source = sourceOf(database(), placeOf(collection.name), query)
        return (await found.answer(collection, query, source.plan, await source.once())).result
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
