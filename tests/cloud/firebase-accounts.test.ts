import { deleteApp, type FirebaseApp, getApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, verifyBeforeUpdateEmail } from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnonymousAccount } from '#renderer/data/accounts/firebase/anonymous-account.ts'
import { createEmployerDocuments, type EmployerDocuments } from '#renderer/data/accounts/firebase/employer-documents.ts'
import { createFirebaseAccounts, type FirebaseAccounts } from '#renderer/data/accounts/firebase/firebase-accounts.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { reports } from '#shared/collections/job-reports.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { type EmulatedAccounts, emulatedAccounts } from '#tests/support/emulated-accounts.ts'
import { firestoreEmulator, setRules } from '#tests/support/emulator-projects.ts'
import { password } from '#tests/support/people.ts'
import { until } from '#tests/support/until.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'
import { emulatedProject, startAuthEmulator } from '../../build/scripts/auth-emulator.mjs'
import { runCommand } from '../../build/scripts/run-command.mjs'

vi.setConfig({ hookTimeout: 240_000 })

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

/** The administrator has said nothing of anybody. */
const saidNothing: EmployerDocuments = {
  read: async () => undefined,
  readAddressBan: async () => undefined,
  watch: () => () => {}
}

/** The accounts as one tab has them. */
function open(address = emulator.address, entries = saidNothing) {
  const session = createMemorySession()
  const app = initializeApp({ apiKey: 'none', projectId: emulatedProject }, `tab-${apps.length}`)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true })
  const forget = async () => {
    forgotten += 1
  }
  const accounts: FirebaseAccounts = createFirebaseAccounts({ auth, session, domain: 'loupe.example', entries, forget })
  const users: (SessionUser | null)[] = []
  accounts.watch((user) => users.push(user))
  return { accounts, auth, session, users }
}

const marked = 'suvarna_employer@loupe.example'

test.each([
  ['meena@example.com', 'Candidate', { role: 'Candidate', unverified: true, isEmployer: false, isAdmin: false }],
  ['suvarna_employer@loupe.example.evil.example', 'Candidate', { role: 'Candidate' }]
] as const)('sign-up › gives %j the role %s', async (email, requestedRole, expected) => {
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
] as const)('sign-up › refuses %j with password %j as %s: %s', async (email, typed, role, failure) => {
  const { accounts, users } = open()
  await expect(accounts.signUp(email, typed, role)).rejects.toMatchObject({ name: 'AccountError', failure })
  expect(users).toEqual([null])
})

test('administrator role › comes from the account’s claim, not from its email', async () => {
  await serverAccounts.add({ email: 'asha@loupe.example', isAdmin: true })
  await serverAccounts.add({ email: 'admin@loupe.example' })
  expect(await open().accounts.signIn('asha@loupe.example', password)).toMatchObject({ role: 'Admin', isAdmin: true })
  expect(await open().accounts.signIn('ADMIN@loupe.example', password)).toMatchObject({
    role: 'Candidate',
    isAdmin: false
  })
})

test('candidate › becomes verified by the mailed link without signing in again', async () => {
  const email = 'meena@example.com'
  const { accounts, users } = open()
  await accounts.signUp(email, password, 'Candidate')
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
    ...{ email, uid: users.at(-1)?.uid, role: 'Candidate', isEmployer: false, isAdmin: false }
  })
})

const chosen = 'a tray of rubies under glass'

/** The server tells a session that it ends from later ones by the second in which they began. */
function untilNextSecond(): Promise<void> {
  const began = Math.floor(Date.now() / 1000)
  return until(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(began))
}

/** The code in the link that was sent last. */
async function readCode(email: string): Promise<string> {
  return new URL((await serverAccounts.lastMail(email)) ?? '').searchParams.get('oobCode') ?? ''
}

