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
 * Runs a command in the project's folder to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ show?: boolean, shell?: boolean, env?: Record<string, string | undefined> }} [options] show: let it write to this terminal instead of keeping its output
 * @returns {Promise<Outcome>}
 */
export function command(program, args, { show = false, shell = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      shell,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env }
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/**
 * Runs one of the installed packages' programs with this Node: no shell, no .cmd files, the same on every system.
 * @param {string} script the program's file under node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof command>[2]} [options]
 */
export function tool(script, args, options) {
  return command(process.execPath, [resolve(root, 'node_modules', script), ...args], options)
}

/**
 * Runs npm: the one that started this script, else the one on the path.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const started = process.env.npm_execpath
  if (started && /^npm(-cli)?\.c?js$/.test(basename(started)))
    return command(process.execPath, [started, ...args], { show: true })
  // On Windows npm is a .cmd file, which only a shell can start; the arguments are this project's own plain words.
  const windows = process.platform === 'win32'
  return command(windows ? 'npm.cmd' : 'npm', args, { show: true, shell: windows })
}
