import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFirebaseAccounts, type FirebaseAccounts } from '#renderer/data/accounts/firebase/firebase-accounts.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type EmulatedAccounts, emulatedAccounts } from '#tests/support/emulated-accounts.ts'
import { createSessionInMemory, password } from '#tests/support/people.ts'
import { emulatedProject, startAuthEmulator } from '../../build/scripts/auth-emulator.mjs'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 1_200_000 })

let emulator: Awaited<ReturnType<typeof startAuthEmulator>>
let serverAccounts: EmulatedAccounts
let apps: FirebaseApp[] = []
let forgotten = 0

beforeAll(async () => {
  emulator = await startAuthEmulator()
  serverAccounts = emulatedAccounts(emulator.address, emulatedProject, password)
})
afterAll(() => emulator?.stop())
beforeEach(async () => {
  forgotten = 0
  await serverAccounts.clear()
})
afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)))
  apps = []
})

/** The accounts as one tab has them. */
function open(address = emulator.address) {
  const session = createSessionInMemory()
  const app = initializeApp({ apiKey: 'none', projectId: emulatedProject }, `tab-${apps.length}`)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true })
  const forget = async () => {
    forgotten += 1
  }
  const accounts: FirebaseAccounts = createFirebaseAccounts({ auth, session, domain: 'loupe.example', forget })
  const users: (SessionUser | null)[] = []
  accounts.watch((user) => users.push(user))
  return { accounts, auth, session, users }
}

const marked = 'suvarna_employer@loupe.example'

test.each([
  ['meena@example.com', 'Candidate', { role: 'Candidate', unverified: true, isEmployer: false, isAdmin: false }],
  [' Suvarna_Employer@LOUPE.example ', 'Employer', { role: 'Employer', unverified: true, email: marked }],
  ['suvarna_employer@loupe.example.evil.example', 'Candidate', { role: 'Candidate' }]
] as const)('signing up with %j gives the role that the address stands for', async (email, requestedRole, expected) => {
  const { accounts, users, session } = open()
  expect(await accounts.signUp(email, password, requestedRole)).toMatchObject(expected)
  expect(users.at(-1)).toMatchObject(expected)
  expect(session.read()).not.toBeNull()
  await accounts.signOut()
  expect([users.at(-1), session.read(), forgotten]).toEqual([null, null, 1])
})

test.each([
  ['admin@loupe.example', password, 'Candidate', 'admin-requested'],
  [' ADMIN@Loupe.Example', password, 'Employer', 'admin-requested'],
  ['meena@example.com', password, 'Admin', 'admin-requested'],
  ['meena@example.com', password, 'Employer', 'employer-unmarked'],
  ['no address', password, 'Candidate', 'email-invalid'],
  ['meena@example.com', 'short', 'Candidate', 'password-short']
] as const)('signing up as %j, %j, %s is refused: %s', async (email, typed, role, failure) => {
  const { accounts, users } = open()
  await expect(accounts.signUp(email, typed, role)).rejects.toMatchObject({ name: 'AccountError', failure })
  expect(users).toEqual([null])
})

test('an address is taken once', async () => {
  await serverAccounts.add({ email: 'meena@example.com' })
  await expect(open().accounts.signUp('Meena@Example.com', password, 'Candidate')).rejects.toMatchObject({
    failure: 'email-taken'
  })
})

test('an account is the administrator’s by its claim alone, not by its address', async () => {
  await serverAccounts.add({ email: 'asha@loupe.example', isAdmin: true })
  await serverAccounts.add({ email: 'admin@loupe.example' })
  expect(await open().accounts.signIn('asha@loupe.example', password)).toMatchObject({ role: 'Admin', isAdmin: true })
  expect(await open().accounts.signIn('ADMIN@loupe.example', password)).toMatchObject({
    role: 'Candidate',
    isAdmin: false
  })
})

