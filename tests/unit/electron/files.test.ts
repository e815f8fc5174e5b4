import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openUploadedFiles } from '#electron/main/uploaded-files.ts'
import { type BridgeFailure, channels } from '#shared/bridge.ts'
import { maxFileBytes } from '#shared/domain/file/uploaded-file-name.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { electronSeen, invokeEvent } from '#tests/support/electron.ts'

const disk = vi.hoisted(() => ({
  fails: '' as '' | 'write' | 'rename',
  /** So many bytes it takes at once. */
  most: Number.POSITIVE_INFINITY,
  steps: [] as string[],
  /** The names of what is open. */
  open: new Map<number, string>()
}))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const writeSync = (file: number, bytes: Uint8Array, from = 0) => {
    if (disk.fails !== 'write') return real.writeSync(file, bytes, from, Math.min(disk.most, bytes.length - from))
    // Half of it still fits.
    real.writeSync(file, bytes, from, 5)
    throw full()
  }
  const renameSync = (from: string, to: string) => {
    if (disk.fails === 'rename') throw full()
    disk.steps.push('rename')
    real.renameSync(from, to)
  }
  const openSync = (path: string, flags: string, mode?: number) => {
    const file = real.openSync(path, flags, mode)
    disk.open.set(file, path.split(/[\\/]/).at(-1) ?? '')
    return file
  }
  const fsyncSync = (file: number) => {
    disk.steps.push(`flush ${disk.open.get(file)}`)
    real.fsyncSync(file)
  }
  const closeSync = (file: number) => {
    disk.open.delete(file)
    real.closeSync(file)
  }
  return { ...real, writeSync, renameSync, openSync, fsyncSync, closeSync }
})

let userData: ReturnType<typeof userDataFolder>
let folder: string
beforeEach(() => {
  userData = userDataFolder()
  folder = join(userData.folder, 'files')
  disk.fails = ''
  disk.most = Number.POSITIVE_INFINITY
  disk.open.clear()
})
afterEach(() => userData.remove())

const some = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])
const random = 'a'.repeat(32)

describe('invalid names of uploaded files', () => {
  const hostile = [
    '..',
    '../secret',
    `../secret_${random}`,
    `..\\secret_${random}`,
    `/etc/passwd_${random}`,
    `C:\\Windows_${random}`,
    `a/../../secret_${random}`,
    `%2e%2e%2fsecret_${random}`,
    `secret_${random}\0`,
    `secret\0_${random}`,
    `secret_${random}\n`,
    `secret_${random}.new`,
    `secret_${random}:stream`,
    `secret_${random}/`,
    `_${random}`,
    `secret_${random.toUpperCase()}`,
    `secret_${'a'.repeat(31)}`,
    `${'a'.repeat(65)}_${random}`,
    'CON',
    'NUL',
    'COM1',
    'nul.txt',
    '__proto__',
    'constructor',
    ''
  ]

  test('are refused by each IPC channel and by the files folder', async () => {
    writeFileSync(join(userData.folder, `secret_${random}`), 'text/plain\nsecret')
    desktopMain(userData.folder, { collections: [] })
    const before = readdirSync(userData.folder, { recursive: true })
    for (const name of hostile) {
      for (const channel of [channels.readFile, channels.removeFile]) {
        const answer = await electronSeen.handlers.get(channel)?.(invokeEvent(), name)
        expect(answer, JSON.stringify(name)).toMatchObject({ ok: false, failure: 'refused' })
      }
      // The parsing of arguments is one wall, the folder itself the other.
      expect(
        failure(() => openUploadedFiles(folder).read(name)),
        name
      ).toBe('refused')
      expect(
        failure(() => openUploadedFiles(folder).remove(name)),
        name
      ).toBe('refused')
    }
    expect(readdirSync(userData.folder, { recursive: true })).toEqual(before)
  })

  test('are refused as owner ids and create no folder', () => {
    const files = openUploadedFiles(folder)
    for (const owner of ['', '..', '../x', 'a/b', 'a\\b', 'a\0', 'C:', 'a.b', 'a\n', 'a'.repeat(65)]) {
      expect(
        failure(() => files.keep(owner, '', some)),
        owner
      ).toBe('refused')
      expect(
        failure(() => files.removeAll(owner)),
        owner
      ).toBe('refused')
    }
    expect(existsSync(folder)).toBe(false)
  })
})

test('uploaded files › are refused with a wrong size, type or shape', async () => {
  desktopMain(userData.folder, { collections: [] })
  const keep = (...given: unknown[]) => electronSeen.handlers.get(channels.keepFile)?.(invokeEvent(), ...given)
  const refused = { ok: false, failure: 'refused' }
  expect(await keep('meena', '', new Uint8Array(maxFileBytes + 1))).toMatchObject(refused)
  for (const bytes of ['text', [1, 2], new ArrayBuffer(8), new DataView(new ArrayBuffer(8)), { length: 3 }, null]) {
    expect(await keep('meena', '', bytes)).toMatchObject(refused)
  }
  for (const type of ['text/plain\n', 'a\0', 'तार', 'x'.repeat(201)]) {
    expect(await keep('meena', type, some)).toMatchObject(refused)
  }
  expect(existsSync(folder)).toBe(false)
})

