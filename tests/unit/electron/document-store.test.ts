import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceInitializers } from '#electron/main/device-initializers.ts'
import {
  candidateProfiles,
  getShortlistCollection,
  type ShortlistEntry
} from '#renderer/storage/collections/candidate-collections.ts'
import { jobs, pages } from '#renderer/storage/collections/collections.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { storedElements, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'

vi.mock('electron', async () => (await import('#tests/support/electron.ts')).electronModule())

const disk = vi.hoisted(() => ({ full: false }))
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
})
afterEach(() => userData.remove())

const open = () =>
  createDesktopStore(
    desktopMain(userData.folder, { collections: ['jobs', 'pages'], initializers: deviceInitializers }).bridge()
  )
type Store = ReturnType<typeof open>

async function titles(store: Store): Promise<string[]> {
  return (await store.query(jobs, { order: 'stored', limit: 1_000 })).documents.map((job) => job.title)
}

async function findNotice(store: Store): Promise<StoreNotice | undefined> {
  await store.query(jobs, { order: 'stored', limit: 0 })
  return new Promise((done) => store.notices.watch(([first]) => first && done(first)))
}

describe('the candidates', () => {
  const people = () =>
    createDesktopStore(
      desktopMain(userData.folder, { collections: ['candidateProfiles'], initializers: deviceInitializers }).bridge()
    )
  const names = async () =>
    (await people().query(candidateProfiles, { order: 'stored', limit: 9 })).documents.map(({ name }) => name)

  test('of an empty board are the four samples, once', async () => {
    expect(await names()).toHaveLength(4)
    const stored = storedElements(userData.folder, 'candidateProfiles')
    expect(await names()).toHaveLength(4)
    expect(storedElements(userData.folder, 'candidateProfiles')).toEqual(stored)
  })

  test('of a board that has some, readable or not, stay as they are', async () => {
    writeElements(userData.folder, 'candidateProfiles', [{ id: 'x' }])
    expect(await names()).toEqual([])
    expect(storedElements(userData.folder, 'candidateProfiles')).toEqual([{ id: 'x' }])
  })

  test('on the shortlists of two employers are in two folders, and no other name becomes one', async () => {
    const store = people()
    const entry = { ...createSeedCandidates()[0], note: '', addedAt: '' } as ShortlistEntry
    for (const uid of ['u-suvarna', 'u-kesar']) {
      await store.change(getShortlistCollection(uid), entry.id, () => ({ ...entry, note: uid }))
    }
    for (const uid of ['u-suvarna', 'u-kesar']) {
      expect(storedElements(userData.folder, `shortlistedCandidates_${uid}`)).toMatchObject([{ note: uid }])
    }
    for (const uid of ['', '../jobs', 'a/b', 'a'.repeat(65)]) {
      const change = store.change(getShortlistCollection(uid), entry.id, () => entry)
      await expect(change, uid).rejects.toBeInstanceOf(StoreError)
    }
    expect(readdirSync(join(userData.folder, 'board')).sort()).toEqual([
      'shortlistedCandidates_u-kesar',
      'shortlistedCandidates_u-suvarna'
    ])
  })
})

