import { expect, test, vi } from 'vitest'
import { createFirebaseAccounts } from '#renderer/data/accounts/firebase/firebase-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { entryOf } from '#tests/support/sample-companies.ts'
import { until } from '#tests/support/until.ts'

vi.mock('firebase/auth', async (original) => ({ ...(await original<object>()), reload: async () => {} }))

// Tests that need Firebase's server are in tests/cloud.

const [uid, email] = ['u-new', 'suvarna_employer@loupe.example']
const addressBan = { at: '2026-11-02T09:00:00.000Z', reason: 'Asked for a deposit.' }

/**
 * A tab of a new user whose address was banned. `say`: what the administrator says of them is read; `end`: Firebase ends
 * the session; `leave`: a duplicate of the tab signs out. `mark`: of a tab that is signed in.
 */
function openTab(mark: string | null = 'shared board') {
  const claims = { email_verified: true, auth_time: 1, iat: 1, exp: 1 }
  const token = `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
  const getIdToken = vi.fn(async () => token)
  let end: (user: null) => void = () => expect.unreachable('nobody listens')
  let changeSession = () => {}
  const auth = {
    currentUser: { uid, email, getIdToken } as object | null,
    authStateReady: async () => {},
    onAuthStateChanged(listener: typeof end) {
      end = listener
      return () => {}
    },
    async signOut() {
      auth.currentUser = null
    }
  }
  const session: SessionStorage = {
    ...createMemorySession(),
    watch(listener) {
      changeSession = listener
      return () => {}
    }
  }
  if (mark !== null) session.write(mark)
  const forget = vi.fn(async () => {})
  let say: (entry: Employer | undefined) => void = () => expect.unreachable('nobody listens')
  const accounts = createFirebaseAccounts({
    ...{ auth: auth as never, session, domain: 'loupe.example', forget },
    entries: {
      read: async () => undefined,
      readAddressBan: async () => ({ ...addressBan, by: 'admin' }),
      watch(_uid, listener) {
        say = listener
        return () => {}
      }
    }
  })
  const users: (SessionUser | null)[] = []
  accounts.watch((user) => users.push(user))
  const leave = () => {
    session.clear()
    changeSession()
  }
  /** Holds the next token until the returned function is called. */
  const holdToken = () => {
    let arrive = () => {}
    getIdToken.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(token)
        })
    )
    return () => arrive()
  }
  return {
    ...{ accounts, auth, session, users, getIdToken, holdToken, forget, leave },
    say: (entry: Employer | undefined) => say(entry),
    end: () => end(null)
  }
}

test('banned email › keeps a new account banned until the administrator approves it', async () => {
  const { accounts, users, say } = openTab()
  await accounts.restore()
  say(undefined)
  say(entryOf(uid, { email, companyId: 'suvarna', confirmedAt: '2026-11-03T09:00:00.000Z' }))
  await until(() => expect(users.at(-1)).toMatchObject({ companyId: 'suvarna' }))
  const person = { uid, email, isAdmin: false }
  expect(users).toEqual([
    null,
    { ...person, role: 'Candidate', isEmployer: false, addressBan },
    { ...person, role: 'Employer', isEmployer: true, companyId: 'suvarna' }
  ])
})

test('Firebase session › keeps the latest change when an earlier token arrives late', async () => {
  const { accounts, users, say, getIdToken, holdToken } = openTab()
  await accounts.restore()
  const arrive = holdToken()
  say(entryOf(uid, { email, companyId: 'suvarna' }))
  await until(() => expect(getIdToken).toHaveBeenCalledTimes(2))
  const ban = { at: '2026-11-03T09:00:00.000Z', reason: 'Asked for a fee.' }
  say(entryOf(uid, { email, companyId: 'suvarna', ban: { ...ban, by: 'admin' } }))
  await until(() => expect(users.at(-1)).toMatchObject({ isEmployer: false, ban }))
  arrive()
  await new Promise((done) => setTimeout(done))
  expect(users.at(-1)).toMatchObject({ isEmployer: false, ban })
})

test('sign-out › is not undone by a refresh that finishes later', async () => {
  const { accounts, users, session, getIdToken, holdToken } = openTab()
  await accounts.restore()
  const arrive = holdToken()
  const looking = accounts.mail.refresh()
  await until(() => expect(getIdToken).toHaveBeenCalledTimes(2))
  await accounts.signOut()
  arrive()
  await looking
  expect([users.at(-1), session.read()]).toEqual([null, null])
})

test('sign-out in a duplicated tab › cancels a session that is being restored', async () => {
  const { accounts, auth, users, session, getIdToken, holdToken, leave } = openTab()
  const arrive = holdToken()
  const opening = accounts.restore().catch(() => null)
  await until(() => expect(getIdToken).toHaveBeenCalled())
  leave()
  arrive()
  await opening
  expect([users.at(-1), auth.currentUser, session.read()]).toEqual([null, null, null])
})

test('Firebase session › is not replaced by the restored session of another user', async () => {
  const { accounts, auth, users, getIdToken, holdToken } = openTab()
  const arrive = holdToken()
  const opening = accounts.restore()
  await until(() => expect(getIdToken).toHaveBeenCalled())
  auth.currentUser = { uid: 'somebody else' }
  arrive()
  await expect(opening).rejects.toMatchObject({ failure: 'unavailable' })
  expect(users).toEqual([null])
})

test('sign-out in a duplicated tab › also signs out the other tab and removes its data', async () => {
  const { accounts, auth, users, forget, leave } = openTab()
  await accounts.restore()
  expect(users.at(-1)).toMatchObject({ uid })
  leave()
  await until(() => expect([users.at(-1), auth.currentUser]).toEqual([null, null]))
  expect(forget).toHaveBeenCalledOnce()
})

test('Firebase session › ends immediately when the server revokes the session', async () => {
  const { accounts, session, users, forget, end } = openTab()
  await accounts.restore()
  end()
  await until(() => expect([users.at(-1), session.read()]).toEqual([null, null]))
  expect(forget).toHaveBeenCalledOnce()
})

test('signed-out tab › ends a remaining Firebase session', async () => {
  const { auth } = openTab(null)
  await until(() => expect(auth.currentUser).toBeNull())
})

test('Firebase session › stays signed in while the network is down', async () => {
  const { accounts, session, users, getIdToken } = openTab()
  await accounts.restore()
  const code = 'auth/network-request-failed'
  getIdToken.mockRejectedValueOnce(Object.assign(new Error(code), { code }))
  await expect(accounts.mail.refresh()).rejects.toMatchObject({ failure: 'offline' })
  expect([users.at(-1)?.uid, session.read()]).toEqual([uid, 'shared board'])
})
