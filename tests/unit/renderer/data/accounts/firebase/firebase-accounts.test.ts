import { expect, test } from 'vitest'
import { createFirebaseAccounts } from '#renderer/data/accounts/firebase/firebase-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { entryOf } from '#tests/support/houses.ts'
import { until } from '#tests/support/until.ts'

// What needs Firebase's server is tried in tests/cloud.

const [uid, email] = ['u-new', 'suvarna_employer@loupe.example']
const addressBan = { at: '2026-11-02T09:00:00.000Z', reason: 'Asked for a deposit.' }

/** A tab of somebody new whose address was banned. `say`: what the administrator says of them is read. */
function openTab() {
  const claims = { email_verified: true, auth_time: 1, iat: 1, exp: 1 }
  const token = `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
  const currentUser = { uid, email, getIdToken: async () => token }
  const auth = { currentUser, authStateReady: async () => {}, onAuthStateChanged: () => () => {} }
  const session = createMemorySession()
  session.write('shared board')
  let say: (entry: Employer | undefined) => void = () => expect.unreachable('nobody listens')
  const accounts = createFirebaseAccounts({
    ...{ auth: auth as never, session, domain: 'loupe.example', forget: async () => {} },
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
  return { accounts, users, say: (entry: Employer | undefined) => say(entry) }
}

test('somebody new with a banned address stays banned while nothing is said of them, until they are confirmed', async () => {
  const { accounts, users, say } = openTab()
  await accounts.restore()
  say(undefined)
  say(entryOf(uid, { email, houseId: 'suvarna' }))
  await until(() => expect(users.at(-1)).toMatchObject({ houseId: 'suvarna' }))
  const person = { uid, email, isAdmin: false }
  expect(users).toEqual([
    null,
    { ...person, role: 'Candidate', isEmployer: false, addressBan },
    { ...person, role: 'Employer', isEmployer: true, houseId: 'suvarna' }
  ])
})
