import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { setRules } from '#tests/support/emulator-projects.ts'
import { ownBuild } from '#tests/support/own-build.ts'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { emulatedProject, startAuthEmulator } from '../../../build/scripts/auth-emulator.mjs'
import { startFirestoreEmulator } from '../../../build/scripts/firestore-emulator.mjs'
import { runTool } from '../../../build/scripts/run-command.mjs'

/** Settings of the journeys: LOUPE_CLOUD holds them as JSON. */
export interface Emulated {
  /** Where the web app is served. */
  app: string
  /** The folder of the built desktop app. */
  desktop: string
  /** Hosts and ports of the emulators. */
  auth: string
  firestore: string
  /** The settings with which both targets were built. */
  settings: Record<string, string>
}

/** Starts the emulators, sets the rules that are deployed, builds both targets for them and serves the web's. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Opened so far, last first.
  const opened: (() => unknown)[] = []
  const end = async () => {
    for (const close of opened.splice(0)) await close()
  }
  try {
    const accounts = await startAuthEmulator()
    opened.unshift(() => accounts.stop())
    const emulator = await startFirestoreEmulator()
    opened.unshift(() => emulator.stop())
    await setRules(emulator, emulatedProject, buildRules('loupe.example'))
    const [auth, firestore] = [accounts.address, `${emulator.host}:${emulator.port}`]
    const settings = {
      LOUPE_FIREBASE_API_KEY: 'emulated',
      LOUPE_FIREBASE_PROJECT_ID: emulatedProject,
      LOUPE_FIREBASE_EMULATORS: `auth=${auth},firestore=${firestore}`
    }
    const building = ownBuild(settings)
    opened.unshift(() =>
      building.then(
        (web) => web.close(),
        () => {}
      )
    )
    // A folder of this run: what another one builds in between speaks with other emulators.
    const desktop = mkdtempSync(join(tmpdir(), 'loupe-desktop-'))
    opened.unshift(() => rmSync(desktop, { recursive: true, force: true }))
    const [web] = await Promise.all([building, buildDesktop(desktop, settings)])
    process.env.LOUPE_CLOUD = JSON.stringify({
      app: web.address,
      desktop,
      auth,
      firestore,
      settings
    } satisfies Emulated)
    return end
  } catch (error) {
    await end()
    throw error
  }
}

async function buildDesktop(folder: string, settings: Record<string, string>): Promise<void> {
  const options = ['build', '--outDir', folder, '--logLevel', 'error']
  const env = { NODE_ENV: 'production', ...settings }
  const { code, output } = await runTool('electron-vite/bin/electron-vite.js', options, { env })
  if (code !== 0) throw new Error(`The desktop app of a shared board could not be built:\n${output}`)
}
