import { runCommand } from '../scripts/command.mjs'
import { Complaint, readLastLine } from '../scripts/terminal.mjs'

/** Fetched once (300 MB), then found in npm's cache. An exact version: another is another program. */
export const firebaseTools = 'firebase-tools@15.34.2'

export const fetchTimeoutMs = 1_200_000

/** @param {readonly string[]} args */
export function buildNpxArguments(args) {
  return ['--yes', '--prefer-offline', '--ignore-scripts', firebaseTools, ...args]
}

/** @param {Readonly<Record<string, string | undefined>>} env */
export function buildNpxEnvironment(env) {
  // Install scripts compile a quicker engine for patterns, for minutes, and run foreign code.
  return { ...env, CI: '1', npm_config_ignore_scripts: 'true' }
}

/** @param {readonly string[]} args */
function runNpx(args) {
  return runCommand('npx', args, { env: buildNpxEnvironment({}), shell: process.platform === 'win32' })
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

export function setUpFirestoreEmulator() {
  return runNpx(buildNpxArguments(['setup:emulators:firestore']))
}
