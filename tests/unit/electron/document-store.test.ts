import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleCollections } from '#electron/main/sample-collections.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/static-pages.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { collectionFile, storedElements, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'

const disk = vi.hoisted(() => {
  const state = { full: false, takesHalf: false, hasLinks: true }
  // The writer of electron-store takes its functions from here when it is loaded.
  const fs = process.getBuiltinModule('node:fs')
  const { writeSync } = fs
  fs.writeSync = (file: number, data: unknown, ...rest: unknown[]) => {
    const written = state.takesHalf && typeof data === 'string' ? data.slice(0, data.length / 2) : data
    return Reflect.apply(writeSync, fs, [file, written, ...rest])
  }
  return state
})
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const linkSync = (from: string, to: string) => {
    if (!disk.hasLinks) throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
    real.linkSync(from, to)
  }
  return { ...real, linkSync }
})
vi.mock('electron-store', async (original) => {
  const { default: Store } = await original<typeof import('electron-store')>()
  return {
    default: class extends Store {
      override set store(value: Record<string, unknown>) {
        if (disk.full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        super.store = value
      }
      override get store(): Record<string, unknown> {
        return super.store
      }
    }
  }
})

let userData: ReturnType<typeof userDataFolder>
beforeEach(() => {
  userData = userDataFolder()
  disk.full = false
  disk.takesHalf = false
  disk.hasLinks = true
})
afterEach(() => userData.remove())

const open = () =>
  createDesktopStore(
    desktopMain(userData.folder, { collections: ['jobs', 'pages'], initializers: sampleCollections }).bridge()
  )
type Store = ReturnType<typeof open>

async function titles(store: Store): Promise<string[]> {
  return (await store.query(jobs, { order: 'stored', limit: 1_000 })).documents.map((job) => job.title)
}

async function findNotice(store: Store): Promise<StoreNotice | undefined> {
  await store.query(jobs, { order: 'stored', limit: 0 })
  return new Promise((done) => store.notices.watch(([first]) => first && done(first)))
}

describe('sample candidates of the desktop store', () => {
  const people = () =>
    createDesktopStore(
      desktopMain(userData.folder, { collections: ['candidateProfiles'], initializers: sampleCollections }).bridge()
    )
  const names = async () =>
    (await people().query(candidateProfiles, { order: 'stored', limit: 9 })).documents.map(({ name }) => name)

  test('do not replace stored candidates, even unreadable ones', async () => {
    writeElements(userData.folder, 'candidateProfiles', [{ id: 'x' }])
    expect(await names()).toEqual([])
    expect(storedElements(userData.folder, 'candidateProfiles')).toEqual([{ id: 'x' }])
  })
})

describe('sample jobs of the desktop store', () => {
  test('are the 23 samples, written only once', async () => {
    expect(await titles(open())).toHaveLength(23)
    const ids = storedElements(userData.folder, 'jobs')
    expect(await titles(open())).toHaveLength(23)
    expect(storedElements(userData.folder, 'jobs')).toEqual(ids)
    expect(existsSync(join(userData.folder, 'quarantine'))).toBe(false)
  })

  test('replace jobs of another trade, and an undo restores those', async () => {
    const other = [sampleJob('a', { category: 'Farming', title: 'Shepherd' }), sampleJob('b', { title: 'Ploughman' })]
    writeElements(userData.folder, 'jobs', other)
    const store = open()
    expect(await titles(store)).toHaveLength(23)
    const reset = await findNotice(store)
    expect(reset).toMatchObject({
      reason: 'reset',
      collection: 'jobs',
      count: 2,
      actions: ['undo', 'download', 'discard', 'dismiss']
    })
    expect(JSON.parse(await store.notices.readContent(reset?.id ?? '', administrator))).toEqual(other)

    await store.change(jobs, 'mine', () => sampleJob('mine', { title: 'Posted meanwhile' }))
    const shown: string[][] = []
    const stop = store.watch(
      jobs,
      { order: 'stored', limit: 99 },
      ({ documents }) => shown.push(documents.map(({ title }) => title)),
      ({ message }) => expect.unreachable(message)
    )
    await until(() => expect(shown.at(-1)).toContain('Posted meanwhile'))
    await store.notices.undo(reset?.id ?? '', administrator)
    await until(() => expect(shown.at(-1)).toEqual(['Shepherd', 'Ploughman']))
    stop()
    expect(storedElements(userData.folder, 'jobs')).toEqual(other)
    const again = open()
    expect(await titles(again)).toEqual(['Shepherd', 'Ploughman'])
    const replaced = await findNotice(again)
    expect(replaced).toMatchObject({ reason: 'replaced', count: 24 })
    expect(await again.notices.readContent(replaced?.id ?? '', administrator)).toContain('Posted meanwhile')
  })

  test('can be replaced by the earlier jobs although a quarantine file was lost', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a', { category: 'Farming', title: 'Shepherd' })])
    await titles(open())
    rmSync(join(userData.folder, 'quarantine.json'))
    const store = open()
    const reset = await findNotice(store)
    expect(reset).toMatchObject({ reason: 'reset', collection: 'jobs' })
    await store.notices.undo(reset?.id ?? '', administrator)
    await until(async () => expect(await titles(store)).toEqual(['Shepherd']))
  })
})

