// What is said when the board is out of reach comes with whatever may find it so.
import '#renderer/messages/offline.json'
import { jobs, pages } from '#renderer/storage/collections/collections.ts'
import { endedJobs } from '#renderer/storage/collections/ended-jobs.ts'
import { createHandedOverStore, type HandedOverStore } from '#renderer/storage/core/handed-over-store.ts'
import { followOccasions } from '#renderer/storage/core/occasions.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import type { FirebaseSettings } from './open-firebase.ts'

export { holdsToken } from '#renderer/storage/firestore/left-token.ts'

/** The houses by their names: an import of them would come with the first page. */
const publicCollections: readonly string[] = [jobs.name, pages.name, endedJobs.name, 'houses', 'houseMembers']

/** Opens the shared board for whoever only reads. No code of Firebase comes with this file. */
export function openVisitors({ app, emulators }: FirebaseSettings): HandedOverStore {
  const store = createRestStore({
    apiKey: app.apiKey,
    projectId: app.projectId,
    emulator: emulators?.firestore,
    isPublic: (collection) => publicCollections.includes(collection)
  })
  return createHandedOverStore(store, followOccasions)
}
