import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setUpFirestoreEmulator } from '../firebase/firebase-tools.mjs'
import { findFreePort, startServer } from './start-server-process.mjs'
import { Complaint, readLastLine } from './terminal-output.mjs'

/**
 * @typedef {object} FirestoreEmulator
 * @property {string} host
 * @property {number} port
 * @property {() => Promise<void>} stop ends the emulator that was started here; leaves others
 */
/** @typedef {{ program: string, args: string[] }} Launcher what starts the emulator; host and port come behind it */

const packagedLauncher = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator'

/** JVM options for minutes of work: one compiler tier and one garbage collector thread take half of the CPU time. */
const shortLived = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xms768m -Xmn512m'

const startTimeoutMs = 60_000

/**
 * Emulator of FIRESTORE_EMULATOR, of a Linux package, on the PATH (gcloud), or fetched by firebase-tools; undefined: none.
 * @returns {Launcher | undefined}
 */
export function findFirestoreLauncher() {
  const given = process.env.FIRESTORE_EMULATOR
  if (given) return existsSync(given) ? resolveLauncher(given) : undefined
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'cloud_firestore_emulator'))
  const found = [packagedLauncher, ...onPath].find((file) => existsSync(file)) ?? findFetchedLauncher()
  return found === undefined ? undefined : resolveLauncher(found)
}

/** @param {string} file @returns {Launcher} */
function resolveLauncher(file) {
  return file.endsWith('.jar')
    ? { program: 'java', args: ['-Duser.language=en', '-jar', file] }
    : { program: file, args: ['start'] }
}

/** @returns {string | undefined} */
function findFetchedLauncher() {
  const folder = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const versions = files.filter((file) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(file))
  const [latest] = versions.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  return latest && join(folder, latest)
}

/** Fetches the emulator with firebase-tools. @throws Complaint when it cannot be fetched */
export async function fetchFirestoreEmulator() {
  const given = process.env.FIRESTORE_EMULATOR
  if (given) throw new Complaint(`FIRESTORE_EMULATOR is ${given}, but that file does not exist.`)
  const { output } = await setUpFirestoreEmulator()
  if (findFirestoreLauncher()) return
  throw new Complaint(
    `The Firestore emulator could not be downloaded (${readLastLine(output)}). On Debian install google-cloud-cli-firestore-emulator from ` +
      "Google's repository, or set FIRESTORE_EMULATOR to its launcher or .jar file."
  )
}

/**
 * Starts the emulator on a free port, or takes the one that LOUPE_FIRESTORE_EMULATOR names and leaves it running. Projects have documents
 * and rules of their own; one without rules allows everything, see setRules.
 * @returns {Promise<FirestoreEmulator>}
 */
export async function startFirestoreEmulator() {
  const { env } = process
  if (env.LOUPE_FIRESTORE_EMULATOR) {
    const [host = '', port = ''] = env.LOUPE_FIRESTORE_EMULATOR.split(':')
    return { host, port: Number(port), stop: async () => {} }
  }
  const launcher = findFirestoreLauncher()
  if (!launcher) throw new Error('The Firestore emulator is not installed: run `npm run test:cloud`')
  const [host, port] = ['127.0.0.1', await findFreePort()]
  const stop = await startServer({
    program: launcher.program,
    args: [...launcher.args, `--host=${host}`, `--port=${port}`],
    address: `${host}:${port}`,
    startTimeoutMs,
    env: { ...env, JAVA_TOOL_OPTIONS: `${env.JAVA_TOOL_OPTIONS ?? ''} ${shortLived}`.trim() }
  }).catch((error) => {
    const output = error instanceof Error ? error.message : String(error)
    throw new Complaint(`The Firestore emulator did not start (${readLastLine(output)}):\n${output}`)
  })
  return { host, port, stop }
}