describe('desktop store killed during a write', () => {
  const write = (name: string, text: string) => writeFileSync(join(userData.folder, 'board', name), text)
  const left = () => readdirSync(join(userData.folder, 'board'))
  const half = '{"jobs":[\n{"id":"half","tit'

  test('keeps the old collection when the new file was being written', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('kept', { title: 'Kept' })])
    write('jobs.json.tmp-1234567890abcdef', half)
    expect(await titles(open())).toEqual(['Kept'])
    expect(left()).toEqual(['jobs.json'])
  })

  test('keeps the new collection when the new file is complete', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('old', { title: 'Old' })])
    write('jobs.json.previous', readFileSync(collectionFile(userData.folder, 'jobs'), 'utf8'))
    writeElements(userData.folder, 'jobs', [sampleJob('new', { title: 'New' })])
    expect(await titles(open())).toEqual(['New'])
    expect(left()).toEqual(['jobs.json'])
  })

  test('keeps the old collection when the new file is truncated', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('old', { title: 'Old' })])
    write('jobs.json.previous', readFileSync(collectionFile(userData.folder, 'jobs'), 'utf8'))
    write('jobs.json', half)
    expect(await titles(open())).toEqual(['Old'])
    expect(left()).toEqual(['jobs.json'])
    expect(existsSync(join(userData.folder, 'quarantine'))).toBe(false)
  })
})

