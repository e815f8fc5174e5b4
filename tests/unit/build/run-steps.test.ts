import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatDuration, formatProgress } from '../../../build/scripts/progress.mjs'

const scripts = join(import.meta.dirname, '../../../build/scripts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-steps-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A script that runs steps; `runSteps` and `runCommand` are there. */
function runner(body: string): { child: ChildProcess; output(): string; ended: Promise<number | NodeJS.Signals> } {
  const imported = (file: string) => JSON.stringify(pathToFileURL(join(scripts, file)).href)
  const file = join(folder, 'run.mjs')
  writeFileSync(
    file,
    `import { runSteps } from ${imported('run-steps.mjs')}
     import { runCommand } from ${imported('command.mjs')}
     import { EventEmitter, once } from 'node:events'
     const result = (passed, failed = 0, output = '') => ({ passed, failed, skipped: [], output })
     ${body}`
  )
  const child = fork(file, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | NodeJS.Signals>((done) =>
    child.once('close', (code, signal) => done(signal ?? code ?? -1))
  )
  return { child, output: () => output, ended }
}

test('lanes run beside each other, and a step that fails or throws keeps no other from running', async () => {
  // The first step of either lane ends when the first of the other has begun: one after the other they would wait for ever.
  const { output, ended } = runner(`
    const begun = new EventEmitter()
    const [leftBegan, rightBegan] = [once(begun, 'left'), once(begun, 'right')]
    const left = { name: 'left', run: async () => { begun.emit('left'); await rightBegan; return result(3) } }
    const right = {
      name: 'right',
      run: async () => { begun.emit('right'); await leftBegan; return { ...result(1, 2, 'what went wrong'), failures: [{ name: 'the claw', reason: 'bent\\nat a line' }] } }
    }
    const broken = { name: 'broken', run: async () => { throw new Error('the bench gave way') } }
    const last = { name: 'last', run: async () => ({ ...result(0), skipped: [{ name: 'last', reason: 'no lathe here' }] }) }
    console.log('held:', await runSteps([[left, last], [right, broken]]))`)
  expect(await ended).toBe(0)
  expect(output()).toMatch(/ok {5}left \([\d.]+ s, 3 of 3 passed\)/)
  expect(output()).toMatch(/FAILED right \([\d.]+ s, 1 of 3 passed\)\nfailed: the claw: bent\n {4}what went wrong/)
  expect(output()).toMatch(/FAILED broken[^\n]*\n {4}Error: the bench gave way/)
  const table = output().slice(output().search(/^step /m))
  expect(table).toMatch(/^left +3 +[\d.]+ s$/m)
  expect(table).toMatch(/^right +1 +2 failed +[\d.]+ s$/m)
  expect(table).toMatch(
    /failed: the claw: bent\nskipped: last: no lathe here\n4 passed, 3 failed, 1 skipped\nheld: false\n$/
  )
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends what a step has started, and what that has started',
  async (signal) => {
    // The innermost process holds a line to this one as long as it lives.
    const line = createServer()
    const connected = new Promise<Socket>((done) => line.once('connection', done))
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
    const { port } = line.address() as AddressInfo
    const innermost = join(folder, 'innermost.mjs')
    writeFileSync(innermost, `import { connect } from 'node:net'; connect(${port}, '127.0.0.1').resume()`)
    const middle = join(folder, 'middle.mjs')
    writeFileSync(
      middle,
      `import { spawn } from 'node:child_process'
     spawn(process.execPath, [${JSON.stringify(innermost)}], { stdio: 'ignore' })`
    )
    const { child, output, ended } = runner(`
    const run = () => runCommand(process.execPath, [${JSON.stringify(middle)}], { ownGroup: true }).then(() => result(1))
    await runSteps([[{ name: 'long', run }]])
    setInterval(() => {}, 1000)`)
    const socket = (await connected).on('error', () => {})
    const broken = new Promise((done) => socket.once('close', done))
    socket.resume()
    child.kill(signal)
    expect(await ended).toBe(signal)
    await broken
    expect(output()).toContain('Stopping …')
    line.close()
  }
)

test('once everything is being ended, no further step starts anything', async () => {
  const line = createServer()
  const connected = new Promise<Socket>((done) => line.once('connection', done))
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  const { port } = line.address() as AddressInfo
  const short = join(folder, 'short.mjs')
  writeFileSync(short, 'setInterval(() => {}, 1000)')
  // Ends when the line is cut, and not before.
  const long = join(folder, 'long.mjs')
  writeFileSync(
    long,
    `import { connect } from 'node:net'
     process.on('SIGINT', () => {})
     connect(${port}, '127.0.0.1').on('close', () => process.exit()).resume()`
  )
  const started = join(folder, 'started')
  const next = join(folder, 'next.mjs')
  writeFileSync(next, `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(started)}, '')`)
  const { child, ended } = runner(`
    const step = (file, after = () => {}) => ({
      name: file,
      run: async () => {
        await runCommand(process.execPath, [file], { ownGroup: true })
        after()
        return result(1)
      }
    })
    const tell = (word) => () => setImmediate(() => process.send(word))
    const lanes = [[step(${JSON.stringify(short)}, tell('over')), step(${JSON.stringify(next)}, tell('went on'))], [step(${JSON.stringify(long)})]]
    await runSteps(lanes)`)
  const socket = (await connected).on('error', () => {})
  const told: unknown[] = []
  child.on('message', (word) => told.push(word))
  const over = new Promise((done) => child.once('message', done))
  child.kill('SIGINT')
  await over
  // As long as the next step would have needed.
  await once(spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' }), 'close')
  socket.destroy()
  expect(await ended).toBe('SIGINT')
  expect(told).toEqual(['over'])
  expect(existsSync(started)).toBe(false)
  line.close()
})

test('says how far a step is: of all tests, or of all files while not every test is known', () => {
  expect(formatProgress(undefined)).toBe('')
  expect(formatProgress({ tests: 12, of: 1340 })).toBe('12 of 1,340 tests')
  expect(formatProgress({ tests: 1204, files: 61, ofFiles: 107 })).toBe('1,204 tests, 61 of 107 files')
})

test('times are said in seconds, from a minute on in minutes', () => {
  expect(formatDuration(4_240)).toBe('4.2 s')
  expect(formatDuration(59_940)).toBe('59.9 s')
  expect(formatDuration(59_990)).toBe('1 min 00 s')
  expect(formatDuration(125_400)).toBe('2 min 05 s')
})
