import { beforeEach, expect, test, vi } from 'vitest'
import { openLocalAccounts } from '#renderer/data/accounts/local/open-local-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { emails, password } from '#tests/support/people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { device } from '#tests/support/sample-device.ts'

const shortlist = 'shortlistedCandidates_u-employer'

beforeEach(() => {
  fastPasswordHash()
  vi.stubEnv('LOUPE_ADMIN_PASSWORD_HASH', `PBKDF2-SHA-256:600000:${'A'.repeat(22)}:${'A'.repeat(43)}`)
})

/** A device on which a user has an account and is on an employer's shortlist. */
async function open() {
  const documents = Object.assign(createMemoryStore(), {
    device: { ...device, listCollections: async () => [shortlist] }
  })
  const files = createMemoryFiles()
  const accounts = openLocalAccounts({ documents, files, session: createMemorySession() } as unknown as Platform)
  const { uid } = (await accounts.signUp(emails.Candidate, password, 'Candidate')) ?? { uid: '' }
  const entry = (id: string) => ({
    ...candidateOf('meena', { uid: id }),
    id: `publicProfile-${id}`,
    note: '',
    addedAt: ''
  })
  documents.setElements(shortlist, [entry(uid), entry('u-other')])
  return { documents, files, accounts }
}

test('account deletion › removes the user from the shortlists of other users', async () => {
  const { documents, accounts } = await open()
  await accounts.deleteAccount(password, async () => {})
  expect(documents.readElements(shortlist)).toMatchObject([{ uid: 'u-other' }])
})

test('account deletion › succeeds when removing shared documents fails at first', async () => {
  const { documents, files, accounts } = await open()
  files.faults.writes = 'unavailable'
  await accounts.deleteAccount(password, async () => {})
  expect([documents.readElements('accounts').length, documents.readElements('removals').length]).toEqual([0, 1])
})

test('local accounts › throws without a valid administrator password hash', () => {
  vi.stubEnv('LOUPE_ADMIN_PASSWORD_HASH', 'secret')
  expect(() => openLocalAccounts({} as Platform)).toThrow()
})
