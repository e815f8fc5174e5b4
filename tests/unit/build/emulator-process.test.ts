import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort, startServer } from '../../../build/scripts/emulator-process.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-server-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function script(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** A launcher whose child is the server, as those of the emulators are. */
function launcher(port: number): string {
  const server = script(
    'server.mjs',
    `import { createServer } from 'node:http'
     createServer((_, response) => response.end()).listen(${port}, '127.0.0.1', () => console.log('up'))`
  )
  return script(
    'launcher.mjs',
    `import { spawn } from 'node:child_process'
     spawn(process.execPath, [${JSON.stringify(server)}], { stdio: 'inherit' })`
  )
}

/** Holds a line to the server, which breaks when its process is gone. */
async function lineTo(port: number): Promise<{ broken: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1').resume()
  const broken = new Promise((done) => socket.on('error', () => {}).once('close', done))
  await once(socket, 'connect')
  return { broken }
}

const timeoutMs = 25_000

const start = (file: string, port: number) =>
  startServer({ program: process.execPath, args: [file], address: `127.0.0.1:${port}`, startTimeoutMs: timeoutMs })

test('a server and what it has started end when they are stopped', async () => {
  const port = await findFreePort()
  const stop = await start(launcher(port), port)
  const line = await lineTo(port)
  await stop()
  await line.broken
})

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'they end with the process that started them, also when %s ends it',
  async (signal) => {
    const port = await findFreePort()
    const starter = script(
      'starter.mjs',
      `import { startServer } from ${JSON.stringify(join(import.meta.dirname, '../../../build/scripts/emulator-process.mjs'))}
       await startServer({ program: process.execPath, args: [${JSON.stringify(launcher(port))}],
         address: '127.0.0.1:${port}', startTimeoutMs: ${timeoutMs} })
       process.send('up')
       setInterval(() => {}, 1000)`
    )
    const child = fork(starter)
    await new Promise((up) => child.once('message', up))
    const line = await lineTo(port)
    child.kill(signal)
    expect(await new Promise((done) => child.once('exit', (_, by) => done(by)))).toBe(signal)
    await line.broken
  }
)

test('a server that ends before it answers is not waited for, and told with what it printed', async () => {
  const broken = script('broken.mjs', "console.error('no such port'); process.exit(3)")
  // Nothing stands behind it of a time in which there was no answer.
  await expect(start(broken, await findFreePort())).rejects.toThrow(/no such port\s*$/)
})

test.skipIf(process.platform === 'win32')('a server that does not end when it is asked to is killed', async () => {
  const port = await findFreePort()
  const deaf = script(
    'deaf.mjs',
    `import { createServer } from 'node:http'
     process.on('SIGTERM', () => {})
     createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`
  )
  const stop = await start(deaf, port)
  const line = await lineTo(port)
  await stop()
  await line.broken
})

test('a server that prints nothing when it answers has started when it does', async () => {
  const port = await findFreePort()
  const late = script(
    'late.mjs',
    `import { createServer } from 'node:http'
     console.log('up soon')
     setTimeout(() => createServer((_, response) => response.end()).listen(${port}, '127.0.0.1'), 300)`
  )
  const stop = await start(late, port)
  const line = await lineTo(port)
  await stop()
  await line.broken
})

test('a server that leaves a request without an answer is asked again', async () => {
  const port = await findFreePort()
  const hesitant = script(
    'hesitant.mjs',
    `import { createServer } from 'node:http'
     let asked = 0
     createServer((_, response) => ++asked > 1 && response.end()).listen(${port}, '127.0.0.1')`
  )
  const stop = await startServer({
    ...{ program: process.execPath, args: [hesitant], address: `127.0.0.1:${port}`, startTimeoutMs: timeoutMs }
  })
  await stop()
})

test('a server that never answers is ended, and told with the time that it had', async () => {
  const args = [script('silent.mjs', 'setInterval(() => {}, 1000)')]
  const address = `127.0.0.1:${await findFreePort()}`
  const start = startServer({ program: process.execPath, args, address, startTimeoutMs: 500 })
  await expect(start).rejects.toThrow(/no answer within 0.5 s$/)
})

test('a free port is none of those that systems give to outgoing connections, which may take it while the server is fetched', async () => {
  const firstOfSystems = 32_768
  const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()))
  expect(Math.max(...ports)).toBeLessThan(firstOfSystems)
  expect(Math.min(...ports)).toBeGreaterThan(1024)
})
