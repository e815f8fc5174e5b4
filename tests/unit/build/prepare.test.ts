import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFirebaseTools, hasFirebaseTools } from '../../../build/firebase/firebase-tools.mjs'
import { fetchChromium, findChromium, listSandboxArguments } from '../../../build/scripts/browser.mjs'
import { fetchFirestoreEmulator } from '../../../build/scripts/firestore-emulator.mjs'
import { type Need, prepare, startEmulators, type Thing } from '../../../build/scripts/prepare.mjs'

/** The only folder of the PATH: a computer on which nothing is but what a test lays there. */
let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-bare-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('npm_execpath', '')
  said = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text).trimEnd())
    return true
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program of this computer. @returns where it writes down what it is called with */
function program(name: string, text: string): string {
  const [file, calls] = [join(folder, name), join(folder, `${name}.calls`)]
  writeFileSync(file, `#!/bin/sh\necho "$*" >> ${calls}\n${text}\n`)
  chmodSync(file, 0o755)
  return calls
}
const callsIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])

const shell = () => join(folder, 'chromium-headless-shell')
/** A package manager that has the package. */
const installs = () =>
  `case "$*" in *install*shell) printf '#!/bin/sh\\necho Chromium 151\\n' > ${shell()}; /bin/chmod +x ${shell()};; esac`
const notFetched = async () => {}

test('a browser that is there and starts is taken; one that does not start is none', async () => {
  expect(await findChromium()).toBeUndefined()
  program('chromium', 'echo "a note where to get one"; exit 1')
  expect(await findChromium()).toBeUndefined()
  program('chromium', 'echo Chromium 151')
  expect(await findChromium()).toBe(join(folder, 'chromium'))
})

test('a browser that CHROMIUM_PATH names and that is not there is said, and not replaced in silence', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'))
  await expect(findChromium()).rejects.toThrow(`CHROMIUM_PATH is ${join(folder, 'none')}, but there is no such file.`)
})

test('only root, and a machine of a service, start a browser outside of its sandbox', () => {
  const user = vi.spyOn(process, 'getuid').mockReturnValue(1000)
  vi.stubEnv('CI', '')
  expect(listSandboxArguments()).toEqual([])
  vi.stubEnv('CI', 'true')
  expect(listSandboxArguments()).toEqual(['--no-sandbox'])
  vi.stubEnv('CI', '')
  user.mockReturnValue(0)
  expect(listSandboxArguments()).toEqual(['--no-sandbox'])
})

test('as root the system’s package is installed when Playwright’s own cannot be fetched', async () => {
  const calls = program('apt-get', installs())
  expect(await fetchChromium({ isRoot: true, fetchPlaywrights: notFetched })).toBe(shell())
  expect(callsIn(calls)).toEqual(['-qq update', '-qq install -y --no-install-recommends chromium-headless-shell'])
})

test('a package manager that another program uses is waited for, and the person is told once', async () => {
  const open = join(folder, 'open')
  const calls = program(
    'apt-get',
    `if [ ! -e ${open} ]; then
       case "$(/bin/cat ${join(folder, 'apt-get.calls')} | /usr/bin/wc -l)" in 3) > ${open};; esac
       echo 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4711 (apt-get)' >&2; exit 100
     fi
     ${installs()}`
  )
  expect(await fetchChromium({ isRoot: true, fetchPlaywrights: notFetched, lockMs: 1 })).toBe(shell())
  expect(callsIn(calls)).toEqual([
    ...Array.from({ length: 4 }, () => '-qq update'),
    '-qq install -y --no-install-recommends chromium-headless-shell'
  ])
  expect(said.filter((line) => line.startsWith('Another program uses the package manager'))).toHaveLength(1)
})

test('a user who may not install is told so in a sentence, and nothing is tried', async () => {
  const calls = program('apt-get', installs())
  await expect(fetchChromium({ isRoot: false, fetchPlaywrights: notFetched })).rejects.toThrow(
    /^Playwright's own could not be fetched or does not start, and this user may not install one\. Install Chromium or Chrome, or let CHROMIUM_PATH name its program file\.$/
  )
  expect(callsIn(calls)).toEqual([])
})

test('without a network the reason of the package manager is in the sentence; without one at all there is a sentence too', async () => {
  const fetched = () => fetchChromium({ isRoot: true, fetchPlaywrights: notFetched })
  await expect(fetched()).rejects.toThrow(/apt has installed none \(.*ENOENT.*\)\. Install Chromium/)
  program('apt-get', `echo "E: Unable to fetch some archives" >&2; exit 100`)
  await expect(fetched()).rejects.toThrow('apt has installed none (E: Unable to fetch some archives)')
})

