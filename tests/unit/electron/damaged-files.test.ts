import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { storedElements, userDataFolder, writeElements, writeRecords } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { administrator } from '#tests/support/viewers.ts'

vi.mock('electron', async () => (await import('#tests/support/electron.ts')).electronModule())

let userData: ReturnType<typeof userDataFolder>
beforeEach(() => {
  userData = userDataFolder()
})
afterEach(() => userData.remove())

const open = () => createDesktopStore(desktopMain(userData.folder, { collections: ['jobs', 'pages'] }).bridge())

const firstFile = [0, 512, 1024, 1536]
const otherFiles = [1, 2, 513, 1025]

/** Eight jobs in three files, four of them in the first. Gives the path of the first. */
function writeBoard(): string {
  const rowIds = [...firstFile, ...otherFiles]
  writeRecords(
    userData.folder,
    'jobs',
    rowIds.map((at) => [at, sampleJob(`job_${at}`)])
  )
  return join(userData.folder, 'board/jobs/000.json')
}

async function listShownIds(): Promise<string[]> {
  const { documents } = await open().query(jobs, { order: 'stored', limit: 5_000 })
  return documents.map(({ id }) => id)
}

function readQuarantinedBytes(): Buffer[] {
  const folder = join(userData.folder, 'set-aside/files/jobs')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name)))
}

async function listNotices(): Promise<StoreNotice[]> {
  const store = open()
  await store.query(jobs, { order: 'stored', limit: 0 })
  return new Promise((done) => store.notices.watch((notices) => notices.length > 0 && done(notices)))
}

/** In so many places a file is cut off; `npm run proof` does it more often. */
const cuts = process.env.LOUPE_PROOF === '1' ? 180 : 30

/** What is wrong with the bytes of a file, and which of its `perFile` records can still be shown. */
const damages: [name: string, damage: (whole: Buffer) => Buffer, intact: (perFile: number) => number | undefined][] = [
  ...Array.from({ length: cuts }, (_, cut): (typeof damages)[number] => [
    `cut at ${cut + 1}/${cuts + 1} of its bytes`,
    (whole) => whole.subarray(0, Math.floor((whole.length * (cut + 1)) / (cuts + 1))),
    () => undefined
  ]),
  ['empty', () => Buffer.alloc(0), () => 0],
  ['zeros', (whole) => Buffer.alloc(whole.length), () => 0],
  ['a tail of NUL', (whole) => Buffer.concat([whole, Buffer.alloc(4096)]), (all) => all],
  ['NUL from its middle on', (whole) => whole.fill(0, Math.floor(whole.length / 2)), () => undefined],
  ['null', () => Buffer.from('null'), () => 0],
  ['a list', () => Buffer.from('[1,2,3]'), () => 0],
  ['a number', () => Buffer.from('7'), () => 0],
  ['a text', () => Buffer.from('"records"'), () => 0],
  ['records that are a list', () => Buffer.from('{"version":1,"records":[1]}'), () => 0],
  ['records that are null', () => Buffer.from('{"version":1,"records":null}'), () => 0],
  ['no version', (whole) => Buffer.from(whole.toString().replace('"version":1,', '')), (all) => all],
  ['a future version', (whole) => Buffer.from(whole.toString().replace('"version":1', '"version":2')), (all) => all],
  ['a version of another kind', (whole) => Buffer.from(whole.toString().replace(':1,', ':"1",')), (all) => all],
  ['bytes that are no UTF-8', (whole) => Buffer.concat([whole, Buffer.from([0xff, 0xfe])]), (all) => all],
  ['a byte order mark', (whole) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]), (all) => all],
  ['one bad line', (whole) => Buffer.from(whole.toString().replace('"512":{', '"512":{{')), (all) => all - 1],
  ['a place of another file', (whole) => Buffer.from(whole.toString().replace('"512":', '"513":')), (all) => all - 1],
  ['a place that is none', (whole) => Buffer.from(whole.toString().replace('"512":', '"-512":')), (all) => all - 1],
  ['two halves of two writes', (whole) => Buffer.concat([whole.subarray(0, 1900), whole]), (all) => all],
  ['HTML of a captive portal', () => Buffer.from('<!doctype html><p>Log in</p>'), () => 0]
]

test.each(damages)(
  'a file with %s: its bytes are kept, every intact record is shown, the person is told',
  async (_name, damage, intact) => {
    const file = writeBoard()
    const bytes = damage(Buffer.from(readFileSync(file)))
    writeFileSync(file, bytes)
    const wholeLines = bytes.toString('utf8').split('\n').filter(isWholeRecord).length

    const [notice] = await listNotices()
    expect(notice).toMatchObject({ reason: 'damaged-file', collection: 'jobs', count: 1 })
    expect(readQuarantinedBytes()).toEqual([bytes])
    const shown = await listShownIds()
    const ofFile = firstFile.map((at) => `job_${at}`)
    const saved = ofFile.filter((id) => shown.includes(id))
    expect(saved.length).toBe(intact(firstFile.length) ?? wholeLines)
    // The other files are as they were, in their order.
    expect(shown.filter((id) => !ofFile.includes(id))).toEqual(otherFiles.map((at) => `job_${at}`))
    // What is stored is whole again, and says the same.
    expect(storedElements(userData.folder, 'jobs').map((job) => (job as { id: string }).id)).toEqual(shown)
  }
)