test('desktop store › removes remains of a dropped collection after a kill', async () => {
  writeElements(userData.folder, 'userProfile_u-1', [{ id: 'u-1', name: 'Asha' }])
  const file = collectionFile(userData.folder, 'userProfile_u-1')
  renameSync(file, `${file}.previous`)
  const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
  expect(await bridge.listCollections()).toEqual({ ok: true, value: ['userProfile_u-1'] })
  expect(await bridge.dropCollection('userProfile_u-1')).toEqual({ ok: true })
  expect(readdirSync(join(userData.folder, 'board'))).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'desktop store › lets only the owner’s system account read its files',
  async () => {
    const bridge = desktopMain(userData.folder, { collections: ['jobs'] }).bridge()
    await bridge.writeDocument('jobs', null, 0, '{"id":"a"}')
    await bridge.chooseTheme('dark')
    for (const file of [collectionFile(userData.folder, 'jobs'), join(userData.folder, 'preferences.json')])
      expect(statSync(file).mode & 0o777, file).toBe(0o600)
  }
)

describe('desktop store on a full disk', () => {
  test('refuses the write, keeps the collection and accepts later writes', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a', { title: 'As it was' })])
    const store = open()
    expect(await titles(store)).toEqual(['As it was'])
    disk.full = true
    const change = store.change(jobs, 'a', (job) => ({ ...sampleJob('a'), ...job, title: 'Changed' }))
    await expect(change).rejects.toMatchObject({ name: 'StoreError', failure: 'full' })
    await expect(store.change(jobs, 'b', () => sampleJob('b'))).rejects.toMatchObject({ failure: 'full' })
    await expect(store.remove(jobs, 'a')).rejects.toMatchObject({ failure: 'full' })
    expect(await titles(store)).toEqual(['As it was'])
    expect(storedElements(userData.folder, 'jobs')).toMatchObject([{ title: 'As it was' }])
    disk.full = false
    await store.change(jobs, 'a', (job) => ({ ...sampleJob('a'), ...job, title: 'Changed' }))
    expect(await titles(open())).toEqual(['Changed'])
  })

  test('refuses a write that stored half a file and keeps the collection', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a', { title: 'As it was' }), sampleJob('b')])
    const store = open()
    const before = readFileSync(collectionFile(userData.folder, 'jobs'), 'utf8')
    disk.takesHalf = true
    await expect(store.remove(jobs, 'b')).rejects.toMatchObject({ name: 'StoreError', failure: 'full' })
    await expect(store.change(pages, 'about', () => ({ id: 'about', content: 'x' }))).rejects.toMatchObject({
      failure: 'full'
    })
    disk.takesHalf = false
    expect(await titles(store)).toHaveLength(2)
    expect(readFileSync(collectionFile(userData.folder, 'jobs'), 'utf8')).toBe(before)
    expect(readdirSync(join(userData.folder, 'board'))).toEqual(['jobs.json'])
    await store.remove(jobs, 'b')
    expect(await titles(open())).toEqual(['As it was'])
  })

  test('refuses the write on a disk without hard links', async () => {
    disk.hasLinks = false
    writeElements(userData.folder, 'jobs', [sampleJob('a', { title: 'As it was' })])
    const store = open()
    expect(await titles(store)).toEqual(['As it was'])
    disk.full = true
    await expect(store.remove(jobs, 'a')).rejects.toMatchObject({ failure: 'full' })
    disk.full = false
    expect(await titles(open())).toEqual(['As it was'])
    expect(readdirSync(join(userData.folder, 'board'))).toEqual(['jobs.json'])
  })

  test('shows a notice at the first start, and samples once there is room', async () => {
    disk.full = true
    expect(await findNotice(open())).toMatchObject({ reason: 'full', actions: ['dismiss'] })
    disk.full = false
    expect(await titles(open())).toHaveLength(23)
  })

  test.each([
    ['without a readable record', 'damaged', []],
    [
      'with a readable record',
      `{"jobs":[\n${JSON.stringify(sampleJob('a', { title: 'Setter' }))},\ndamaged\n`,
      ['Setter']
    ]
  ])('leaves the file %s unchanged when it cannot be quarantined', async (_what, text, shown) => {
    mkdirSync(join(userData.folder, 'board'))
    writeFileSync(collectionFile(userData.folder, 'jobs'), text)
    // A file where the folder of the quarantine should be.
    writeFileSync(join(userData.folder, 'quarantine'), '')
    const store = open()
    expect(await titles(store)).toEqual(shown)
    await expect(store.change(jobs, 'c', () => sampleJob('c'))).rejects.toThrow()
    await expect(store.change(jobs, 'a', (job) => ({ ...sampleJob('a'), ...job, title: 'New' }))).rejects.toThrow()
    expect(await titles(store)).toEqual(shown)
    expect(readFileSync(collectionFile(userData.folder, 'jobs'), 'utf8')).toBe(text)
    expect(await findNotice(store)).toMatchObject({ reason: 'read-only', actions: ['dismiss'] })
  })
})

test('desktop store › reads a collection larger than one bridge response', async () => {
  writeElements(
    userData.folder,
    'jobs',
    Array.from({ length: 4_500 }, (_, at) => sampleJob(`job_${at}`))
  )
  const { total } = await open().query(jobs, { order: 'stored', limit: 0 })
  expect(total).toBe(4_500)
})
