import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions
} from '@firebase/rules-unit-testing'
import {
  Bytes,
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setLogLevel,
  type WriteBatch,
  where,
  writeBatch
} from 'firebase/firestore'
import { firestoreEmulator, takeProject } from '#tests/support/firestore-emulator.ts'
import { type Attempt, type Fields, serverTime, type Value, type Write } from './attempts.ts'
import { type BareClient, createBareClient } from './bare-client.ts'
import { identities, type Person } from './people.ts'

export interface LibraryClient extends Pick<BareClient, 'attempt' | 'store' | 'restore'> {
  close(): Promise<void>
}

/** The database as the app asks it: by the library, with a client for each identity. */
export async function libraryClient(rules: string): Promise<LibraryClient> {
  const emulator = firestoreEmulator()
  const [{ host, port }, projectId] = [emulator, await takeProject(emulator, rules)]
  // Every refusal would be written to the console.
  setLogLevel('silent')
  const environment = await initializeTestEnvironment({ projectId, firestore: { host, port } })
  const databases = new Map(identities.map(({ person }) => [person, openDatabaseFor(environment, person)]))
  const { store, restore } = createBareClient({ host, port }, projectId)
  return {
    store,
    restore,
    async attempt(person, attempt) {
      const database = databases.get(person)
      if (!database) throw new Error('this person is none of the identities')
      try {
        await ask(database, attempt)
        return 'allowed'
      } catch (error) {
        // Rejects with any error that is no refusal.
        await assertFails(Promise.reject(error))
        return 'refused'
      }
    },
    async close() {
      await environment.cleanup()
      // broken-streams.ts listens to warnings, in later files too.
      setLogLevel('info')
    }
  }
}

function openDatabaseFor(environment: RulesTestEnvironment, person: Person): Firestore {
  const context = person
    ? environment.authenticatedContext(person.uid, person.token as TokenOptions)
    : environment.unauthenticatedContext()
  return context.firestore() as unknown as Firestore
}

function ask(database: Firestore, attempt: Attempt): Promise<unknown> {
  if (attempt.does === 'get') return getDoc(doc(database, attempt.path))
  if (attempt.does === 'list') {
    const conditions = Object.entries(attempt.where).map(([field, value]) => where(field, '==', value))
    const bounds = Object.entries(attempt.from).map(([field, value]) => where(field, '>=', value))
    const few = attempt.limit === undefined ? [] : [limit(attempt.limit)]
    const question = query(collection(database, attempt.path), ...conditions, ...bounds, ...few)
    if (attempt.offset !== undefined) throw new Error('the library passes nothing over')
    return attempt.counts ? getCountFromServer(question) : getDocs(question)
  }
  const batch = writeBatch(database)
  for (const write of attempt.does === 'together' ? attempt.writes : [attempt]) addTo(batch, database, write)
  return batch.commit()
}

function addTo(batch: WriteBatch, database: Firestore, write: Write) {
  const ref = doc(database, write.path)
  if (write.does === 'delete') batch.delete(ref)
  else batch.set(ref, asTheLibraryTakes(write.fields))
}

function asTheLibraryTakes(fields: Fields) {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([field, value]) => [field, toLibraryValue(value)]))
}

function toLibraryValue(value: Value | undefined): unknown {
  if (value === serverTime) return serverTimestamp()
  return value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value
}
