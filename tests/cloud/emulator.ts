import { startFirestoreEmulator } from '../../build/scripts/firestore-emulator.mjs'

/** One emulator of Firestore for all files: the one that LOUPE_FIRESTORE_EMULATOR names, or one of this run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { host, port, stop } = await startFirestoreEmulator()
  process.env.LOUPE_FIRESTORE_EMULATOR = `${host}:${port}`
  return stop
}