describe('uploaded files', () => {
  test('are readable by their owner’s account and have no extension', () => {
    const name = openUploadedFiles(folder).keep('meena', 'application/pdf', Buffer.from('%PDF-1.7 …'))
    expect(readdirSync(folder)).toEqual([name])
    expect(name).not.toContain('.')
    expect(readFileSync(join(folder, name), 'utf8')).toBe('application/pdf\n%PDF-1.7 …')
    if (process.platform !== 'win32') {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
      expect(statSync(folder).mode & 0o777).toBe(0o700)
    }
  })

  test('survive a restart, which removes unfinished files', () => {
    const name = openUploadedFiles(folder).keep('meena', '', some)
    writeFileSync(join(folder, `meena_${random}.new`), 'half of a rés')
    writeFileSync(join(folder, 'a note of mine.txt'), 'hands off')
    const files = openUploadedFiles(folder)
    expect(readdirSync(folder).sort()).toEqual(['a note of mine.txt', name].sort())
    files.removeAll('meena')
    expect(readdirSync(folder)).toEqual(['a note of mine.txt'])
  })

  test('are removed with their owner, as are unfinished files', () => {
    const files = openUploadedFiles(folder)
    files.keep('meena', '', some)
    writeFileSync(join(folder, `meena_${random}.new`), 'half')
    const others = [files.keep('asha', '', some), files.keep('meena2', '', some)]
    files.removeAll('meena')
    expect(readdirSync(folder).sort()).toEqual(others.sort())
  })

  test('stay readable when another uploaded file is damaged', () => {
    const files = openUploadedFiles(folder)
    const keptName = files.keep('meena', 'image/webp', some)
    writeFileSync(join(folder, `meena_${random}`), 'x'.repeat(5000))
    expect(failure(() => files.read(`meena_${random}`))).toBe('unavailable')
    writeFileSync(join(folder, `meena_${random}`), '')
    expect(failure(() => files.read(`meena_${random}`))).toBe('unavailable')
    expect(files.read(keptName)).toEqual({ type: 'image/webp', bytes: some })
  })
})

test('uploaded files › are complete on a disk that writes few bytes at once', () => {
  disk.most = 3
  const files = openUploadedFiles(folder)
  expect(files.read(files.keep('meena', 'application/pdf', some))).toEqual({ type: 'application/pdf', bytes: some })
})

test.skipIf(process.platform === 'win32')('uploaded files › are flushed to disk before and after their rename', () => {
  const files = openUploadedFiles(folder)
  files.keep('meena', '', some)
  disk.steps.length = 0
  const name = files.keep('meena', '', some)
  expect(disk.steps).toEqual([`flush ${name}.new`, 'flush files', 'rename', 'flush files'])
  expect([...disk.open.values()]).toEqual([])
})

test('uploaded files › are erased by the administrator only', async () => {
  const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
  for (const owner of ['meena', 'asha']) await bridge.keepFile(owner, 'application/pdf', some)
  expect(await bridge.eraseDevice({ uid: 'meena', isAdmin: false })).toMatchObject({ ok: false, failure: 'refused' })
  expect(readdirSync(folder)).toHaveLength(2)
  expect(await bridge.eraseDevice({ uid: 'admin', isAdmin: true })).toEqual({ ok: true })
  expect(existsSync(folder)).toBe(false)
})

describe('uploaded files on a failing disk', () => {
  test.each(['write', 'rename'] as const)('are not left half-written when the disk is full (%s)', (fails) => {
    const files = openUploadedFiles(folder)
    const keptName = files.keep('meena', '', some)
    disk.fails = fails
    expect(() => files.keep('meena', '', some)).toThrow(expect.objectContaining({ code: 'ENOSPC' }))
    expect(readdirSync(folder)).toEqual([keptName])
    disk.fails = ''
    expect(files.read(files.keep('meena', '', some))?.bytes).toEqual(some)
  })

  test('do not stop the app when their folder cannot be created', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    writeFileSync(folder, 'a file where the folder should be')
    const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
    expect(await bridge.keepFile('meena', '', some)).toMatchObject({ ok: false, failure: 'unavailable' })
    expect(await bridge.readTheme()).toMatchObject({ ok: true })
  })
})

function failure(call: () => unknown): BridgeFailure | undefined {
  try {
    call()
  } catch (error) {
    return (error as { failure?: BridgeFailure }).failure
  }
  return undefined
}