/**
 * A line of the first file that a person would call a record: a key that is a row id of it, and an object that ends.
 */
function isWholeRecord(line: string): boolean {
  const [, key = '', value = ''] = /^"(\d+)":(\{.*\}),?$/.exec(line) ?? []
  try {
    return Number(key) % 512 === 0 && key !== '' && Boolean(JSON.parse(value))
  } catch {
    return false
  }
}

test('a file that was damaged takes changes, one record on each line, and keeps what could be saved of it', async () => {
  const file = writeBoard()
  writeFileSync(file, readFileSync(file, 'utf8').replace('"512":{', '"512":{{'))
  const store = open()
  await store.change(jobs, 'job_1024', (job) => ({ ...sampleJob('job_1024'), ...job, title: 'Changed' }))
  await store.remove(jobs, 'job_1536')
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.filter(isWholeRecord).map((line) => line.slice(0, 6))).toEqual(['"0":{"', '"1024"'])
  expect(lines).toContainEqual(expect.stringContaining('"title":"Changed"'))
  expect(await listShownIds()).toEqual(['job_0', 'job_1', 'job_2', 'job_513', 'job_1024', 'job_1025'])
})

test('of a record that stands twice in a damaged file the first is shown', async () => {
  const file = writeBoard()
  const line = (title: string) => `"0":${JSON.stringify(sampleJob('job_0', { title }))}`
  writeFileSync(file, `{"version":1,"records":{\n${line('First')},\n${line('Second')},\n"512":{{\n}}\n`)
  const { documents } = await open().query(jobs, { order: 'stored', limit: 1 })
  expect(documents.map(({ title }) => title)).toEqual(['First'])
})

test('one bad record among 500 is named and kept, and the 499 others are shown', async () => {
  const elements = Array.from({ length: 500 }, (_, at) => sampleJob(`job_${at}`)) as unknown[]
  elements[250] = { id: 'broken', title: 7 }
  writeElements(userData.folder, 'jobs', elements)
  expect(await listShownIds()).toHaveLength(499)
  expect(await listNotices()).toMatchObject([{ reason: 'unreadable', count: 1, names: ['7'] }])
  expect(storedElements(userData.folder, 'jobs')).toEqual(elements)
})

test('damage of many files is one notice, its download holds them all, and once dismissed it stays away', async () => {
  writeElements(
    userData.folder,
    'jobs',
    [0, 1, 2, 3].map((at) => sampleJob(`job_${at}`))
  )
  for (const shard of ['000', '001', '002'])
    writeFileSync(join(userData.folder, `board/jobs/${shard}.json`), `broken ${shard}`)
  const store = open()
  await store.query(jobs, { order: 'stored', limit: 0 })
  const [notice] = await new Promise<StoreNotice[]>((done) => store.notices.watch((all) => all.length > 0 && done(all)))
  expect(notice).toMatchObject({ reason: 'damaged-file', count: 3, actions: ['download', 'discard', 'dismiss'] })
  const content = await store.notices.readContent(notice?.id ?? '', administrator)
  for (const shard of ['000', '001', '002']) expect(content).toContain(`broken ${shard}`)
  await store.notices.dismiss(notice?.id ?? '', administrator)
  writeFileSync(join(userData.folder, 'board/jobs/003.json'), 'broken later')
  expect(await listNotices()).toMatchObject([{ reason: 'damaged-file', count: 1 }])
})

test('what is in quarantine goes on request, and by itself after 90 days', async () => {
  for (const [age, total] of [
    [89, 1],
    [91, 0]
  ] as const) {
    writeFileSync(writeBoard(), `broken ${age}`)
    await listNotices()
    const folder = join(userData.folder, 'set-aside/files/jobs')
    const at = new Date(Date.now() - age * 86_400_000)
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), at, at)
    const store = open()
    await store.query(jobs, { order: 'stored', limit: 0 })
    expect(readdirSync(folder), `after ${age} days`).toHaveLength(total)
  }
  writeFileSync(writeBoard(), 'broken')
  const store = open()
  await store.query(jobs, { order: 'stored', limit: 0 })
  const [notice] = await new Promise<StoreNotice[]>((done) => store.notices.watch((all) => all.length > 0 && done(all)))
  await expect(store.notices.discard(notice?.id ?? '', null)).rejects.toMatchObject({ failure: 'refused' })
  await store.notices.discard(notice?.id ?? '', administrator)
  expect(readdirSync(join(userData.folder, 'set-aside/files/jobs'))).toEqual([])
})

