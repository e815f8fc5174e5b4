import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type EmulatorMockTokenOptions,
  type Firestore,
  getDocs,
  initializeFirestore,
  memoryLocalCache,
  orderBy,
  query,
  Timestamp,
  terminate,
  writeBatch
} from 'firebase/firestore'
import { createdAt } from '#renderer/storage/firestore/document-paths.ts'
import { firestoreEmulator, removeDocuments, takeProject } from './emulator-projects.ts'

/** 'owner' is asked by no rules. */
export type Caller = EmulatorMockTokenOptions | 'owner' | null

/** Its own database on the emulator. */
export interface EmulatedBoard {
  readonly project: string
  /** The database as a user asks it from their own device. */
  as(caller: Caller): Firestore
  /** Stores documents past the rules, in this order: [name, fields]. */
  put(path: string, documents: readonly (readonly [name: string, fields: object])[]): Promise<void>
  /** Stored documents in the order of creation, without the time of it. */
  raw(path: string): Promise<unknown[]>
  /** Removes all that is stored. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Of boards that are open at once. */
const places = new Set<number>()

function takePlace(): number {
  let place = 1
  while (places.has(place)) place += 1
  places.add(place)
  return place
}

export async function boardOnEmulator(rules: string): Promise<EmulatedBoard> {
  const [emulator, place] = [firestoreEmulator(), takePlace()]
  const project = await takeProject(emulator, rules, place)
  const apps: { app: FirebaseApp; database: Firestore }[] = []
  const as = (caller: Caller): Firestore => {
    const app = initializeApp({ projectId: project, apiKey: 'none' }, `${project}-${apps.length}`)
    const database = initializeFirestore(app, { localCache: memoryLocalCache() })
    connectFirestoreEmulator(database, emulator.host, emulator.port, caller === null ? {} : { mockUserToken: caller })
    apps.push({ app, database })
    return database
  }
  const owner = as('owner')
  let put = 0
  return {
    project,
    as,
    async put(path, documents) {
      const batch = writeBatch(owner)
      for (const [name, fields] of documents) {
        put += 1
        batch.set(doc(owner, path, name), { ...fields, [createdAt]: new Timestamp(1_600_000_000 + put, 0) })
      }
      await batch.commit()
    },
    async raw(path) {
      const { docs } = await getDocs(query(collection(owner, path), orderBy(createdAt)))
      return docs.map((each) => {
        const { [createdAt]: _created, ...fields } = each.data()
        return fields
      })
    },
    clear: () => removeDocuments(emulator, project),
    async close() {
      await Promise.all(apps.map(({ database }) => terminate(database)))
      await Promise.all(apps.map(({ app }) => deleteApp(app)))
      // The emulator holds them in memory, and lives as long as all tests.
      await removeDocuments(emulator, project)
      places.delete(place)
    }
  }
}
