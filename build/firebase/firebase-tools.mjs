import { runCommand } from '../scripts/command.mjs'
import { Complaint, readLastLine } from '../scripts/terminal.mjs'

/** Firebase's own tools: fetched once (300 MB), then found in npm's cache without the network. One version: another is another program. */
export const firebaseTools = 'firebase-tools@15.34.2'

/** How long fetching the tools may take. */
export const fetchTimeoutMs = 1_200_000

/** @param {readonly string[]} args */
export function buildNpxArguments(args) {
  return ['--yes', '--prefer-offline', '--ignore-scripts', firebaseTools, ...args]
}

/** @param {Readonly<Record<string, string | undefined>>} env */
export function buildNpxEnvironment(env) {
  // Their install scripts compile a quicker engine for patterns, for minutes, which no emulator needs; and run foreign code.
  return { ...env, CI: '1', npm_config_ignore_scripts: 'true' }
}

/** @param {readonly string[]} args */
function runNpx(args) {
  return runCommand('npx', args, { env: buildNpxEnvironment({}), shell: process.platform === 'win32' })
}

/** Something else in their place: they themselves leave a log wherever they are run. @param {string} how */
const withTools = (how) => ['--yes', how, '--ignore-scripts', `--package=${firebaseTools}`, '--', 'node', '--version']

/** Whether npm's cache has them. */
export async function hasFirebaseTools() {
  return (await runNpx(withTools('--offline'))).code === 0
}

/** @throws Complaint when they cannot be fetched */
export async function fetchFirebaseTools() {
  const { code, output } = await runNpx(withTools('--prefer-offline'))
  if (code === 0) return
  // npm ends with where its log lies.
  const reason = output.split('\n').find((line) => line.startsWith('npm error')) ?? readLastLine(output)
  throw new Complaint(`Firebase's tools could not be fetched (is there a network connection?): ${reason}`)
}

/** Has the tools fetch the emulator of Firestore. */
export function setUpFirestoreEmulator() {
  return runNpx(buildNpxArguments(['setup:emulators:firestore']))
}
