import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { archiveLegacyKeys } from '#renderer/storage/web/archive-legacy-keys.ts'
import { openWebStore, type WebStore } from '#renderer/storage/web/open-web-store.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { until } from '#tests/support/until.ts'

let opened: WebStore | undefined
afterEach(() => {
  opened?.close()
  opened = undefined
})

const keys = ['userProfile', 'shortlistedCandidates', 'appliedJobs']

test('localStorage keys of earlier versions › moves old keys byte for byte', () => {
  const storage = fakeLocalStorage().tab()
  const texts = ['{"name":"Asha" }', '[ {not json', '']
  keys.forEach((key, archiveKey) => {
    storage.write(key, texts[archiveKey] ?? '')
  })
  archiveLegacyKeys(storage)
  archiveLegacyKeys(storage)
  expect(keys.map((key) => storage.read(key))).toEqual([null, null, null])
  expect(keys.map((key) => storage.read(`${key}.legacy`))).toEqual(texts)
  expect(storage.read('userProfile.legacy.2')).toBeNull()
})

test('localStorage keys of earlier versions › does not overwrite a previous archive', () => {
  const storage = fakeLocalStorage().tab()
  for (const text of ['first', 'second', 'third', 'second']) {
    storage.write('userProfile', text)
    archiveLegacyKeys(storage)
  }
  const archiveKeys = ['userProfile.legacy', 'userProfile.legacy.2', 'userProfile.legacy.3', 'userProfile.legacy.4']
  expect(archiveKeys.map((archiveKey) => storage.read(archiveKey))).toEqual(['first', 'second', 'third', null])
})

test('localStorage keys of earlier versions › keeps a key in place when storage is full', () => {
  const storage = fakeLocalStorage({ quota: 100 }).tab()
  storage.write('appliedJobs', 'x'.repeat(60))
  archiveLegacyKeys(storage)
  expect([storage.read('appliedJobs'), storage.read('appliedJobs.legacy')]).toEqual(['x'.repeat(60), null])
})

test('web store › archives old keys at the first query of user data', async () => {
  const storage = fakeLocalStorage().tab()
  storage.write('userProfile', '[{"id":"u-asha","name":"Somebody"}]')
  opened = await openWebStore({ storage, initializers: [], database: 'unscoped' })
  expect(storage.read('userProfile.legacy')).toBeNull()
  expect(await opened.get(userProfiles.of('u-asha'), 'u-asha')).toBeUndefined()
  await until(() => expect(storage.read('userProfile.legacy')).toBe('[{"id":"u-asha","name":"Somebody"}]'))
  expect(storage.read('userProfile')).toBeNull()
})
