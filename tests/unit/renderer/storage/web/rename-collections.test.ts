import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { openWebStore } from '#renderer/storage/web/open-web-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'

const company = {
  id: 'suvarna',
  revision: 1,
  name: 'Suvarna',
  place: 'Surat GJ',
  about: '',
  website: '',
  verified: [],
  verifiedAt: '',
  people: ['u1']
}
const member = { id: 'u1', revision: 1, since: '2026-11-01T09:00:00.000Z' }
const row = (list: readonly object[]) => ({
  text: JSON.stringify(list),
  hashes: [],
  removals: 0,
  savedAt: '2026-11-01'
})

it.each([2, 3])('web store › renames fields of data format %i and keeps the data', async (layout) => {
  const database = `renamed-board-${layout}`
  const earlier = await openDB(database, layout, {
    upgrade(inside) {
      for (const store of ['collections', 'quarantine', 'contents']) inside.createObjectStore(store)
    }
  })
  await earlier.put('collections', row([company]), 'houses')
  await earlier.put('collections', row([{ ...member, houseId: 'suvarna' }]), 'houseMembers')
  earlier.close()
  const browser = fakeLocalStorage()
  const storage = browser.tab()
  storage.write('houses', JSON.stringify([company]))

  const store = await openWebStore({ storage, initializers: [], database })
  expect(await store.get(companies, 'suvarna')).toMatchObject(company)
  expect(await store.get(companyMembers, 'u1')).toMatchObject({ ...member, companyId: 'suvarna' })
  expect(storage.read('houses')).toBeNull()
  const shown: StoreNotice[][] = []
  store.notices.watch((notices) => shown.push(notices))
  expect(shown.flat()).toEqual([])
  store.close()
})
