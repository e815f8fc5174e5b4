import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run-command.mjs'
import { Complaint, say } from './terminal-output.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Locked
 * @typedef {Record<string, Locked>} Lock folder of a package -> what is locked there
 */

/**
 * Why installed packages do not satisfy the lockfile; null: they do.
 * @param {Lock} required `packages` of package-lock.json
 * @param {Lock} installed `packages` of node_modules/.package-lock.json
 */
function findMissingPackage(required, installed) {
  const exists = (/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json'))
  for (const [folder, { version, optional }] of Object.entries(required)) {
    if (folder === '') continue
    const found = installed[folder]
    // npm leaves out optional packages of other systems.
    if (!found && optional) continue
    if (!found || found.version !== version || !(optional || exists(folder))) return folder
  }
  return null
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
  if (findMissingPackage(required, installed) === null) return
  say('Installing packages (once, a minute or two) …')
  const { code } = await runNpm(installArguments)
  if (code !== 0)
    throw new Complaint('The packages could not be installed. Check your connection and the output of npm above.')
}
