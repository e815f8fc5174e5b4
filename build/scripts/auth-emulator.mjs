import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildNpxArguments, buildNpxEnvironment, fetchTimeoutMs, firebaseTools } from '../firebase/firebase-tools.mjs'
import { findFreePort, startServer } from './emulator-process.mjs'
import { Complaint, readLastLine } from './terminal.mjs'

/** Names that begin with 'demo-' are never real projects. */
export const emulatedProject = 'demo-loupe'

/** @typedef {{ address: string, stop: () => Promise<void> }} AuthEmulator address: host and port; stop: ends it and waits for its end */

/**
 * Starts the Auth emulator on a free port, or takes the one that LOUPE_AUTH_EMULATOR names and leaves it running.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Promise<AuthEmulator>}
 */
export async function startAuthEmulator(env = process.env) {
  if (env.LOUPE_AUTH_EMULATOR) return { address: env.LOUPE_AUTH_EMULATOR, stop: async () => {} }
  // Firebase's tools write logs into their working directory.
  const folder = mkdtempSync(join(tmpdir(), 'loupe-auth-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const host = '127.0.0.1'
  const [port = 0, hub, logging] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const emulators = { auth: { host, port }, hub: { host, port: hub }, logging: { host, port: logging } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators: { ...emulators, ui: { enabled: false } } }))
  const address = `${host}:${port}`
  try {
    const stop = await startServer({
      program: 'npx',
      args: buildNpxArguments(['emulators:start', '--only', 'auth', '--project', emulatedProject]),
      address,
      startTimeoutMs: fetchTimeoutMs,
      cwd: folder,
      env: buildNpxEnvironment(env)
    })
    return {
      address,
      async stop() {
        await stop()
        remove()
      }
    }
  } catch (error) {
    remove()
    const output = error instanceof Error ? error.message : String(error)
    throw new Complaint(
      `The emulator of Firebase Authentication did not start; the network is needed once, to fetch ${firebaseTools} (${readLastLine(output)}):\n${output}`
    )
  }
}
