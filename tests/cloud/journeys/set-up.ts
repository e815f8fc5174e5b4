import { join } from 'node:path'
import { startFirestoreEmulator } from '#tests/support/firestore-emulator.ts'
import { emulatedProject, startAuthEmulator } from '../../../build/scripts/auth-emulator.mjs'
import { root, tool } from '../../../build/scripts/command.mjs'
import { serve } from '../../../build/scripts/serve.mjs'

/** Beside dist/, which is built without a shared board. */
const dist = join(root, 'node_modules/.cache/loupe/cloud/dist')

/** A port for the app on which nothing else is likely to listen; the pages may be asked for by this address alone. */
const port = Number(process.env.LOUPE_CLOUD_PORT ?? 4719)

/** Starts the emulators, builds the app for them and serves it. What the journeys must know stands in the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const accounts = await startAuthEmulator()
  const board = await startFirestoreEmulator()
  const stopEmulators = async () => {
    await Promise.all([accounts.stop(), board.stop()])
  }
  try {
    const firestore = `${board.host}:${board.port}`
    await build({
      LOUPE_FIREBASE_API_KEY: 'emulated',
      LOUPE_FIREBASE_PROJECT_ID: emulatedProject,
      LOUPE_FIREBASE_EMULATORS: `auth=${accounts.address},firestore=${firestore}`
    })
    const stopServing = await serve({ dist, port })
    process.env.LOUPE_CLOUD = JSON.stringify({ app: `http://localhost:${port}`, auth: accounts.address, firestore })
    return async () => {
      await stopServing()
      await stopEmulators()
    }
  } catch (error) {
    await stopEmulators()
    throw error
  }
}

async function build(env: Record<string, string>): Promise<void> {
  const args = ['build', 'renderer', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
  const { code, output } = await tool('vite/bin/vite.js', args, { env: { NODE_ENV: 'production', ...env } })
  if (code !== 0) throw new Error(`The app of a shared board could not be built:\n${output}`)
}
