import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firebaseTools, startToolsEmulator } from '../firebase/firebase-tools.mjs'
import { Complaint, readLastLine } from './terminal-output.mjs'

/** Names that begin with 'demo-' are never real projects. */
export const emulatedProject = 'demo-loupe'

/** @typedef {{ address: string, stop: () => Promise<void> }} AuthEmulator address: host and port; stop: ends it and waits for its end */

/**
 * Starts the Auth emulator on a free port, or takes the one that LOUPE_AUTH_EMULATOR names and leaves it running.
 * @returns {Promise<AuthEmulator>}
 */
export async function startAuthEmulator() {
  const given = process.env.LOUPE_AUTH_EMULATOR
  if (given) return { address: given, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'loupe-auth-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { address, stop } = await startToolsEmulator('auth', { project: emulatedProject, folder })
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
      `The Authentication emulator did not start. It needs the network once, to download ${firebaseTools} (${readLastLine(output)}):\n${output}`
    )
  }
}
