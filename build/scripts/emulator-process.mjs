import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * @typedef {object} Server
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} address host and port at which it answers once it is up; it prints something when it does
 * @property {number} startTimeoutMs in milliseconds
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string | undefined>>} [env]
 */

/**
 * Starts a program and waits until it answers over http, which it is asked whenever it has printed something. It ends with this
 * process at the latest.
 * Rejects with the last lines that it printed when it ends or stays silent.
 * @param {Server} server
 * @returns {Promise<() => Promise<void>>} ends it and all it has started, and waits for the end
 */
export async function startServer({ program, args, address, startTimeoutMs, cwd, env }) {
  // A group of its own: what is started is a script whose child is the server.
  const child = spawn(program, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const { readOutput, happened, tell, hasEnded, stop } = watchProcess(child)
  const signal = AbortSignal.timeout(startTimeoutMs)
  signal.addEventListener('abort', tell)
  while (!signal.aborted && !hasEnded()) {
    // Asked for before the question: what is printed meanwhile leads to the next one.
    const next = happened()
    if (await fetch(`http://${address}/`, { signal }).catch(() => null)) return stop
    await next
  }
  await stop()
  throw new Error(readOutput())
}

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child */
function watchProcess(child) {
  let [output, hasEnded] = ['', false]
  const news = new EventTarget()
  const tell = () => news.dispatchEvent(new Event('news'))
  const keep = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk).slice(-4000)
    tell()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  /** @type {Promise<void>} */
  const ended = new Promise((done) => {
    const settle = () => {
      hasEnded = true
      done()
      tell()
    }
    child.once('error', (error) => {
      output += error.message
      settle()
    })
    child.once('close', settle)
  })
  const end = () => {
    if (child.pid === undefined || hasEnded) return
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
      return
    }
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended meanwhile.
    }
  }
  // Whoever ends this process by hand ends what it has started, which is in no terminal's group.
  const endBySignal = (/** @type {NodeJS.Signals} */ signal) => {
    end()
    process.kill(process.pid, signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
  process.once('exit', end)
  for (const signal of signals) process.once(signal, endBySignal)
  return {
    readOutput: () => output,
    hasEnded: () => hasEnded,
    /** @returns {Promise<void>} when it has printed something more or ended, or `tell` was called */
    happened: () => new Promise((done) => news.addEventListener('news', () => done(), { once: true })),
    tell,
    stop: async () => {
      process.off('exit', end)
      for (const signal of signals) process.off(signal, endBySignal)
      end()
      await ended
    }
  }
}

/**
 * From which ports one is chosen: below those that systems hand to outgoing connections, so that nobody gets it by chance while a
 * server is being fetched for minutes.
 */
const firstPort = 10_000
const lastPort = 29_999

/** @returns {Promise<number>} a port of this computer that nobody uses now */
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
