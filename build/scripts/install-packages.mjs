import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run-command.mjs'
import { Complaint, say } from './terminal-output.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Lock folder of a package -> what is locked there */

/**
 * Whether the installed packages are those of the lockfile.
 * @param {Lock} required `packages` of package-lock.json
 * @param {Lock} installed `packages` of node_modules/.package-lock.json
 */
function isInstalled(required, installed) {
  return Object.entries(required).every(([folder, { version, optional = false }]) => {
    if (folder === '') return true
    const found = installed[folder]
    // npm leaves out optional packages of other systems.
    if (!found) return optional
    return found.version === version && (optional || existsSync(join(root, folder, 'package.json')))
  })
}

/** No package runs scripts. Repeated from .npmrc, over which a person's or machine's setting would win. */
export const installArguments = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error'
]

/** @param {string} file @returns {Lock} */
function readPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}
}

/** Installs packages unless they satisfy package-lock.json, which takes some milliseconds to see. */
export async function installPackages() {
  const required = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (isInstalled(required, installed)) return
  say('Installing packages (once, a minute or two) …')
  const { code } = await runNpm(installArguments)
  if (code !== 0)
    throw new Complaint('The packages could not be installed. Check your connection and the output of npm above.')
}
