import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { collectionFile, storedElements, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { administrator } from '#tests/support/viewers.ts'

let userData: ReturnType<typeof userDataFolder>
beforeEach(() => {
  userData = userDataFolder()
})
afterEach(() => userData.remove())

const open = () => createDesktopStore(desktopMain(userData.folder, { collections: ['jobs', 'pages'] }).bridge())

const ids = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `job_${at}`)

/** Eight jobs in their file. Gives its path. */
function writeBoard(): string {
  writeElements(
    userData.folder,
    'jobs',
    ids.map((id) => sampleJob(id))
  )
  return collectionFile(userData.folder, 'jobs')
}

async function listShownIds(): Promise<string[]> {
  const { documents } = await open().query(jobs, { order: 'stored', limit: 5_000 })
  return documents.map(({ id }) => id)
}

const quarantine = () => join(userData.folder, 'quarantine/texts')

function readQuarantinedBytes(): Buffer[] {
  return readdirSync(quarantine()).map((name) => readFileSync(join(quarantine(), name)))
}

async function listNotices(): Promise<StoreNotice[]> {
  const store = open()
  await store.query(jobs, { order: 'stored', limit: 0 })
  return new Promise((done) => store.notices.watch((notices) => notices.length > 0 && done(notices)))
}

/** In so many places a file is cut off; `npm run proof` does it more often. */
const cuts = process.env.LOUPE_PROOF === '1' ? 180 : 30

/** A file's damage, and how many of its eight records can still be shown. */
const damages: [name: string, damage: (whole: Buffer) => Buffer, intact: number | undefined][] = [
  ...Array.from({ length: cuts }, (_, cut): (typeof damages)[number] => [
    `cut at ${cut + 1}/${cuts + 1} of its bytes`,
    (whole) => whole.subarray(0, Math.floor((whole.length * (cut + 1)) / (cuts + 1))),
    undefined
  ]),
  ['no content', () => Buffer.alloc(0), 0],
  ['zero bytes only', (whole) => Buffer.alloc(whole.length), 0],
  ['a tail of NUL bytes', (whole) => Buffer.concat([whole, Buffer.alloc(4096)]), 8],
  ['NUL bytes from its middle on', (whole) => whole.fill(0, Math.floor(whole.length / 2)), undefined],
  ['null in it', () => Buffer.from('null'), 0],
  ['a list in it', () => Buffer.from('[1,2,3]'), 0],
  ['a number in it', () => Buffer.from('7'), 0],
  ['a text in it', () => Buffer.from('"jobs"'), 0],
  ['an object in place of the list', () => Buffer.from('{"jobs":{"0":{"id":"a"}}}'), 0],
  ['null in place of the list', () => Buffer.from('{"jobs":null}'), 0],
  ['no list', () => Buffer.from('{}'), 0],
  ['the list of another collection in it', (whole) => Buffer.from(whole.toString().replace('"jobs"', '"pages"')), 8],
  ['another key beside the list', (whole) => Buffer.from(whole.toString().replace(']}', '],"more":1}')), 8],
  ['bytes that are not UTF-8', (whole) => Buffer.concat([whole, Buffer.from([0xff, 0xfe])]), 8],
  ['a record that is not UTF-8', (whole) => whole.fill(0xff, whole.indexOf('job_4'), whole.indexOf('job_4') + 1), 7],
  ['a byte order mark', (whole) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]), 8],
  ['one bad line', (whole) => Buffer.from(whole.toString().replace('{"id":"job_5"', '{{"id":"job_5"')), 7],
  ['halves of two writes', (whole) => Buffer.concat([whole.subarray(0, 1900), whole]), 8],
  ['HTML of a captive portal', () => Buffer.from('<!doctype html>\n<p>\nLog in\n</p>'), 0]
]

test.each(damages)(
  'damaged collection file › with %s is quarantined and its intact records are shown',
  async (_name, damage, intact) => {
    const file = writeBoard()
    const bytes = damage(Buffer.from(readFileSync(file)))
    writeFileSync(file, bytes)
    const wholeLines = bytes.toString('utf8').split('\n').filter(isWholeRecord).length

    const [notice] = await listNotices()
    expect(notice).toMatchObject({ reason: 'damaged-file', collection: 'jobs', count: 1 })
    expect(readQuarantinedBytes()).toEqual([bytes])
    const shown = await listShownIds()
    expect(shown).toHaveLength(intact ?? wholeLines)
    expect(shown).toEqual(ids.filter((id) => shown.includes(id)))
    // The stored file is whole again, and says the same.
    expect(storedElements(userData.folder, 'jobs').map((job) => (job as { id: string }).id)).toEqual(shown)
  }
)

/** A line that a person would call a record: an object that ends. */
function isWholeRecord(line: string): boolean {
  try {
    return line.startsWith('{') && Boolean(JSON.parse(line.replace(/,$/, '')))
  } catch {
    return false
  }
}