test('Firebase’s tools are looked for without the network, and what npm says of a failure is one line', async () => {
  const calls = program(
    'npx',
    `echo 'npm error code ENOTFOUND'; echo 'npm error network request to the registry failed'; exit 1`
  )
  expect(await hasFirebaseTools()).toBe(false)
  expect(callsIn(calls)[0]).toMatch(/^--yes --offline --ignore-scripts --package=firebase-tools@[\d.]+ /)
  await expect(fetchFirebaseTools()).rejects.toThrow(
    /^Firebase's tools could not be fetched \(is there a network connection\?\): npm error code ENOTFOUND$/
  )
})

test('the emulator of Firestore is fetched once Firebase’s tools have laid it where it is looked for', async () => {
  const calls = program('npx', `: > ${join(folder, 'cloud-firestore-emulator-v1.22.0.jar')}`)
  await fetchFirestoreEmulator({ PATH: folder, FIREBASE_EMULATORS_PATH: folder })
  expect(callsIn(calls)[0]).toMatch(/ firebase-tools@[\d.]+ setup:emulators:firestore$/)
})

function thing(need: Need, parts: Partial<Thing> = {}): Thing {
  return { missing: `${need} is missing`, find: async () => undefined, fetch: async () => ({ AT: need }), ...parts }
}
const all = new Set<Need>(['browser', 'accounts', 'firestore'])
const here = async () => true

test('what is there is taken in silence; what is missing is said and fetched, one after the other', async () => {
  let isFetching = false
  const alone = (need: Need) => async () => {
    expect(isFetching).toBe(false)
    isFetching = true
    await new Promise(setImmediate)
    isFetching = false
    return { AT: need }
  }
  const things = {
    browser: thing('browser', { find: async () => ({ CHROMIUM_PATH: 'here' }) }),
    accounts: thing('accounts', { fetch: alone('accounts') }),
    firestore: thing('firestore', { fetch: alone('firestore') })
  }
  expect(await prepare(all, { things, isJavaHere: here })).toEqual({
    browser: { env: { CHROMIUM_PATH: 'here' } },
    accounts: { env: { AT: 'accounts' } },
    firestore: { env: { AT: 'firestore' } }
  })
  expect(said).toEqual(['accounts is missing', 'firestore is missing'])
})

test('what cannot be had is said, and takes nothing else away', async () => {
  const fail = async () => {
    throw new Error('There is no network.')
  }
  const things = {
    browser: thing('browser', { fetch: fail }),
    accounts: thing('accounts', { find: fail }),
    firestore: thing('firestore')
  }
  expect(await prepare(all, { things, isJavaHere: here })).toEqual({
    browser: { problem: 'There is no network.' },
    accounts: { problem: 'There is no network.' },
    firestore: { env: { AT: 'firestore' } }
  })
  expect(said).toEqual(['browser is missing', 'There is no network.', 'There is no network.', 'firestore is missing'])
})

test('without Java the shared board is left out, nothing is fetched for it, and the browser is looked for', async () => {
  const refuse = async () => {
    throw new Error('fetched for nothing')
  }
  const things = {
    browser: thing('browser'),
    accounts: thing('accounts', { find: refuse }),
    firestore: thing('firestore', { find: refuse })
  }
  const absent = 'the emulators need Java, which is not on this computer'
  expect(await prepare(all, { things, isJavaHere: async () => false })).toEqual({
    browser: { env: { AT: 'browser' } },
    accounts: { absent },
    firestore: { absent }
  })
  expect(said).toEqual([`The tests of the shared board are left out: ${absent}.`, 'browser is missing'])
})

test('nothing is looked for that nobody needs', async () => {
  expect(await prepare(new Set<Need>(), { isJavaHere: () => Promise.reject(new Error('asked for nothing')) })).toEqual(
    {}
  )
})

test('an emulator that is still starting when the tests end is ended too', async () => {
  const server = join(folder, 'server.mjs')
  writeFileSync(
    server,
    `import { createServer } from 'node:http'
     const port = process.argv.find((each) => each.startsWith('--port=')).slice(7)
     createServer((_, response) => response.end()).listen(port, '127.0.0.1', () => console.log('ready'))`
  )
  program('emulator', `exec '${process.execPath}' ${server} "$@"`)
  vi.stubEnv('LOUPE_FIRESTORE_EMULATOR', '')
  vi.stubEnv('FIRESTORE_EMULATOR', join(folder, 'emulator'))
  const { provided, stop } = startEmulators({ firestore: { env: {} } })
  await stop()
  const started = await provided.firestore
  expect(started).toEqual({ env: { LOUPE_FIRESTORE_EMULATOR: expect.any(String) } })
  const { LOUPE_FIRESTORE_EMULATOR: address } = (started as { env: Record<string, string> }).env
  await expect(fetch(`http://${address}/`)).rejects.toThrow('fetch failed')
})
