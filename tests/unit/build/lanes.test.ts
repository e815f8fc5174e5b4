import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../build/scripts/command.mjs'
import { formatDuration, formatProgress } from '../../../build/scripts/lanes.mjs'
import { plantCommands } from './planted-project.ts'

const scripts = join(import.meta.dirname, '../../../build/scripts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-lanes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A script that runs lanes; `runLanes`, `runCommand`, `endBySignal` and `say` are there. */
function runner(body: string): { child: ChildProcess; output(): string; ended: Promise<number | NodeJS.Signals> } {
  const imported = (file: string) => JSON.stringify(pathToFileURL(join(scripts, file)).href)
  const file = join(folder, 'run.mjs')
  writeFileSync(
    file,
    `import { runLanes } from ${imported('lanes.mjs')}
     import { endBySignal, runCommand } from ${imported('command.mjs')}
     import { say } from ${imported('terminal.mjs')}
     import { EventEmitter, once } from 'node:events'
     const result = (passed, failures = [], output = '') => ({ passed, failures, skipped: [], output })
     ${body}`
  )
  const child = fork(file, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<number | NodeJS.Signals>((done) =>
    child.once('close', (code, signal) => done(signal ?? code ?? -1))
  )
  return { child, output: () => output, ended }
}

/** Holds a line to the process that calls `port`, for as long as it lives. */
async function heldLine() {
  const server = createServer()
  const connected = new Promise<Socket>((done) => server.once('connection', done))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connected.then((one) => one.on('error', () => {}).resume())
  return {
    port: (server.address() as AddressInfo).port,
    socket,
    broken: async () => {
      const one = await socket
      if (!one.closed) await new Promise((done) => one.once('close', done))
      server.close()
    }
  }
}

test('lanes run beside each other, and a step that fails or throws keeps no other from running', async () => {
  // The first step of either lane ends when the first of the other has begun: one after the other they would wait for ever.
  const { output, ended } = runner(`
    const begun = new EventEmitter()
    const [leftBegan, rightBegan] = [once(begun, 'left'), once(begun, 'right')]
    const left = { name: 'left', run: async () => { begun.emit('left'); await rightBegan; return result(3) } }
    const bent = [{ name: 'the claw', reason: 'bent\\nat a line' }, { name: 'the clasp', reason: 'lost' }]
    const right = { name: 'right', run: async () => { begun.emit('right'); await leftBegan; return result(1, bent, 'what went wrong') } }
    const broken = { name: 'broken', run: async () => { throw new Error('the bench gave way') } }
    const last = { name: 'last', run: async () => ({ ...result(0), skipped: [{ name: 'last', reason: 'no lathe here' }] }) }
    console.log('held:', await runLanes([[left, last], [right, broken]]))`)
  expect(await ended).toBe(0)
  expect(output()).toMatch(/left \([\d.]+ s, 3 of 3 passed\)/)
  expect(output()).toMatch(
    /FAILED right \([\d.]+ s, 1 of 3 passed\)\nfailed: the claw: bent\nfailed: the clasp: lost\n {4}what went wrong/
  )
  expect(output()).toMatch(/FAILED broken[^\n]*\nfailed: broken: the bench gave way\n {4}Error: the bench gave way/)
  expect(output()).toMatch(
    /failed: the claw: bent\nfailed: the clasp: lost\nfailed: broken: the bench gave way\nskipped: last: no lathe here\n4 passed, 3 failed, 1 skipped\nheld: false\n$/
  )
})

test('a run in which nothing failed and nothing passed has shown nothing', async () => {
  const { output, ended } = runner(`
    const nothing = { name: 'nothing', run: async () => result(0) }
    const something = { name: 'something', run: async () => result(1) }
    console.log('held:', await runLanes([[nothing]]), await runLanes([[nothing], [something]]))`)
  expect(await ended).toBe(0)
  expect(output()).toMatch(/^0 passed, 0 failed, 0 skipped$/m)
  expect(output()).toMatch(/^1 passed, 0 failed, 0 skipped\nheld: false true$/m)
})

test('what cannot be had fails the steps that need it, with one sentence each, and no other; what is left out is skipped', async () => {
  const { output, ended } = runner(`
    const step = (name, needs) => ({ name, needs, run: async ({ CHROMIUM_PATH = 'nothing' }) => { console.log(name, 'was given', CHROMIUM_PATH); return result(1) } })
    const got = { browser: { env: { CHROMIUM_PATH: 'a browser' } }, accounts: { problem: 'No tools could be fetched.\\nAt all.' }, firestore: Promise.resolve({ absent: 'no Java' }) }
    console.log('held:', await runLanes([[step('journeys', ['browser']), step('rules', ['firestore'])], [step('people', ['browser', 'accounts']), step('units')]], got))`)
  expect(await ended).toBe(0)
  expect(output()).toMatch(/^journeys was given a browser$/m)
  expect(output()).toMatch(/^units was given nothing$/m)
  expect(output()).not.toMatch(/(people|rules) was given/)
  expect(output()).toMatch(
    /failed: people: No tools could be fetched\.\nskipped: rules: no Java\n2 passed, 1 failed, 1 skipped\nheld: false\n$/
  )
})

test.each(['SIGINT', 'SIGTERM', 'a reader of the output who leaves'] as const)(
  '%s ends what a step has started, and what that has started',
  async (end) => {
    const line = await heldLine()
    const innermost = join(folder, 'innermost.mjs')
    writeFileSync(innermost, `import { connect } from 'node:net'; connect(${line.port}, '127.0.0.1').resume()`)
    const middle = join(folder, 'middle.mjs')
    writeFileSync(
      middle,
      `import { spawn } from 'node:child_process'
     spawn(process.execPath, [${JSON.stringify(innermost)}], { stdio: 'ignore' })`
    )
    const { child, output, ended } = runner(`
    const run = () => runCommand(process.execPath, [${JSON.stringify(middle)}], { ownGroup: true }).then(() => result(1))
    await endBySignal(() => runLanes([[{ name: 'long', run }]]))
    setInterval(() => process.stdout.write('.'), 50)`)
    await line.socket
    const isSignal = end === 'SIGINT' || end === 'SIGTERM'
    if (isSignal) child.kill(end)
    else child.stdout?.destroy()
    expect(await ended).toBe(isSignal ? end : 1)
    await line.broken()
    expect(output()).not.toMatch(/\d passed/)
  }
)

test('once everything is being ended, no further step starts anything, and nothing is said to be missing', async () => {
  const line = await heldLine()
  const started = join(folder, 'started')
  // Ends at the signal; the next one would leave a file.
  const long = join(folder, 'long.mjs')
  writeFileSync(long, `import { connect } from 'node:net'; connect(${line.port}, '127.0.0.1').resume()`)
  const next = join(folder, 'next.mjs')
  writeFileSync(next, `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(started)}, '')`)
  const { child, output, ended } = runner(`
    const step = (file) => ({
      name: file,
      run: async () => { await runCommand(process.execPath, [file], { ownGroup: true }); return result(1) }
    })
    const twice = { name: 'twice', run: async () => { await step(${JSON.stringify(long)}).run(); return step(${JSON.stringify(next)}).run() } }
    await endBySignal(async () => {
      await runLanes([[twice, step(${JSON.stringify(next)})]])
      say('There is no browser on this computer')
    })`)
  await line.socket
  child.kill('SIGINT')
  expect(await ended).toBe('SIGINT')
  await line.broken()
  expect(existsSync(started)).toBe(false)
  expect(output()).not.toContain('There is no browser')
})

test('a command that was killed has failed; what it is given counts before what is around it', async () => {
  vi.stubEnv('LOUPE_DOMAIN', 'around.example')
  const script = "require('node:fs').writeSync(1, process.env.LOUPE_DOMAIN); process.kill(process.pid, 'SIGKILL')"
  const env = { LOUPE_DOMAIN: 'given.example' }
  expect(await runCommand(process.execPath, ['-e', script], { env })).toEqual({ code: 1, output: 'given.example' })
})

test('a character of a command’s output that arrives in two parts is one', async () => {
  const script =
    'process.stdout.write(Buffer.of(0xe2, 0x82)); setTimeout(() => process.stdout.write(Buffer.of(0xb9)), 100)'
  expect(await runCommand(process.execPath, ['-e', script])).toEqual({ code: 0, output: '₹' })
})

test('npm test ends as its lanes have, after what it has started', async () => {
  const { run, remove } = plantCommands({
    'build/scripts/packages.mjs': 'export const installPackages = async () => {}',
    'build/scripts/suites.mjs': 'export const listLanes = () => []',
    'build/scripts/lanes.mjs': "export const runLanes = async () => process.env.HELD === '1'",
    'build/scripts/prepare.mjs': `import { setTimeout } from 'node:timers/promises'
      export const prepare = async () => ({})
      const stop = () => setTimeout(1).then(() => process.stdout.write('Ended before the code: ' + (process.exitCode === undefined)))
      export const startEmulators = () => ({ provided: {}, stop })`
  })
  const output = 'Ended before the code: true'
  expect(await run('scripts/test.mjs', [], { HELD: '0' })).toEqual({ code: 1, output })
  expect(await run('scripts/test.mjs', [], { HELD: '1' })).toEqual({ code: 0, output })
  remove()
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