describe('employer sign-up', () => {
  test.each([
    [' Suvarna_Employer@LOUPE.example ', 'Employer'],
    [marked, 'Candidate']
  ] as const)('creates a signed-in, unverified employer for %j as %s', async (email, role) => {
    const { accounts, users } = open()
    const employer = { email: marked, role: 'Employer', isEmployer: true, unverified: true }
    expect(await accounts.signUp(email, password, role)).toMatchObject(employer)
    expect(users.at(-1)).toMatchObject(employer)
    expect((await serverAccounts.mails(marked)).map(({ kind }) => kind)).toEqual(['VERIFY_EMAIL'])
  })

  test('is verified by the mailed link only together with the password', async () => {
    const employer = open()
    await employer.accounts.signUp(marked, password, 'Employer')
    const code = await readCode(marked)
    const opened = open()
    expect(await opened.accounts.mail.readLink(code)).toEqual({ email: marked, purpose: 'employer-verification' })
    for (const typed of [undefined, '', 'a wrong password'])
      await expect(opened.accounts.mail.verifyAddress(code, typed)).rejects.toMatchObject({ name: 'AccountError' })
    await employer.accounts.mail.refresh()
    expect(employer.users.at(-1)).toMatchObject({ unverified: true })
    await opened.accounts.mail.verifyAddress(code, password)
    expect(opened.users.at(-1)).toMatchObject({ email: marked, role: 'Employer' })
    await employer.accounts.mail.refresh()
    for (const { users } of [opened, employer]) expect(users.at(-1)).not.toHaveProperty('unverified')
  })

  test('by a stranger is signed out once the email’s owner resets the password', async () => {
    const stranger = open()
    await stranger.accounts.signUp(marked, password, 'Employer')
    const { mail } = open().accounts
    await untilNextSecond()
    await mail.sendPasswordReset(marked)
    const code = await readCode(marked)
    expect(await mail.readLink(code)).toEqual({ email: marked, purpose: 'password' })
    await expect(mail.choosePassword(code, 'short')).rejects.toMatchObject({ failure: 'password-short' })
    await mail.choosePassword(code, chosen)
    await expect(mail.readLink(code)).rejects.toMatchObject({ failure: 'link-dead' })
    await stranger.accounts.mail.refresh()
    expect([stranger.users.at(-1), stranger.session.read(), stranger.auth.currentUser]).toEqual([null, null, null])
    expect(stranger.users.filter((user) => user !== null && !user.unverified)).toEqual([])
    await expect(open().accounts.signIn(marked, password)).rejects.toMatchObject({ name: 'AccountError' })
    expect(await open().accounts.signIn(marked, chosen)).toEqual({
      ...{ email: marked, uid: expect.any(String), role: 'Employer', isEmployer: true, isAdmin: false }
    })
  })
})

test('verification link › verifies a candidate’s email, but never a changed one', async () => {
  const email = 'kavita@example.com'
  const candidate = open()
  await candidate.accounts.signUp(email, password, 'Candidate')
  const code = await readCode(email)
  const { mail } = open().accounts
  expect(await mail.readLink(code)).toEqual({ email, purpose: 'verification' })
  await mail.verifyAddress(code)
  await candidate.accounts.mail.refresh()
  expect(candidate.users.at(-1)).not.toHaveProperty('unverified')
  await expect(mail.readLink(code)).rejects.toMatchObject({ failure: 'link-dead' })
  // A stranger may have their own account and the company's address come to it, past the app.
  const company = 'hira_employer@loupe.example'
  if (candidate.auth.currentUser) await verifyBeforeUpdateEmail(candidate.auth.currentUser, company)
  const change = [...(await serverAccounts.mails(email)), ...(await serverAccounts.mails(company))].at(-1)
  const changing = new URL(change?.link ?? '').searchParams.get('oobCode') ?? ''
  expect(await mail.readLink(changing)).toMatchObject({ purpose: 'none' })
  await expect(mail.verifyAddress(changing)).rejects.toMatchObject({ failure: 'link-dead' })
})

test('npm run admin:grant › invalidates the account’s old password and sessions', async () => {
  await serverAccounts.add({ email: 'asha@loupe.example' })
  const before = open()
  await before.accounts.signIn('asha@loupe.example', password)
  await untilNextSecond()
  const { code, output } = await runCommand(process.execPath, ['build/admin/admin-grant.mjs', 'asha@loupe.example'], {
    env: { FIREBASE_AUTH_EMULATOR_HOST: emulator.address, LOUPE_FIREBASE_PROJECT_ID: emulatedProject }
  })
  expect([code, output]).toEqual([0, expect.stringContaining('is now the administrator')])
  await before.accounts.mail.refresh()
  expect(before.users.at(-1)).toBeNull()
  await expect(open().accounts.signIn('asha@loupe.example', password)).rejects.toMatchObject({ name: 'AccountError' })
  await open().accounts.mail.choosePassword(await readCode('asha@loupe.example'), chosen)
  expect(await open().accounts.signIn('asha@loupe.example', chosen)).toMatchObject({ isAdmin: true })
})