test('of a damaged file of the accounts nobody gets the content, and a visitor can do nothing about it', async () => {
  const account = { id: 'asha@example.com', uid: 'u-1', password: { derivedKeyHash: 'secret' }, createdAt: '' }
  writeElements(userData.folder, 'accounts', [account])
  const path = join(userData.folder, 'board/accounts/000.json')
  writeFileSync(path, readFileSync(path).subarray(0, -8))
  const bridge = desktopMain(userData.folder, { collections: ['accounts'] }).bridge()
  await bridge.readDocuments('accounts', -1)
  const list = await bridge.listNotices()
  const [notice] = list.ok ? list.value.notices : []
  expect(notice).toMatchObject({ reason: 'damaged-file', collection: 'accounts' })
  const id = notice?.id ?? ''
  for (const viewer of [null, { uid: 'u-1', isAdmin: false }, administrator]) {
    expect(await bridge.readNoticeContent(id, viewer)).toMatchObject({ ok: false, failure: 'refused' })
  }
  expect(await bridge.dismissNotice(id, null)).toMatchObject({ ok: false, failure: 'refused' })
  expect(await bridge.dismissNotice(id, administrator)).toMatchObject({ ok: true })
})

test('of a damaged file of one person the person and the administrator get the content, others do not', async () => {
  writeElements(userData.folder, 'userProfile_u-1', [{ id: 'u-1', name: 'Asha' }])
  const path = join(userData.folder, 'board/userProfile_u-1/000.json')
  writeFileSync(path, readFileSync(path).subarray(0, -8))
  const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
  await bridge.readDocuments('userProfile_u-1', -1)
  const list = await bridge.listNotices()
  const id = list.ok ? (list.value.notices[0]?.id ?? '') : ''
  for (const viewer of [null, { uid: 'u-2', isAdmin: false }]) {
    expect(await bridge.readNoticeContent(id, viewer)).toMatchObject({ ok: false, failure: 'refused' })
  }
  for (const viewer of [administrator, { uid: 'u-1', isAdmin: false }]) {
    expect(await bridge.readNoticeContent(id, viewer)).toMatchObject({ ok: true })
  }
})

test('a damaged settings file is kept and told of, and the setting begins anew', async () => {
  mkdirSync(userData.folder, { recursive: true })
  writeFileSync(join(userData.folder, 'preferences.json'), '{"theme":"dar')
  const main = desktopMain(userData.folder, { collections: ['jobs'] })
  expect(await main.bridge().readTheme()).toEqual({ ok: true, value: null })
  expect(await main.bridge().chooseTheme('dark')).toMatchObject({ ok: true })
  expect(
    await desktopMain(userData.folder, { collections: ['jobs'] })
      .bridge()
      .readTheme()
  ).toEqual({ ok: true, value: 'dark' })
  const answer = await main.bridge().listNotices()
  expect(answer).toMatchObject({ ok: true, value: { notices: [{ reason: 'damaged-file', collection: 'settings' }] } })
})

test.each(['null', '[1]', '{"theme":"green"}', '', '\ufeff{"theme":"dark"}'])(
  'a settings file of another shape (%j) is kept byte for byte before the first setting is written',
  async (text) => {
    writeFileSync(join(userData.folder, 'preferences.json'), text)
    const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
    expect(await bridge.readTheme()).toEqual({ ok: true, value: null })
    const quarantined = join(userData.folder, 'set-aside/files/settings')
    expect(readdirSync(quarantined).map((name) => readFileSync(join(quarantined, name), 'utf8'))).toEqual([text])
    expect(await bridge.chooseTheme('light')).toEqual({ ok: true })
    expect(JSON.parse(readFileSync(join(userData.folder, 'preferences.json'), 'utf8'))).toMatchObject({
      theme: 'light'
    })
  }
)

test('a damaged settings file that cannot be set aside is not written over', async () => {
  writeFileSync(join(userData.folder, 'preferences.json'), '{"theme":"dar')
  // A file where the folder of what is set aside should be.
  writeFileSync(join(userData.folder, 'set-aside'), '')
  const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
  expect(await bridge.chooseTheme('light')).toMatchObject({ ok: false, failure: 'unavailable' })
  expect(readFileSync(join(userData.folder, 'preferences.json'), 'utf8')).toBe('{"theme":"dar')
})

test('a setting that cannot be written stays what it was', async () => {
  const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
  expect(await bridge.chooseTheme('dark')).toEqual({ ok: true })
  // A folder where the file should be.
  rmSync(join(userData.folder, 'preferences.json'))
  mkdirSync(join(userData.folder, 'preferences.json', 'full'), { recursive: true })
  expect(await bridge.chooseTheme('light')).toMatchObject({ ok: false })
  expect(await bridge.readTheme()).toEqual({ ok: true, value: 'dark' })
})

test('what a killed run left of unfinished writes is swept away at the start, in every collection', async () => {
  writeBoard()
  const left = [
    'board/jobs/000.json.tmp-1234567890abcdef',
    'board/jobs/000.json.new',
    'preferences.json.tmp-1234567890abcdef'
  ]
  for (const name of left) writeFileSync(join(userData.folder, name), '{"accounts":"of somebody"}')
  desktopMain(userData.folder, { collections: ['jobs'] })
  for (const name of left) expect(() => readFileSync(join(userData.folder, name))).toThrow()
})