test('damaged collection file › accepts changes once repaired and keeps intact documents', async () => {
  const file = writeBoard()
  writeFileSync(file, readFileSync(file, 'utf8').replace('{"id":"job_5"', '{{"id":"job_5"'))
  const store = open()
  await store.change(jobs, 'job_2', (job) => ({ ...sampleJob('job_2'), ...job, title: 'Changed' }))
  await store.remove(jobs, 'job_3')
  const left = ids.filter((id) => !['job_3', 'job_5'].includes(id))
  const lines = readFileSync(file, 'utf8').split('\n').filter(isWholeRecord)
  expect(lines.map((line) => JSON.parse(line.replace(/,$/, '')).id)).toEqual(left)
  expect(lines).toContainEqual(expect.stringContaining('"title":"Changed"'))
  expect(await listShownIds()).toEqual(left)
})

test('damaged collection file › is reported again only after new damage', async () => {
  writeFileSync(writeBoard(), 'broken once')
  const store = open()
  await store.query(jobs, { order: 'stored', limit: 0 })
  const [notice] = await new Promise<StoreNotice[]>((done) => store.notices.watch((all) => all.length > 0 && done(all)))
  expect(notice).toMatchObject({ reason: 'damaged-file', count: 1, actions: ['download', 'discard', 'dismiss'] })
  expect(await store.notices.readContent(notice?.id ?? '', administrator)).toBe('broken once')
  await store.notices.dismiss(notice?.id ?? '', administrator)
  writeFileSync(collectionFile(userData.folder, 'jobs'), 'broken later')
  const later = await listNotices()
  expect(later).toMatchObject([{ reason: 'damaged-file', count: 1 }])
  expect(later[0]?.id).not.toBe(notice?.id)
})

test('damaged collection file › is removed on request and after 90 days', async () => {
  for (const [age, total] of [
    [89, 1],
    [91, 0]
  ] as const) {
    writeFileSync(writeBoard(), `broken ${age}`)
    await listNotices()
    const folder = quarantine()
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
  expect(readdirSync(quarantine())).toEqual([])
})

test('damaged collection file › of accounts is readable by no one', async () => {
  const account = { id: 'asha@example.com', uid: 'u-1', password: { derivedKeyHash: 'secret' }, createdAt: '' }
  writeElements(userData.folder, 'accounts', [account])
  const path = collectionFile(userData.folder, 'accounts')
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

test('damaged collection file › of a user is readable by that user and the administrator', async () => {
  writeElements(userData.folder, 'userProfile_u-1', [{ id: 'u-1', name: 'Asha' }])
  const path = collectionFile(userData.folder, 'userProfile_u-1')
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

test.each(['null', '[1]', '{"theme":"green"}', '', '\ufeff{"theme":"dark"}'])(
  'damaged collection file › of settings with %j is quarantined byte for byte',
  async (text) => {
    writeFileSync(join(userData.folder, 'preferences.json'), text)
    const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
    expect(await bridge.readTheme()).toEqual({ ok: true, value: null })
    expect(readQuarantinedBytes().map(String)).toEqual([text])
    expect(await bridge.chooseTheme('light')).toEqual({ ok: true })
    expect(JSON.parse(readFileSync(join(userData.folder, 'preferences.json'), 'utf8'))).toMatchObject({
      theme: 'light'
    })
  }
)

describe('damaged collection files of two users', () => {
  const names = ['userProfile_u-1', 'userProfile_u-2']
  async function damageBoth() {
    for (const name of names) {
      writeElements(userData.folder, name, [{ id: name, name: 'Asha', phone: '98200 11111' }])
      const path = collectionFile(userData.folder, name)
      writeFileSync(path, readFileSync(path).subarray(0, -8))
    }
    const bridge = desktopMain(userData.folder, { collections: [] }).bridge()
    for (const name of names) await bridge.readDocuments(name, -1)
    return bridge
  }
  const listAbout = async (bridge: Awaited<ReturnType<typeof damageBoth>>) => {
    const answer = await bridge.listNotices()
    return answer.ok ? answer.value.notices.map(({ collection }) => collection) : []
  }

  test('are removed only with their own user', async () => {
    const bridge = await damageBoth()
    expect(await listAbout(bridge)).toEqual(names)
    expect(await bridge.dropCollection('userProfile_u-1')).toEqual({ ok: true })
    expect(await listAbout(bridge)).toEqual(['userProfile_u-2'])
    expect(await bridge.listCollections()).toEqual({ ok: true, value: ['userProfile_u-2'] })
    for (const path of readdirSync(userData.folder, { recursive: true, withFileTypes: true })) {
      if (path.isFile()) expect(readFileSync(join(path.parentPath, path.name), 'utf8')).not.toContain('userProfile_u-1')
    }
    // Nor are they back at the next start.
    expect(await listAbout(desktopMain(userData.folder, { collections: [] }).bridge())).toEqual(['userProfile_u-2'])
  })

  test('are removed when the administrator erases the device', async () => {
    const bridge = await damageBoth()
    expect(await bridge.eraseDevice({ uid: 'u-1', isAdmin: false })).toMatchObject({ ok: false, failure: 'refused' })
    expect(await listAbout(bridge)).toEqual(names)
    expect(await bridge.eraseDevice(administrator)).toEqual({ ok: true })
    expect(await listAbout(bridge)).toEqual([])
    expect(readdirSync(userData.folder, { recursive: true }).sort()).toEqual([
      'board',
      'board-renamed',
      'quarantine',
      'quarantine.json'
    ])
  })
})