describe('administrator’s approval of an employer account', () => {
  let board: EmulatedBoard
  beforeEach(async () => {
    board = await boardOnEmulator(buildRules('loupe.example'))
  })
  afterEach(() => board.close())

  const reason = 'It asked for money'

  /** A user on their own device, and what the administrator writes of them from now on. */
  async function signIn(email: string, confirmedEmail = email) {
    const uid = await serverAccounts.add({ email })
    const database = board.as({ sub: uid, email, email_verified: true })
    const documents = createFirestoreStore({ getDatabase: () => database, getUid: () => uid })
    let revision = 0
    const say = (more: object = {}) => {
      revision += 1
      const confirmed = { email: confirmedEmail, confirmedAt: '2026-11-01T09:00:00.000Z', confirmedBy: 'u-asha' }
      return board.put('employers', [[uid, { id: uid, revision, ...confirmed, ...more }]])
    }
    const entries = createEmployerDocuments(documents)
    let isWatched = false
    const watch: EmployerDocuments['watch'] = (of, listener) =>
      entries.watch(of, (entry) => {
        isWatched = true
        listener(entry)
      })
    const { accounts, users } = open(emulator.address, { ...entries, watch })
    const role = { email, uid, isAdmin: false }
    const [candidate, employer] = [
      { ...role, role: 'Candidate', isEmployer: false },
      { ...role, role: 'Employer', isEmployer: true }
    ]
    const signedIn = await accounts.signIn(email, password)
    await until(() => expect(isWatched).toBe(true))
    return { ...{ accounts, users, say, signedIn, candidate, employer }, stop: () => accounts.signOut() }
  }
  const ban = { at: '2026-11-02T09:00:00.000Z', reason, by: 'u-asha' }
  const banned = { ban: { at: ban.at, reason } }
  const lifted = { earlierBans: [{ ...ban, until: '2026-11-03T09:00:00.000Z' }] }

  test('grants, revokes and restores the role without a new sign-in', async () => {
    const { users, say, signedIn, candidate, employer, accounts, stop } = await signIn('hari@hari-jewels.example')
    expect(signedIn).toEqual(candidate)
    const companyId = 'hari-jewels-4d5e6f'
    await say({ companyId })
    await until(() => expect(users.at(-1)).toEqual({ ...employer, companyId }))
    await say({ companyId, ban })
    await until(() => expect(users.at(-1)).toEqual({ ...candidate, ...banned }))
    await say({ companyId, ...lifted })
    await until(() => expect(users.at(-1)).toEqual({ ...employer, companyId }))
    // The next visit begins with it.
    expect(await accounts.restore()).toEqual({ ...employer, companyId })
    await stop()
    await say({ companyId, ban })
    expect(await accounts.signIn(signedIn.email, password)).toEqual({ ...candidate, ...banned })
    await stop()
  })

  test('gives no role to an account whose email is not the approved one', async () => {
    const { users, say, signedIn, candidate, stop } = await signIn('mallory@evil.example', 'hari@hari-jewels.example')
    await say()
    await say({ companyId: 'hari-jewels-4d5e6f' })
    // The last word has come: it names the company.
    await until(() => expect(users.at(-1)).toEqual({ ...candidate, companyId: 'hari-jewels-4d5e6f' }))
    expect(signedIn).toEqual(candidate)
    await stop()
  })
})

test('Firebase session › ends in a tab without a session marker', async () => {
  await serverAccounts.add({ email: 'meena@example.com' })
  const { accounts, session, auth } = open()
  await accounts.signIn('meena@example.com', password)
  expect(await accounts.restore()).toMatchObject({ email: 'meena@example.com' })
  session.clear()
  expect(await accounts.restore()).toBeNull()
  expect(auth.currentUser).toBeNull()
})

test('account deletion › needs the password, removes the data first and signs out', async () => {
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

describe('anonymous account of a visitor', () => {
  beforeAll(() => setRules(firestoreEmulator(), emulatedProject, buildRules('loupe.example')))
  // The name under which it opens Firebase.
  afterAll(() => deleteApp(getApp('reports')))

  test('is created once, reads its own reports and no others', async () => {
    const { host, port } = firestoreEmulator()
    const unnamed = createAnonymousAccount(
      {
        app: { apiKey: 'none', projectId: emulatedProject },
        emulators: { auth: emulator.address, firestore: `${host}:${port}` },
        kiosk: true
      },
      undefined
    )
    expect(await unnamed.find()).toBeNull()
    const opened = await unnamed.open()
    expect(opened?.uid).toMatch(/\w/)
    expect((await unnamed.find())?.uid).toBe(opened?.uid)
    expect((await unnamed.open())?.uid).toBe(opened?.uid)
    const documents = createAuthorizedStore(opened?.documents as never, () => null)
    expect(await documents.get(reports, `${opened?.uid}_job_1`)).toBeUndefined()
    await expect(documents.get(reports, 'u-meena_job_1')).rejects.toMatchObject({ failure: 'refused' })
  })
})
