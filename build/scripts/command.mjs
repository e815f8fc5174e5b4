import { spawn } from 'node:child_process'
import { basename, resolve } from 'node:path'

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..')

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when the command could not be started or was ended by a signal
 * @property {string} output what it wrote to stdout and stderr, empty when it was shown at once
 */

/**
 * @typedef {object} CommandOptions
 * @property {boolean} [show] let it write to this terminal instead of keeping its output
 * @property {boolean} [shell]
 * @property {Readonly<Record<string, string | undefined>>} [env] added to the environment of this process
 * @property {(message: unknown) => void} [onMessage] called with what the command sends to its parent process
 * @property {boolean} [ownGroup] a process group of its own, so that an end reaches also what the command has started
 */

/** The commands that run now, and whether each has a process group of its own. @type {Map<import('node:child_process').ChildProcess, boolean>} */
const running = new Map()

/** How long a command may take to end by itself, in milliseconds: a browser has to be closed by the one that started it. */
const graceMs = 10_000

let ending = false

/** Whether everything is being ended: nothing is started any more. */
export const isEnding = () => ending

/**
 * Runs a command in the project's folder to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function runCommand(program, args, { show = false, shell = false, env = {}, onMessage, ownGroup } = {}) {
  if (ending) return Promise.resolve({ code: 1, output: '' })
  // Windows has no such groups, and opens a window for each.
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
    const keep = (/** @type {Buffer} */ chunk) => {
      text += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
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
 * Runs `main`. Ctrl+C, or an end from outside, ends every command with all that it has started, lets `main` come to its end without them,
 * and ends this process by the same signal.
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
    // What a terminal sends at Ctrl+C: test runners close their browsers and servers then.
    sendToAll('SIGINT')
    setTimeout(() => sendToAll('SIGKILL'), graceMs).unref()
  }
  for (const name of signals) process.on(name, end)
  try {
    await main()
  } finally {
    for (const name of signals) process.off(name, end)
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
      // It has ended meanwhile.
    }
  }
}

/**
 * Runs one of the installed packages' programs with this Node: no shell, no .cmd files, the same on every system.
 * @param {string} script the program's file under node_modules
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 */
export function runTool(script, args, options) {
  return runCommand(process.execPath, [resolve(root, 'node_modules', script), ...args], options)
}

/**
 * Runs npm: the one that started this script, else the one on the path.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const started = process.env.npm_execpath
  if (started && /^npm(-cli)?\.c?js$/.test(basename(started)))
    return runCommand(process.execPath, [started, ...args], { show: true })
  // On Windows npm is a .cmd file, which only a shell can start; the arguments are this project's own plain words.
  const windows = process.platform === 'win32'
  return runCommand(windows ? 'npm.cmd' : 'npm', args, { show: true, shell: windows })
}
