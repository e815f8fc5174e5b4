import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceInitializers } from '#electron/main/device-initializers.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import {
  collectionFile,
  storedElements,
  userDataFolder,
  writeElements,
  writeShards
} from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'

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

const start = (initializers = new Map()) => {
  const main = desktopMain(userData.folder, { collections: ['jobs', 'pages'], initializers })
  return createDesktopStore(main.bridge())
}
type Store = ReturnType<typeof start>

const board = (name = '') => join(userData.folder, 'board', name)
const numbered = (list: readonly unknown[]) => list.map((element, rowId) => [rowId, element] as const)

async function titles(store: Store): Promise<string[]> {
  return (await store.query(jobs, { order: 'stored', limit: 5_000 })).documents.map(({ title }) => title)
}

async function listNotices(store: Store): Promise<StoreNotice[]> {
  await store.query(jobs, { order: 'stored', limit: 0 })
  return new Promise((done) => store.notices.watch((notices) => notices.length > 0 && done(notices)))
}

describe('the lists of version 0.1', () => {
  test('are taken over at the first start, each with what it held in its order, and nothing else is left of them', () => {
    const all = Array.from({ length: 1_200 }, (_, at) => sampleJob(`job_${at}`, { title: `₹${at}` }))
    const kept = all.filter((_, at) => at % 7 !== 0)
    writeShards(
      board('jobs'),
      numbered(all).filter(([at]) => at % 7 !== 0)
    )
    writeShards(board('pages'), numbered([{ id: 'about', content: '<p>' }, 7, null, 'text', [1]]))
    writeShards(board('appliedJobs_u-1'), numbered(['job_2', 'job_1']))
    start()
    expect(storedElements(userData.folder, 'jobs')).toEqual(kept)
    expect(storedElements(userData.folder, 'pages')).toEqual([{ id: 'about', content: '<p>' }, 7, null, 'text', [1]])
    expect(storedElements(userData.folder, 'appliedJobs_u-1')).toEqual(['job_2', 'job_1'])
    expect(readdirSync(board()).sort()).toEqual(['appliedJobs_u-1.json', 'jobs.json', 'pages.json'])
    expect(existsSync(join(userData.folder, 'set-aside'))).toBe(false)
  })

  test('of which files are damaged: the bytes are kept and told of, and every intact record is shown', async () => {
    writeShards(board('jobs'), numbered(Array.from({ length: 1_030 }, (_, at) => sampleJob(`job_${at}`))))
    const cut = readFileSync(board('jobs/003.json')).subarray(0, -40)
    writeFileSync(board('jobs/003.json'), cut)
    writeFileSync(board('jobs/100.json'), 'broken')
    const store = start()
    expect(await titles(store)).toHaveLength(1_030 - 1 - 2)
    const [notice] = await listNotices(store)
    expect(notice).toMatchObject({ reason: 'damaged-file', collection: 'jobs' })
    const content = await store.notices.readContent(notice?.id ?? '', administrator)
    expect(content).toBe(`=== 003.json\n${cut}=== 100.json\nbroken`)
    expect(readdirSync(board())).toEqual(['jobs.json'])
  })

  test('taken over by a run that was killed before it removed them: what was saved since counts', async () => {
    writeShards(board('jobs'), numbered([sampleJob('old', { title: 'Old' })]))
    writeElements(userData.folder, 'jobs', [sampleJob('new', { title: 'New' })])
    expect(await titles(start())).toEqual(['New'])
    expect(readdirSync(board())).toEqual(['jobs.json'])
  })

  test.each([
    ['while a new list was written: the old one', ['jobs', 'jobs.new'], 'jobs'],
    ['between the old list’s leaving and the new one’s coming: the new one', ['jobs.new'], 'jobs.new'],
    ['before the old one was thrown away: the new one', ['jobs.old', 'jobs'], 'jobs']
  ])('last killed %s is taken over', async (_when, folders, taken) => {
    for (const folder of folders) writeShards(board(folder), numbered([sampleJob('a', { title: folder })]))
    expect(await titles(start())).toEqual([taken])
    expect(readdirSync(board())).toEqual(['jobs.json'])
  })

  test('are shown while the disk is full, which is told, and taken over once there is room', async () => {
    writeShards(board('jobs'), numbered([sampleJob('a', { title: 'Setter' })]))
    disk.full = true
    const store = start()
    expect(await titles(store)).toEqual(['Setter'])
    expect(await listNotices(store)).toMatchObject([{ reason: 'full' }])
    await expect(store.change(jobs, 'b', () => sampleJob('b'))).rejects.toMatchObject({ failure: 'full' })
    expect(readdirSync(board())).toEqual(['jobs'])
    disk.full = false
    expect(await titles(start())).toEqual(['Setter'])
    expect(readdirSync(board())).toEqual(['jobs.json'])
  })
})

