import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountFailure } from '#renderer/data/accounts/accounts-port.ts'
import type { LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { emails, enter, openAccountsOver, password } from '#tests/support/people.ts'
import { until } from '#tests/support/until.ts'

vi.setConfig({ testTimeout: 20_000 })

let store: MemoryStore
let session: SessionStorage
let now: number
let accounts: LocalAccounts
const removeData = vi.fn(async () => {})

beforeEach(async () => {
  store = createMemoryStore()
  session = createMemorySession()
  now = 0
  accounts = await openAccountsOver(store, session, () => now)
  removeData.mockReset()
  fastPasswordHash()
})

const stored = () => store.readElements('accounts')
const refused = (attempt: Promise<unknown>, failure: AccountFailure) =>
  expect(attempt).rejects.toMatchObject({ name: 'AccountError', failure })

test('account deletion › removes the data, then the account, and frees the email', async () => {
  const { uid } = await enter(accounts, 'Candidate')
  removeData.mockImplementation(async () => {
    // Still signed in, and the account still there.
    expect([await accounts.restore(), stored().length]).toMatchObject([{ uid }, 1])
    // If the app ends now, the next start knows what is left to be removed.
    expect(store.readElements('removals')).toMatchObject([{ id: uid }])
  })
  await accounts.deleteAccount(password, removeData)
  expect(removeData).toHaveBeenCalledOnce()
  expect([stored(), session.read(), store.readElements('signInWaits')]).toEqual([[], null, []])
  await refused(accounts.signIn(emails.Candidate, password), 'user-not-found')
  expect((await enter(accounts, 'Candidate')).uid).not.toBe(uid)
})

test('account deletion › removes nothing on a wrong password, and delays further attempts', async () => {
  await enter(accounts, 'Candidate')
  // Each attempt takes its time: three of them are known.
  store.setElements('signInWaits', [{ id: emails.Candidate, revision: 3, failures: 3, remaining: 0 }])
  await refused(accounts.deleteAccount('wrong', removeData), 'wrong-password')
  expect(await accounts.deleteAccount(password, removeData).catch((error) => error)).toMatchObject({
    failure: 'wait',
    waitMs: 1000
  })
  await refused(accounts.signIn(emails.Candidate, password), 'wait')
  expect([removeData.mock.calls.length, stored().length]).toEqual([0, 1])
  now += 60_000
  await accounts.deleteAccount(password, removeData)
  expect(stored()).toEqual([])
})

test('account deletion › keeps the account when removing its data fails', async () => {
  const user = await enter(accounts, 'Candidate')
  removeData.mockRejectedValueOnce(new Error('disk'))
  await refused(accounts.deleteAccount(password, removeData), 'unavailable')
  expect(await accounts.restore()).toEqual(user)
  await accounts.deleteAccount(password, removeData)
  expect(stored()).toEqual([])
})

test('account deletion › keeps a newer account with the same email', async () => {
  await enter(accounts, 'Candidate')
  const anothers = [{ ...(stored()[0] as object), uid: 'u-another' }]
  store.setElements('accounts', anothers)
  await refused(accounts.deleteAccount(password, removeData), 'user-not-found')
  expect([removeData.mock.calls.length, stored()]).toEqual([0, anothers])
})

test('account deletion › signs out all tabs of the user and no other user', async () => {
  const other = { session: createMemorySession(), seen: [] as (SessionUser | null)[] }
  await enter(accounts, 'Candidate')
  const otherTab = await openAccountsOver(store, other.session)
  otherTab.watch((user) => other.seen.push(user))
  await otherTab.signIn(emails.Candidate, password)
  const employerTab = await openAccountsOver(store, createMemorySession())
  const employer = await enter(employerTab, 'Employer')

  await accounts.deleteAccount(password, removeData)
  await until(() => expect(other.seen.at(-1)).toBeNull())
  expect(other.session.read()).toBeNull()
  expect(await employerTab.restore()).toEqual(employer)
})

test('account deletion › invalidates sessions created before the deletion', async () => {
  await enter(accounts, 'Candidate')
  const sessionText = session.read() ?? ''
  await accounts.deleteAccount(password, removeData)
  session.write(sessionText)
  expect(await accounts.restore()).toBeNull()
  await enter(await openAccountsOver(store), 'Candidate')
  session.write(sessionText)
  expect(await accounts.restore()).toBeNull()
})

test('account deletion › rejects the administrator and a visitor', async () => {
  await refused(accounts.deleteAccount(password, removeData), 'user-not-found')
  await enter(accounts, 'Admin')
  await refused(accounts.deleteAccount(password, removeData), 'administrator-stays')
  expect(removeData).not.toHaveBeenCalled()
})
