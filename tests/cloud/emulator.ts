import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFirestoreEmulator } from '../../build/scripts/firestore-emulator.mjs'

/** One emulator of Firestore for all files: the one that LOUPE_FIRESTORE_EMULATOR names, or one of this run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { host, port, stop } = await startFirestoreEmulator()
  process.env.LOUPE_FIRESTORE_EMULATOR = `${host}:${port}`
  // Its name begins the names of all projects of this run.
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  process.env.LOUPE_TEST_PROJECTS = folder
  return () => {
    rmSync(folder, { recursive: true })
    return stop()
  }
}
