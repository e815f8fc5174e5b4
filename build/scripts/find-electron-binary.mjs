import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './run-command.mjs'
import { Complaint, say } from './terminal-output.mjs'

const electron = join(root, 'node_modules/electron')

/** null: never fetched. */
export function findElectronBinary() {
  const named = join(electron, 'path.txt')
  const program = existsSync(named) ? readFileSync(named, 'utf8').trim() : ''
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const file = elsewhere ? join(elsewhere, program || 'electron') : join(electron, 'dist', program || 'electron')
  return existsSync(file) ? file : null
}

/**
 * Fetches Electron's binary (100 MB), which only the desktop app needs.
 * @returns {Promise<string>} its program file
 */
export async function fetchElectron() {
  const installed = findElectronBinary()
  if (installed) return installed
  say('Downloading Electron (once, about 100 MB) …')
  const { code } = await runTool('electron/install.js', [], { show: true })
  const fetched = findElectronBinary()
  if (code === 0 && fetched) return fetched
  throw new Complaint(
    'Electron could not be downloaded from github.com. Check your connection, or set ELECTRON_MIRROR to a mirror or ELECTRON_OVERRIDE_DIST_PATH to a folder that has it.'
  )
}