describe('what version 0.1 had set aside', () => {
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(userData.folder, file)), { recursive: true })
    writeFileSync(join(userData.folder, file), content)
  }
  const id = 'jobs-20261121093000000-0123456789ab'
  const at = '2026-11-21T09:30:00.000Z'
  const writeReset = () => {
    const info = { collection: 'jobs', reason: 'reset', at, count: 1, signature: 'category:Farming', successor: 'none' }
    write(`set-aside/lists/${id}/info.json`, JSON.stringify(info))
    writeShards(
      join(userData.folder, 'set-aside/lists', id, 'records'),
      numbered([sampleJob('a', { category: 'Farming', title: 'Shepherd' })])
    )
  }
  const readRecord = () => JSON.parse(readFileSync(join(userData.folder, 'quarantine.json'), 'utf8'))

  test('of a reset can be undone, and is not reset again', async () => {
    writeReset()
    writeElements(userData.folder, 'jobs', [sampleJob('b', { title: 'Setter' })])
    const store = start(new Map(deviceInitializers))
    const [notice] = await listNotices(store)
    expect(notice).toMatchObject({ reason: 'reset', collection: 'jobs', at, count: 1 })
    await store.notices.undo(notice?.id ?? '', administrator)
    await until(async () => expect(await titles(store)).toEqual(['Shepherd']))
    expect(await titles(start(new Map(deviceInitializers)))).toEqual(['Shepherd'])
    expect(readRecord().suppressed).toEqual(['jobs category:Farming'])
    expect(readdirSync(join(userData.folder, 'set-aside'))).toEqual(['texts'])
  })

  test('of damaged files is told as before', async () => {
    write('set-aside/files/pages/003-0123456789ab.json', 'broken')
    const store = start()
    const [notice] = await listNotices(store)
    expect(notice).toMatchObject({ reason: 'damaged-file', collection: 'pages', count: 1 })
    expect(await store.notices.readContent(notice?.id ?? '', administrator)).toBe('broken')
  })

  test('and dismissed stays dismissed, and a reset that was undone is not done again', async () => {
    writeReset()
    write('set-aside/files/jobs/003-0123456789ab.json', 'broken')
    write('set-aside/files/jobs/004-0123456789ab.json', 'broken too')
    write(
      'decisions.json',
      JSON.stringify({ dismissed: [id, 'jobs/003-0123456789ab.json'], waived: ['jobs category:Farming'] })
    )
    writeElements(userData.folder, 'jobs', [sampleJob('b', { category: 'Farming', title: 'Ploughman' })])
    const store = start(new Map(deviceInitializers))
    expect(await titles(store)).toEqual(['Ploughman'])
    const notices = await listNotices(store)
    expect(await Promise.all(notices.map(({ id }) => store.notices.readContent(id, administrator)))).toEqual([
      'broken too'
    ])
    expect(existsSync(join(userData.folder, 'decisions.json'))).toBe(false)
    expect(existsSync(collectionFile(userData.folder, 'jobs'))).toBe(true)
  })
})