test('a wrong password says only whose it was not when it is the administrator’s', async () => {
  await serverAccounts.add({ email: 'admin@loupe.example' })
  await serverAccounts.add({ email: 'meena@example.com' })
  const { accounts } = open()
  await expect(accounts.signIn('Admin@loupe.example', 'a wrong password')).rejects.toMatchObject({
    failure: 'wrong-administrator-password'
  })
  const failures = ['wrong-password', 'invalid-credential', 'user-not-found']
  const refused = await accounts.signIn('meena@example.com', 'a wrong password').catch((error: unknown) => error)
  expect(failures).toContain((refused as { failure: string }).failure)
})

test.each([
  [marked, 'Employer'],
  ['meena@example.com', 'Candidate']
] as const)('%s opens the link in the mail and is verified, without signing in again', async (email, role) => {
  const { accounts, users } = open()
  await accounts.signUp(email, password, role)
  const first = await serverAccounts.lastMail(email)
  await accounts.mail.sendVerification()
  const second = await serverAccounts.lastMail(email)
  expect(first).toBeDefined()
  expect(second).not.toBe(first)
  await accounts.mail.refresh()
  expect(users.at(-1)).toMatchObject({ unverified: true })
  await fetch(String(second))
  await accounts.mail.refresh()
  expect(users.at(-1)).toEqual({
    ...{ email, uid: users.at(-1)?.uid, role, isEmployer: role === 'Employer', isAdmin: false }
  })
})

test('a link to choose another password is sent, and nobody learns who has an account', async () => {
  await serverAccounts.add({ email: 'meena@example.com' })
  const { accounts } = open()
  await accounts.mail.sendPasswordReset(' Meena@example.com ')
  expect(await serverAccounts.lastMail('meena@example.com')).toContain('resetPassword')
  await accounts.mail.sendPasswordReset('nobody@example.com')
})

test('a tab without the mark of a session is a visitor’s, whatever Firebase remembers', async () => {
  await serverAccounts.add({ email: 'meena@example.com' })
  const { accounts, session, auth } = open()
  await accounts.signIn('meena@example.com', password)
  expect(await accounts.restore()).toMatchObject({ email: 'meena@example.com' })
  session.clear()
  expect(await accounts.restore()).toBeNull()
  expect(auth.currentUser).toBeNull()
})

test('deleting an account asks for the password, removes the data first and signs out', async () => {
  await serverAccounts.add({ email: 'meena@example.com' })
  const { accounts, users } = open()
  await accounts.signIn('meena@example.com', password)
  const removeData = vi.fn(async () => {})
  await expect(accounts.deleteAccount('a wrong password', removeData)).rejects.toMatchObject({
    failure: 'wrong-password'
  })
  expect(removeData).not.toHaveBeenCalled()
  const full = new Error('not all could be removed')
  await expect(accounts.deleteAccount(password, () => Promise.reject(full))).rejects.toMatchObject({ cause: full })
  expect(users.at(-1)).toMatchObject({ email: 'meena@example.com' })
  await accounts.deleteAccount(password, removeData)
  expect([removeData.mock.calls.length, users.at(-1), forgotten]).toEqual([1, null, 1])
  await expect(accounts.signIn('meena@example.com', password)).rejects.toMatchObject({ name: 'AccountError' })
})

test('the administrator’s account cannot be deleted, and whoever’s account is gone is signed out', async () => {
  await serverAccounts.add({ email: 'asha@loupe.example', isAdmin: true })
  const asha = open()
  await asha.accounts.signIn('asha@loupe.example', password)
  await expect(asha.accounts.deleteAccount(password, async () => {})).rejects.toMatchObject({
    failure: 'administrator-stays'
  })
  await serverAccounts.clear()
  await asha.accounts.mail.refresh()
  expect(asha.users.at(-1)).toBeNull()
})

test('without the network an account says so, and not that anything was wrong', async () => {
  const { accounts } = open('127.0.0.1:1')
  await expect(accounts.signIn('meena@example.com', password)).rejects.toMatchObject({ failure: 'offline' })
})
