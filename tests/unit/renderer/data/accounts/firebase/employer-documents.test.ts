import { expect, test } from 'vitest'
import { createEmployerDocuments } from '#renderer/data/accounts/firebase/employer-documents.ts'
import { createCompanyModerationRepository } from '#renderer/data/companies/company-moderation-repository.ts'
import { registerEmail } from '#renderer/data/companies/employer-email-registry.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { administrator, bannedEntry, entryOf } from '#tests/support/sample-companies.ts'

test('ban of an email address › returns the ban for a plus-addressed email', async () => {
  const store = createMemoryStore({ elements: { jobs: [] } })
  const moderation = createCompanyModerationRepository(store, () => administrator, undefined, true)
  // They have asked, and posted nothing: the ban itself has to remember the address.
  await moderation.ban({ uid: 'u-gone', email: 'hetal@example.com' }, 'Asked for a deposit.')
  await registerEmail(store, { uid: 'u-good', email: 'kesar@example.com' })
  const { readAddressBan } = createEmployerDocuments(store)
  const ban = { reason: 'Asked for a deposit.' }
  expect(await readAddressBan({ email: 'hetal+2@example.com' })).toMatchObject(ban)
  expect(await readAddressBan({ email: 'kesar@example.com' })).toBeUndefined()
  expect(await readAddressBan({ email: 'nobody@example.com' })).toBeUndefined()
})

test('ban of an email address › applies to no account while it is unreadable', async () => {
  const store = createMemoryStore({ elements: { employers: [entryOf('u-shah'), bannedEntry('u-old', 'Fake.')] } })
  const entries = createEmployerDocuments(store)
  expect(await entries.read('u-shah')).toMatchObject({ email: 'shah@example.com' })
  store.faults.reads = 'offline'
  expect(await entries.read('u-shah')).toBeUndefined()
  expect(await entries.readAddressBan({ email: 'shah@example.com' })).toBeUndefined()
})
