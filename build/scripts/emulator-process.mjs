import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:net'

/**
 * @typedef {object} Server
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} address host and port; it prints something when it answers there
 * @property {number} startTimeoutMs
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string | undefined>>} [env]
 */

/**
 * Starts a server and waits until it answers over http, asked after each output. It ends with this process. Rejects with its last output.
 * @param {Server} server
 * @returns {Promise<() => Promise<void>>} ends it with its children, and waits for the end
 */
export async function startServer({ program, args, address, startTimeoutMs, cwd, env = process.env }) {
  // A process group: the program is a script whose child is the server.
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, { cwd, env, detached: true, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] })
  const news = new EventEmitter()
  let [output, hasEnded] = ['', false]
  const tell = (/** @type {unknown} */ text) => {
    output = (output + text).slice(-4000)
    news.emit('news')
  }
  child.stdout.on('data', tell)
  child.stderr.on('data', tell)
  const ended = once(child, 'close')
    .catch((error) => tell(error.message))
    .then(() => {
      hasEnded = true
      news.emit('news')
    })
  const stop = endWith(child, () => hasEnded)
  const signal = AbortSignal.timeout(startTimeoutMs)
  signal.addEventListener('abort', () => news.emit('news'))
  while (!signal.aborted && !hasEnded) {
    // Subscribed before the request, so that no output is missed.
    const next = once(news, 'news')
    if (await fetch(`http://${address}/`, { signal }).catch(() => null)) {
      return async () => {
        stop()
        await ended
      }
    }
    await next
  }
  stop()
  await ended
  throw new Error(output)
}

/**
 * Ends a child's process group with this process or at a signal, which no terminal sends to the group.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} hasEnded
 * @returns {() => void} ends it now
 */
function endWith(child, hasEnded) {
  const end = () => {
    if (child.pid === undefined || hasEnded()) return
    if (process.platform === 'win32')
      spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
    else {
      try {
        process.kill(-child.pid, 'SIGTERM')
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  const endBySignal = (/** @type {NodeJS.Signals} */ name) => {
    end()
    process.kill(process.pid, name)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
  process.once('exit', end)
  for (const name of signals) process.once(name, endBySignal)
  return () => {
    process.off('exit', end)
    for (const name of signals) process.off(name, endBySignal)
    end()
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
