import { spawn } from 'node:child_process'
import { basename, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when it did not start or ended by a signal
 * @property {string} output stdout and stderr; '' when shown
 */

/**
 * @typedef {object} CommandOptions
 * @property {boolean} [show] writes to this terminal
 * @property {boolean} [shell]
 * @property {Readonly<Record<string, string | undefined>>} [env] added to this process's environment
 * @property {(message: unknown) => void} [onMessage] gets the child's IPC messages
 * @property {boolean} [ownGroup] a process group, ended with all that the command has started
 */

/** Running commands, and whether each has a process group. @type {Map<import('node:child_process').ChildProcess, boolean>} */
const running = new Map()

/** Grace time in milliseconds: a browser is closed by the process that started it. */
const graceMs = 10_000

let ending = false

export const isEnding = () => ending

/**
 * Runs a command in the project's folder.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function runCommand(program, args, { show = false, shell = false, env = {}, onMessage, ownGroup } = {}) {
  if (ending) return Promise.resolve({ code: 1, output: '' })
  // Windows has no process groups, and would open a window.
  const isGroup = ownGroup === true && process.platform !== 'win32'
  return new Promise((done) => {
    const output = show ? 'inherit' : 'pipe'
    const child = spawn(program, args, {
      cwd: root,
      shell,
      stdio: onMessage ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
      detached: isGroup,
      env: { ...process.env, ...env }
    })
    running.set(child, isGroup)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      // A character may arrive in two chunks.
      stream?.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
    }
    if (onMessage) child.on('message', onMessage)
    const settle = (/** @type {Outcome} */ outcome) => {
      running.delete(child)
      done(outcome)
    }
    child.once('error', (error) => settle({ code: 1, output: `${text}${error.message}\n` }))
    child.once('close', (code) => settle({ code: code ?? 1, output: text }))
  })
}

/**
 * Runs `main`. A signal ends all commands with their children, lets `main` finish and then ends this process.
 * @param {() => Promise<void>} main
 */
export async function endBySignal(main) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  /** @type {NodeJS.Signals | undefined} */
  let received
  const end = (/** @type {NodeJS.Signals} */ name) => {
    received ??= name
    if (ending) return
    ending = true
    process.stdout.write('\nStopping …\n')
    // SIGINT, as Ctrl+C: test runners close browsers and servers.
    sendToAll('SIGINT')
    setTimeout(() => sendToAll('SIGKILL'), graceMs).unref()
  }
  // Also where this process ends by an error, such as one of a closed pipe (`npm test | head`): separate process groups would go on.
  const endAll = () => sendToAll('SIGINT')
  for (const name of signals) process.on(name, end)
  process.once('exit', endAll)
  try {
    await main()
  } finally {
    for (const name of signals) process.off(name, end)
    process.off('exit', endAll)
    if (received) process.kill(process.pid, received)
  }
}

/** @param {NodeJS.Signals} name */
function sendToAll(name) {
  for (const [child, isGroup] of running) {
    try {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid, name)
      else child.kill(name)
    } catch {
      // It has ended since.
    }
  }
}

/**
 * Runs a package's program with this Node, without a shell.
 * @param {string} script file under node_modules
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 */
export function runTool(script, args, options) {
  return runCommand(process.execPath, [resolve(root, 'node_modules', script), ...args], options)
}

/**
 * Runs the npm that started this script, else the one on the PATH.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const started = process.env.npm_execpath
  if (started && /^npm(-cli)?\.c?js$/.test(basename(started)))
    return runCommand(process.execPath, [started, ...args], { show: true })
  // On Windows npm is a .cmd file, which needs a shell; the arguments are plain words of ours.
  const windows = process.platform === 'win32'
  return runCommand(windows ? 'npm.cmd' : 'npm', args, { show: true, shell: windows })
}
