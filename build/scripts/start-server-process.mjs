import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const pollIntervalMs = 100
const answerTimeoutMs = 5000
const killAfterMs = 3000

/**
 * @typedef {object} Server
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} address host and port
 * @property {number} startTimeoutMs
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string | undefined>>} [env]
 */

/**
 * Starts a server and waits until it answers over http. It ends with this process. Rejects with its last output.
 * @param {Server} server
 * @returns {Promise<() => Promise<void>>} ends it with its children, and waits for the end
 */
export async function startServer({ program, args, address, startTimeoutMs, cwd, env = process.env }) {
  // A process group: the program is a script whose child is the server.
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, { cwd, env, detached: true, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, hasEnded] = ['', false]
  const keep = (/** @type {unknown} */ text) => {
    output = (output + text).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = once(child, 'close')
    .catch((error) => keep(error.message))
    .then(() => {
      hasEnded = true
      release()
    })
  const { kill, release } = killWithProcess(child, () => hasEnded)
  const stop = async () => {
    kill('SIGTERM')
    // Firebase's tools ignore a SIGTERM in their first tenth of a second.
    await Promise.race([ended, setTimeout(killAfterMs, undefined, { ref: false })])
    kill('SIGKILL')
    await ended
  }
  const until = performance.now() + startTimeoutMs
  while (!hasEnded && performance.now() < until) {
    if (await isAnswering(address)) return stop
    await Promise.race([ended, setTimeout(pollIntervalMs)])
  }
  const reason = hasEnded ? '' : `\nno answer within ${startTimeoutMs / 1000} s`
  await stop()
  throw new Error(output + reason)
}

/** @param {string} address @returns {Promise<boolean>} */
function isAnswering(address) {
  return fetch(`http://${address}/`, { signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    () => true,
    () => false
  )
}

/**
 * Kills a child's process group with this process or at a signal, which no terminal sends to the group.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} hasEnded
 */
function killWithProcess(child, hasEnded) {
  const kill = (/** @type {NodeJS.Signals} */ signal) => {
    if (child.pid === undefined || hasEnded()) return
    if (process.platform === 'win32')
      spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
    else {
      try {
        process.kill(-child.pid, signal)
      } catch {
        // It has ended since.
      }
    }
  }
  // SIGKILL: a process that exits cannot wait for whether a SIGTERM was ignored.
  const killAtExit = () => kill('SIGKILL')
  const killBySignal = (/** @type {NodeJS.Signals} */ signal) => {
    kill('SIGKILL')
    process.kill(process.pid, signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once('exit', killAtExit)
  for (const signal of signals) process.once(signal, killBySignal)
  return {
    kill,
    /** Once the child has ended. */
    release() {
      process.off('exit', killAtExit)
      for (const signal of signals) process.off(signal, killBySignal)
    }
  }
}

/** Below the ports of outgoing connections, so that none is taken while a server is fetched for minutes. */
const firstPort = 10_000
const lastPort = 29_999

/** @returns {Promise<number>} a free port of this computer */
export async function findFreePort() {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(firstPort, lastPort + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`There is no free port from ${firstPort} to ${lastPort}`)
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
