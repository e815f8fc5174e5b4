import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../scripts/run-command.mjs'
import { findFreePort, startServer } from '../scripts/start-server-process.mjs'
import { Complaint, readLastLine } from '../scripts/terminal-output.mjs'

/** Fetched once (300 MB), then found in npm's cache. An exact version: another is another program. */
export const firebaseTools = 'firebase-tools@15.34.2'

/** @param {readonly string[]} args */
function buildNpxArguments(args) {
  return ['--yes', '--prefer-offline', '--ignore-scripts', firebaseTools, ...args]
}

/** Install scripts compile a quicker engine for patterns, for minutes, and run foreign code. */
const npxEnvironment = { CI: '1', npm_config_ignore_scripts: 'true' }

/** @param {readonly string[]} args */
function runNpx(args) {
  return runCommand('npx', args, { env: npxEnvironment, shell: process.platform === 'win32' })
}

/** Runs node instead: the tools leave a log wherever they run. @param {string} how */
const withTools = (how) => ['--yes', how, '--ignore-scripts', `--package=${firebaseTools}`, '--', 'node', '--version']

export async function hasFirebaseTools() {
  return (await runNpx(withTools('--offline'))).code === 0
}

/** @throws Complaint when they cannot be fetched */
export async function fetchFirebaseTools() {
  const { code, output } = await runNpx(withTools('--prefer-offline'))
  if (code === 0) return
  // npm ends with the path of its log.
  const reason = output.split('\n').find((line) => line.startsWith('npm error')) ?? readLastLine(output)
  throw new Complaint(`Firebase's tools could not be fetched (is there a network connection?): ${reason}`)
}

const startTimeoutMs = 180_000

/**
 * Starts one of the tools' emulators on a free port, and fetches the tools first where `npm test` has not.
 * @param {'auth' | 'hosting'} name
 * @param {object} where
 * @param {string} where.project
 * @param {string} where.folder working directory: firebase.json and the tools' logs are written there
 * @param {object} [where.settings] of firebase.json
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} address: host and port; stop: ends it and waits for its end
 */
export async function startToolsEmulator(name, { project, folder, settings = {} }) {
  const host = '127.0.0.1'
  const [port, hub, logging] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const emulators = { [name]: { host, port }, hub: { host, port: hub }, logging: { host, port: logging } }
  const text = JSON.stringify({ ...settings, emulators: { ...emulators, ui: { enabled: false } } })
  writeFileSync(join(folder, 'firebase.json'), text)
  const address = `${host}:${port}`
  if (!(await hasFirebaseTools())) await fetchFirebaseTools()
  const stop = await startServer({
    program: 'npx',
    args: buildNpxArguments(['emulators:start', '--only', name, '--project', project]),
    ...{ address, startTimeoutMs, cwd: folder, env: { ...process.env, ...npxEnvironment } }
  })
  return { address, stop }
}

export function setUpFirestoreEmulator() {
  return runNpx(buildNpxArguments(['setup:emulators:firestore']))
}