describe('the upkeep of the jobs', () => {
  test('an empty board gets the 23 sample jobs, once', async () => {
    expect(await titles(open())).toHaveLength(23)
    const ids = storedElements(userData.folder, 'jobs')
    expect(await titles(open())).toHaveLength(23)
    expect(storedElements(userData.folder, 'jobs')).toEqual(ids)
    expect(existsSync(join(userData.folder, 'set-aside'))).toBe(false)
  })

  test('a job older than statuses is approved and the administrator’s from now on', async () => {
    const { status: _status, employerId: _employer, ...old } = sampleJob('old')
    writeElements(userData.folder, 'jobs', [old])
    await titles(open())
    expect(storedElements(userData.folder, 'jobs')).toMatchObject([
      { id: 'old', status: 'approved', employerId: 'admin' }
    ])
  })

  test('a list of another trade is reset; undo brings it back to stay, and what was posted meanwhile is kept too', async () => {
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
    await store.notices.undo(reset?.id ?? '', administrator)
    await until(async () => expect(await titles(store)).toEqual(['Shepherd', 'Ploughman']))
    expect(storedElements(userData.folder, 'jobs')).toEqual(other)
    const again = open()
    expect(await titles(again)).toEqual(['Shepherd', 'Ploughman'])
    const replaced = await findNotice(again)
    expect(replaced).toMatchObject({ reason: 'replaced', count: 24 })
    expect(await again.notices.readContent(replaced?.id ?? '', administrator)).toContain('Posted meanwhile')
  })

  test('a change made at once after an undo is made in the list that was put back', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a', { category: 'Farming', title: 'Shepherd' })])
    const store = open()
    const undone = store.notices.undo((await findNotice(store))?.id ?? '', administrator)
    const changed = store.change(jobs, 'a', (job) => ({ ...sampleJob('a'), ...job, location: 'Jaipur' }))
    await undone
    expect(await changed).toMatchObject({ title: 'Shepherd', location: 'Jaipur', revision: 1 })
    expect(storedElements(userData.folder, 'jobs')).toMatchObject([{ title: 'Shepherd', location: 'Jaipur' }])
  })

  test('undoing an untouched sample leaves no second notice', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a', { category: 'Farming', title: 'Shepherd' })])
    const store = open()
    await store.notices.undo((await findNotice(store))?.id ?? '', administrator)
    await until(async () => expect(await titles(store)).toEqual(['Shepherd']))
    expect(readdirSync(join(userData.folder, 'set-aside/lists'))).toEqual([])
  })
})

describe('what earlier versions have written', () => {
  const other = sampleJob('a', { category: 'Farming', title: 'Shepherd' })
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(userData.folder, file)), { recursive: true })
    writeFileSync(join(userData.folder, file), JSON.stringify(content))
  }
  const read = (file: string) => JSON.parse(readFileSync(join(userData.folder, file), 'utf8'))

  test('of a reset can be undone, and the undo is written down in the same words', async () => {
    const id = 'jobs-20261121093000000-0123456789ab'
    const at = '2026-11-21T09:30:00.000Z'
    const info = { collection: 'jobs', reason: 'reset', at, count: 1, signature: 'category:Farming', successor: 'none' }
    write(`set-aside/lists/${id}/info.json`, info)
    write(`set-aside/lists/${id}/records/000.json`, { version: 1, records: { 0: other } })
    writeElements(userData.folder, 'jobs', [sampleJob('b', { title: 'Setter' })])
    const store = open()
    expect(await findNotice(store)).toMatchObject({ id, reason: 'reset', collection: 'jobs', at, count: 1 })
    await store.notices.undo(id, administrator)
    await until(async () => expect(await titles(store)).toEqual(['Shepherd']))
    expect(read('decisions.json')).toEqual({ dismissed: [], waived: ['jobs category:Farming'] })
    const [replaced] = readdirSync(join(userData.folder, 'set-aside/lists'))
    expect(read(`set-aside/lists/${replaced}/info.json`)).toMatchObject({
      collection: 'jobs',
      reason: 'replaced',
      count: 1,
      signature: 'category:Farming'
    })
  })

  test('of what the person decided still holds', async () => {
    writeElements(userData.folder, 'jobs', [other])
    write('decisions.json', { dismissed: ['x'], waived: ['jobs category:Farming'] })
    expect(await titles(open())).toEqual(['Shepherd'])
  })
})

