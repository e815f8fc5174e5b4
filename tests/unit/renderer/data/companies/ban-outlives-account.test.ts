import { beforeEach, expect, test } from 'vitest'
import { completePendingRemovals } from '#renderer/data/accounts/local/pending-account-removals.ts'
import { createCompanyModerationRepository } from '#renderer/data/companies/company-moderation-repository.ts'
import { registerEmail } from '#renderer/data/companies/employer-email-registry.ts'
import { createEmployersRepository } from '#renderer/data/employers-repository.ts'
import { openRepositories } from '#renderer/data/open-repositories.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { openModerationOver, readRequest, sampleDetails, storeRequest } from '#tests/support/employer-requests.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { openAccountsOver, password } from '#tests/support/people.ts'
import { administrator } from '#tests/support/sample-companies.ts'

let store: MemoryStore
const files = createMemoryFiles()
const marked = 'suvarna_employer@loupe.example'

beforeEach(() => {
  fastPasswordHash()
  const device = { mayContain: () => true, listCollections: async () => [], dropCollection: async () => {} }
  store = Object.assign(createMemoryStore({ elements: { jobs: [] } }), {
    device: { ...device, eraseAll: async () => {} }
  })
})

const repositoriesOf = (user: SessionUser) => openRepositories({ documents: store, files }, user, () => user)

async function signUp(email: string) {
  const accounts = await openAccountsOver(store)
  const user = await accounts.signUp(email, password, 'Candidate')
  return { accounts, user, repositories: repositoriesOf(user) }
}

/** A user is banned by a job, of which no address is known, and deletes their account. */
async function banAndLeave(email = marked, beforehand: (user: SessionUser) => Promise<unknown> = async () => {}) {
  const { accounts, user, repositories } = await signUp(email)
  await beforehand(user)
  await openModerationOver(store).ban({ uid: user.uid, email: '' }, 'Asked for a deposit.')
  const current = (await accounts.restore()) as SessionUser
  await accounts.deleteAccount(password, () => repositoriesOf(current).removeAccountData())
  await completePendingRemovals({ documents: store, files })
  return { user, repositories }
}

test.each([
  [marked, ' Suvarna_Employer@Loupe.Example'],
  [marked, 'suvarna_employer+2@loupe.example'],
  ['suvarna_employer+2@loupe.example', marked]
])('ban of %j › also bans a new account with %j', async (before, after) => {
  await banAndLeave(before)
  const { user, repositories } = await signUp(after)
  expect(user).toMatchObject({
    ...{ role: 'Candidate', isEmployer: false, addressBan: { reason: 'Asked for a deposit.' } }
  })
  await expect(repositories.jobs.post(user, contentNamed('Polisher'))).rejects.toMatchObject({ failure: 'refused' })
})

test('ban of an email › leaves a new account unconfirmed until the administrator confirms', async () => {
  await banAndLeave()
  const { user, accounts } = await signUp(marked)
  const employers = createEmployersRepository(store, () => administrator)
  const seen: unknown[] = []
  employers.watch(
    (found) => seen.push(found),
    (error) => {
      throw error
    }
  )
  await expect
    .poll(() => seen.at(-1))
    .toMatchObject([{ uid: user.uid, confirmedAt: undefined, ban: { of: 'address', reason: 'Asked for a deposit.' } }])
  await employers.confirm(user)
  expect(await accounts.restore()).toMatchObject({ role: 'Employer' })
})

test('company ban › matches the GSTIN after the account is deleted', async () => {
  await banAndLeave('hetal@example.com', async (user) =>
    (await repositoriesOf(user).ownRequest.open()).ask(sampleDetails, null)
  )
  const { user, repositories } = await signUp('another@example.com')
  const other = { ...sampleDetails, company: 'Heera Gems', phone: '+91 99999 11111' }
  await (await repositories.ownRequest.open()).ask(other, null)
  const alike = await openModerationOver(store).findAlike(await readRequest(store, user.uid))
  expect(alike).toMatchObject([{ likeness: ['gstin'], ban: { reason: 'Asked for a deposit.' } }])
})

test('ban on Firestore › matches the registered email of a deleted account', async () => {
  await registerEmail(store, { uid: 'u-gone', email: 'hetal@example.com' })
  const moderation = createCompanyModerationRepository(store, () => administrator, undefined, true)
  await moderation.ban({ uid: 'u-gone', email: '' }, 'Asked for a deposit.')
  const request = await storeRequest(store, { uid: 'u-new', email: 'hetal+2@example.com' })
  expect(await moderation.findAlike(request)).toMatchObject([
    { likeness: ['address'], ban: { reason: 'Asked for a deposit.' } }
  ])
  const other = await storeRequest(store, { uid: 'u-other', email: 'kesar@example.com' })
  expect((await moderation.findAlike(other)).filter(({ ban }) => ban)).toEqual([])
})

test('ban on Firestore › covers the email of a user who never posted a job', async () => {
  const shared = createMemoryStore({ elements: { jobs: [] } })
  const { companyModeration } = openRepositories({ documents: shared, files }, administrator, () => administrator)
  await (await companyModeration.open()).ban({ uid: 'u-gone', email: 'hetal@example.com' }, 'Asked for a deposit.')
  expect(shared.readElements('employerAddresses')).toMatchObject([
    { uids: [], ban: { reason: 'Asked for a deposit.' } }
  ])
})

test('employer email › is not recognised with a plus sign before the employer suffix', async () => {
  expect((await signUp('suvarna+1_employer@loupe.example')).user.role).toBe('Candidate')
  const accounts = await openAccountsOver(store)
  await expect(accounts.signUp('heera+1_employer@loupe.example', password, 'Employer')).rejects.toMatchObject({
    failure: 'employer-unmarked'
  })
})
