import 'fake-indexeddb/auto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { completePendingRemovals } from '#renderer/data/accounts/local/pending-account-removals.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { createDesktopUploadedFiles } from '#renderer/storage/desktop/desktop-uploaded-files.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { openWebStore } from '#renderer/storage/web/open-web-store.ts'
import { createWebUploadedFiles } from '#renderer/storage/web/web-uploaded-files.ts'
import { accounts, removals } from '#shared/collections/accounts.ts'
import { deviceCollections } from '#shared/collections/all-collections.ts'
import { applicantNotes } from '#shared/collections/applicant-notes.ts'
import { employers } from '#shared/collections/employers.ts'
import { type ShortlistEntry, shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'

const gone = 'u-gone'
const everything = { order: 'stored', limit: 100 } as const
const [seed] = createSeedCandidates()
const entry = (id: string, uid: string) => ({ ...seed, id, uid, note: '', addedAt: '' }) as ShortlistEntry

let userData: ReturnType<typeof userDataFolder>
let browser = fakeLocalStorage()
let count = 0
beforeEach(() => {
  userData = userDataFolder()
  browser = fakeLocalStorage()
  count += 1
})
afterEach(() => userData.remove())

const damaged = '[{"id":"u-gone", half a list'

/** Opens a store; damages what is stored of a collection, without any code of the product; opens the files beside it. */
const doors: [string, () => Promise<DocumentStore>, (collection: string) => Promise<void>, () => FileStore][] = [
  [
    'web',
    () =>
      openWebStore({
        storage: browser.tab(),
        initializers: [],
        database: `removals-${count}`
      }),
    async (collection) => {
      await browser.settle()
      browser.tab().write(collection, damaged)
      await browser.settle()
    },
    () => createWebUploadedFiles(`removals-${count}-files`)
  ],
  [
    'desktop',
    async () => createDesktopStore(desktopMain(userData.folder, { collections: deviceCollections }).bridge()),
    async (collection) => {
      const files = readdirSync(userData.folder, { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.includes(collection) && file.endsWith('.json')
      )
      for (const file of files) writeFileSync(join(userData.folder, file), damaged)
    },
    () => createDesktopUploadedFiles(desktopMain(userData.folder, { collections: deviceCollections }).bridge())
  ]
]

describe.each(doors)('data removal after account deletion (%s store)', (_door, open, damage, openFiles) => {
  test('removes collections, notes, shortlist and files, retrying failures', async () => {
    const documents = await open()
    const shortlist = shortlistedCandidates.of('u-employer')
    for (const [id, uid] of [
      ['c1', gone],
      ['c2', 'u-other']
    ] as const)
      await documents.change(shortlist, id, () => entry(id, uid))
    const confirmed = { id: gone, email: 'suvarna_employer@loupe.example', confirmedAt: '', confirmedBy: 'admin' }
    await documents.change(employers, gone, () => confirmed)
    const notes = applicantNotes.of('u-employer')
    for (const id of [`${gone}_job_1`, `${gone}2_job_1`])
      await documents.change(notes, id, () => ({ id, jobId: 'job_1', note: 'Call' }))
    const own = shortlistedCandidates.of(gone)
    await documents.change(own, 'c2', () => entry('c2', 'u-other'))
    await documents.remove(own, 'c2')
    const faults: { writes?: 'unavailable' | undefined } = {}
    const files = createMemoryFiles(faults)
    const name = await files.keep(gone, new Blob(['resume'], { type: 'application/pdf' }))
    await documents.change(removals, gone, () => ({ id: gone, at: new Date().toISOString() }))
    faults.writes = 'unavailable'
    await completePendingRemovals({ documents, files }).catch(() => {})
    expect((await documents.query(removals, everything)).total).toBe(1)
    faults.writes = undefined
    await completePendingRemovals({ documents, files })
    expect((await documents.query(shortlist, everything)).documents.map(({ id }) => id)).toEqual(['c2'])
    expect((await documents.query(notes, everything)).documents.map(({ id }) => id)).toEqual([`${gone}2_job_1`])
    expect(await documents.device?.listCollections()).not.toContain(own.name)
    expect(await files.read(name)).toBeUndefined()
    expect(await documents.get(employers, gone)).toBeUndefined()
    // Nothing was found any more: the person is crossed off.
    await completePendingRemovals({ documents, files })
    expect((await documents.query(removals, everything)).total).toBe(0)
  })

  test('removes damaged collections and their notices from the quarantine', async () => {
    const profile = userProfiles.of(gone)
    await (await open()).change(profile, gone, () => ({ id: gone, name: 'Asha' }) as never)
    await damage(profile.name)
    const documents = await open()
    await documents.query(profile, everything)
    let received: StoreNotice[] = []
    documents.notices.watch((notices) => {
      received = notices
    })
    await until(() => expect(received).toMatchObject([{ collection: profile.name }]))
    const [{ id } = { id: '' }] = received
    expect(await documents.notices.readContent(id, administrator)).toContain('half a list')
    await documents.change(removals, gone, () => ({ id: gone, at: new Date().toISOString() }))
    await completePendingRemovals({ documents, files: createMemoryFiles() })
    await until(() => expect(received).toEqual([]))
    await browser.settle()
    const again = await open()
    expect(await again.device?.listCollections()).not.toContain(profile.name)
    await expect(again.notices.readContent(id, administrator)).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('removes nothing while the account exists', async () => {
    const documents = await open()
    const password = {
      algorithm: 'PBKDF2-SHA-256',
      iterations: 600_000,
      salt: 'A'.repeat(22),
      verifier: 'A'.repeat(43)
    }
    await documents.change(
      accounts,
      'asha@example.com',
      (): never => ({ id: '', uid: gone, password, createdAt: '' }) as never
    )
    const profile = userProfiles.of(gone)
    await documents.change(profile, gone, () => ({ id: gone, name: 'Asha' }) as never)
    await documents.change(removals, gone, () => ({ id: gone, at: new Date().toISOString() }))
    await completePendingRemovals({ documents, files: createMemoryFiles() })
    expect((await documents.query(profile, everything)).total).toBe(1)
    expect((await documents.query(removals, everything)).total).toBe(0)
  })

  test('erasure of all data › removes all data, for the administrator only', async () => {
    const documents = await open()
    const profile = userProfiles.of(gone)
    await documents.change(profile, gone, () => ({ id: gone, name: 'Asha' }) as never)
    const name = await openFiles().keep(gone, new Blob(['resume'], { type: 'application/pdf' }))
    await expect(documents.device?.eraseAll(null)).rejects.toMatchObject({ failure: 'refused' })
    await expect(documents.device?.eraseAll({ uid: gone, isAdmin: false })).rejects.toMatchObject({
      failure: 'refused'
    })
    expect((await documents.query(profile, everything)).total).toBe(1)
    expect(await openFiles().read(name)).toBeDefined()
    await documents.device?.eraseAll(administrator)
    await browser.settle()
    const again = await open()
    expect(await again.device?.listCollections()).not.toContain(profile.name)
    expect((await again.query(profile, everything)).total).toBe(0)
    expect(await openFiles().read(name)).toBeUndefined()
  })

  test('keeps collections that belong to no single user', async () => {
    const documents = await open()
    for (const name of ['jobs', 'accounts', 'userProfile_', '../jobs'])
      await expect(documents.device?.dropCollection(name)).rejects.toMatchObject({ failure: 'refused' })
  })
})

test('erasure of all data › clears localStorage while another tab is open', async () => {
  const database = `removals-${count}`
  const [one, two] = [browser.tab(), browser.tab()]
  const documents = await openWebStore({ storage: one, initializers: [], database })
  const other = await openWebStore({ storage: two, initializers: [], database })
  const profile = userProfiles.of(gone)
  await documents.change(profile, gone, () => ({ id: gone, name: 'Asha' }) as never)
  await browser.settle()
  expect((await other.query(profile, everything)).total).toBe(1)
  expect(one.keys()).not.toEqual([])
  await documents.device?.eraseAll(administrator)
  await browser.settle()
  expect([one.keys(), two.keys()]).toEqual([[], []])
})

test('data removal after account deletion › leaves no copy in IndexedDB', async () => {
  const database = `removals-${count}`
  const storage = fakeLocalStorage().tab()
  const shortlist = shortlistedCandidates.of('u-employer')
  // Written by hand, so that the first change takes the whole text into the database.
  storage.write(shortlist.name, JSON.stringify([entry('c1', gone)]))
  const documents = await openWebStore({ storage, initializers: [], database })
  await documents.change(shortlist, 'c2', () => entry('c2', 'u-other'))
  await documents.change(removals, gone, () => ({ id: gone, at: new Date().toISOString() }))
  await completePendingRemovals({ documents, files: createMemoryFiles() })
  const { openDB } = await import('idb')
  const opened = await openDB(database)
  await opened.delete('collections', removals.name)
  const rows = (await Promise.all([...opened.objectStoreNames].map((name) => opened.getAll(name)))).flat()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(gone)
})
