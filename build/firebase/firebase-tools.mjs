import { runCommand } from '../scripts/command.mjs'
import { Complaint } from '../scripts/terminal.mjs'

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

/** Whether npm's cache has them. */
export async function hasFirebaseTools() {
  return (await runNpx(['--offline', ...buildNpxArguments(['--version'])])).code === 0
}

/** @param {readonly string[]} [args] what they do once they are here @throws Complaint when they cannot be fetched */
export async function fetchFirebaseTools(args = ['--version']) {
  const { code, output } = await runNpx(buildNpxArguments(args))
  if (code === 0) return
  const reason =
    output
      .trim()
      .split('\n')
      .find((line) => /error/i.test(line)) ?? output.trim().slice(-200)
  throw new Complaint(
    `Firebase's tools could not be fetched or have failed (is there a network connection?): ${reason}`
  )
}