describe('a replacement cut short', () => {
  const sample = [sampleJob('kept', { title: 'Kept' })]
  const folder = () => join(userData.folder, 'board/jobs')

  test('while the new list was being written: the old one holds', async () => {
    writeElements(userData.folder, 'jobs', sample)
    mkdirSync(`${folder()}.new`)
    writeFileSync(join(`${folder()}.new`, '000.json'), '{"version":1,"records":{\n"0":{"id":"half"')
    expect(await titles(open())).toEqual(['Kept'])
    expect(existsSync(`${folder()}.new`)).toBe(false)
  })

  test('between the old list’s leaving and the new one’s coming: the new one holds', async () => {
    writeElements(userData.folder, 'jobs', sample)
    renameSync(folder(), `${folder()}.new`)
    expect(await titles(open())).toEqual(['Kept'])
  })

  test('before the old one was thrown away: the new one holds', async () => {
    writeElements(userData.folder, 'jobs', sample)
    mkdirSync(`${folder()}.old`)
    expect(await titles(open())).toEqual(['Kept'])
    expect(existsSync(`${folder()}.old`)).toBe(false)
  })
})

describe('a full disk', () => {
  test('fails a change in words; memory and files stay as they were, and later changes work', async () => {
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

  test('at the first start: the board opens, says so, and has the samples once there is room', async () => {
    disk.full = true
    expect(await findNotice(open())).toMatchObject({ reason: 'full', actions: ['dismiss'] })
    disk.full = false
    expect(await titles(open())).toHaveLength(23)
  })

  test('damage that cannot be set aside is not written over', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a'), sampleJob('b')])
    writeFileSync(join(userData.folder, 'board/jobs/000.json'), 'damaged')
    // A file where the folder of the quarantine should be.
    writeFileSync(join(userData.folder, 'set-aside'), '')
    const store = open()
    expect(await titles(store)).toEqual([sampleJob('b').title])
    const added = await store.change(jobs, 'c', () => sampleJob('c'))
    expect(added.id).toBe('c')
    expect(readdirSync(join(userData.folder, 'board/jobs'))).toContain('000.json')
    expect(storedBytes()).toBe('damaged')
  })

  test('what is new goes past a file that could not be set aside', async () => {
    writeElements(userData.folder, 'jobs', [sampleJob('a'), sampleJob('b')])
    // The file whose turn it is: a new record takes the number after the last that can be read.
    writeFileSync(join(userData.folder, 'board/jobs/001.json'), 'damaged')
    writeFileSync(join(userData.folder, 'set-aside'), '')
    expect((await open().change(jobs, 'c', () => sampleJob('c'))).id).toBe('c')
    expect(readFileSync(join(userData.folder, 'board/jobs/001.json'), 'utf8')).toBe('damaged')
  })

  test('nor are the records that could still be read of it', async () => {
    const damaged = `{"version":1,"records":{\n"0":${JSON.stringify(sampleJob('a'))},\ndamaged\n`
    writeElements(userData.folder, 'jobs', [sampleJob('a'), sampleJob('b')])
    writeFileSync(join(userData.folder, 'board/jobs/000.json'), damaged)
    writeFileSync(join(userData.folder, 'set-aside'), '')
    const store = open()
    await expect(store.change(jobs, 'a', (job) => ({ ...sampleJob('a'), ...job, title: 'Changed' }))).rejects.toThrow()
    await expect(store.remove(jobs, 'a')).rejects.toThrow()
    expect(storedBytes()).toBe(damaged)
  })
})

test('collections are apart: the same id in two of them is two documents', async () => {
  const store = open()
  await store.change(pages, 'a', () => ({ id: 'a', content: 'x' }))
  await store.change(jobs, 'a', () => sampleJob('a'))
  expect(storedElements(userData.folder, 'pages')).toMatchObject([{ content: 'x' }])
})

test('a collection may hold more than one answer of main can', async () => {
  writeElements(
    userData.folder,
    'jobs',
    Array.from({ length: 4_500 }, (_, at) => sampleJob(`job_${at}`))
  )
  const { total } = await open().query(jobs, { order: 'stored', limit: 0 })
  expect(total).toBe(4_500)
})

function storedBytes(): string {
  return readFileSync(join(userData.folder, 'board/jobs/000.json'), 'utf8')
}
