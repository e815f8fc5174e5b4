import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountError, AccountFailure } from '#renderer/data/accounts/accounts-port.ts'
import type { LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { deriveKey } from '#renderer/data/accounts/local/password-hash.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { accounts as accountCollection } from '#shared/collections/accounts.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { emails, enter, openAccountsOver, password } from '#tests/support/people.ts'
import { until } from '#tests/support/until.ts'

let store: MemoryStore
let session: SessionStorage
let now: number
let accounts: LocalAccounts

const elapsed = () => now
const openTab = (own = createMemorySession()) => openAccountsOver(store, own, elapsed)

beforeEach(async () => {
  store = createMemoryStore()
  session = createMemorySession()
  now = 0
  accounts = await openTab(session)
  fastPasswordHash()
})

function refused(attempt: Promise<unknown>, failure: AccountFailure) {
  return expect(attempt).rejects.toMatchObject({ name: 'AccountError', failure })
}

describe('sign-up on a local board', () => {
  test('assigns the role of the email and signs in', async () => {
    expect(await accounts.signUp(' Meena@Example.com ', password, 'Candidate')).toMatchObject({
      email: 'meena@example.com',
      role: 'Candidate',
      isAdmin: false,
      isEmployer: false
    })
    expect(await accounts.signUp(emails.Employer, password, 'Employer')).toMatchObject({
      role: 'Employer',
      isEmployer: true
    })
  })

  test('assigns the employer role to an employer email, whatever role was chosen', async () => {
    expect(await accounts.signUp(emails.Employer, password, 'Candidate')).toMatchObject({ role: 'Employer' })
  })

  test('rejects the administrator role', async () => {
    await refused(accounts.signUp('meena@example.com', password, 'Admin'), 'admin-requested')
    await refused(accounts.signUp('ADMIN@loupe.example', password, 'Candidate'), 'admin-requested')
  })

  test('rejects the employer role when the email is not an employer’s', async () => {
    await refused(accounts.signUp('meena@example.com', password, 'Employer'), 'employer-unmarked')
    await refused(accounts.signUp('a_employer@loupe.example.evil.com', password, 'Employer'), 'employer-unmarked')
  })

  test('rejects a second account when only the case of the email differs', async () => {
    await enter(accounts, 'Candidate')
    await refused((await openTab()).signUp('MEENA@example.com', 'another password', 'Candidate'), 'email-taken')
    await accounts.signIn(emails.Candidate, password)
  })

  test('creates one account for the same email submitted in two tabs', async () => {
    const other = await openTab()
    const both = await Promise.allSettled([enter(accounts, 'Candidate'), enter(other, 'Candidate')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('rejects a short password and an invalid email', async () => {
    await refused(accounts.signUp('meena@example.com', 'seven77', 'Candidate'), 'password-short')
    for (const text of [
      'meena',
      'meena@',
      '@example.com',
      'a b@example.com',
      'a@b@c',
      `${'x'.repeat(300)}@example.com`
    ]) {
      await refused(accounts.signUp(text, password, 'Candidate'), 'email-invalid')
    }
  })

  test('stores a salted hash instead of the password', async () => {
    const first = await enter(accounts, 'Candidate')
    const second = await enter(accounts, 'Employer')
    expect(first.uid).not.toBe(second.uid)
    const stored = store.readElements('accounts') as { password: { salt: string; iterations: number } }[]
    expect(JSON.stringify(stored)).not.toContain(password)
    expect(stored[0]?.password.salt).not.toBe(stored[1]?.password.salt)
    expect(stored[0]?.password.iterations).toBeGreaterThanOrEqual(600_000)
  })

  test('stores nothing when the storage is full', async () => {
    store.faults.writes = 'full'
    await refused(enter(accounts, 'Candidate'), 'full')
    expect(await accounts.restore()).toBeNull()
  })
})

describe('sign-in on a local board', () => {
  test('distinguishes a wrong password from an unknown email', async () => {
    await enter(accounts, 'Candidate')
    await accounts.signOut()
    await refused(accounts.signIn(emails.Candidate, 'not my password'), 'wrong-password')
    await refused(accounts.signIn('nobody@example.com', password), 'user-not-found')
    expect(await accounts.signIn(' MEENA@example.com', password)).toMatchObject({ email: emails.Candidate })
  })

  test('treats constructor and __proto__ as unknown emails', async () => {
    await refused(accounts.signIn('constructor', password), 'user-not-found')
    await refused(accounts.signIn('__proto__', password), 'user-not-found')
  })

  test('rehashes a password stored with fewer hash rounds', async () => {
    await enter(accounts, 'Candidate')
    const later = await openAccountsOver(store, session, elapsed, 600_001)
    const user = await later.signIn(emails.Candidate, password)
    expect((await store.get(accountCollection, emails.Candidate))?.password.iterations).toBe(600_001)
    expect(await (await openTab(session)).restore()).toEqual(user)
    await later.signIn(emails.Candidate, password)
  })

  test('treats composed and decomposed Unicode passwords as equal', async () => {
    await accounts.signUp('jose@example.com', 'contraseña é 2026', 'Candidate')
    await accounts.signIn('jose@example.com', 'contraseña é 2026'.normalize('NFD'))
  })
})

test('sign-in on a local board › reports a damaged accounts collection', async () => {
  store.faults.reads = 'damaged'
  await refused(accounts.signIn(emails.Candidate, password), 'damaged')
  store.faults.reads = 'offline'
  await refused(accounts.signIn(emails.Candidate, password), 'unavailable')
})

describe('local session in a tab', () => {
  test('survives a reload and ends at sign-out', async () => {
    const user = await enter(accounts, 'Candidate')
    expect(await (await openTab(session)).restore()).toEqual(user)
    await accounts.signOut()
    expect(await (await openTab(session)).restore()).toBeNull()
  })

  test('is limited to one tab', async () => {
    const otherSession = createMemorySession()
    const other = await openTab(otherSession)
    await enter(accounts, 'Candidate')
    await enter(other, 'Employer')
    expect(await (await openTab(session)).restore()).toMatchObject({ role: 'Candidate' })
    expect(await (await openTab(otherSession)).restore()).toMatchObject({ role: 'Employer' })
  })

  test.each([
    ['the flag', { isAdmin: true, role: 'Admin' }],
    ['the email', { email: emails.Admin, isAdmin: true, role: 'Admin' }],
    ['the uid', { email: emails.Employer, uid: 'someone', isEmployer: true, role: 'Employer' }],
    ['the signature', { email: emails.Admin, proof: 'A'.repeat(43) }]
  ])('is not trusted after a manual edit of %s', async (_what, edit) => {
    await enter(await openTab(), 'Employer')
    await enter(accounts, 'Candidate')
    session.write(JSON.stringify({ ...JSON.parse(session.read() ?? ''), ...edit }))
    const user = await (await openTab(session)).restore()
    expect(user?.role ?? 'Candidate').toBe('Candidate')
    expect(user?.isAdmin ?? false).toBe(false)
  })

  test.each(['', 'null', '[]', '{"email":1}', 'not json', '{"email":"meena@example.com"}'])(
    'is ignored when the stored value is invalid: %j',
    async (text) => {
      await enter(await openTab(), 'Candidate')
      session.write(text)
      expect(await accounts.restore()).toBeNull()
    }
  )

  test('reports a session that cannot be stored or removed', async () => {
    const { clear, write } = session
    const refuse = () => {
      throw new StoreError('full', 'The disk is full')
    }
    session.write = refuse
    await refused(accounts.signIn(emails.Admin, password), 'full')
    expect(await accounts.restore()).toBeNull()
    Object.assign(session, { write, clear: refuse })
    await enter(accounts, 'Candidate')
    await refused(accounts.signOut(), 'full')
    expect(await accounts.restore()).toMatchObject({ email: emails.Candidate })
    session.clear = clear
  })
})

test('sign-out in a duplicated tab › also signs out the other tab', async () => {
  let change = () => {}
  const watch = (listener: () => void) => {
    change = listener
    return () => {}
  }
  const shared = { ...createMemorySession(), watch }
  const tab = await openTab(shared)
  await enter(tab, 'Candidate')
  const users: (string | undefined)[] = []
  tab.watch((user) => users.push(user?.role))
  shared.clear()
  change()
  await until(() => expect(users).toEqual(['Candidate', undefined]))
})

test('sign-out in a duplicated tab › cancels a session that is being restored', async () => {
  const shared = createMemorySession()
  await enter(await openTab(shared), 'Candidate')
  const { get } = store
  let answer = () => {}
  store.get = async (...asked) => {
    await new Promise<void>((go) => {
      answer = go
    })
    return get(...asked)
  }
  const tab = await openTab(shared)
  const opening = tab.restore()
  shared.clear()
  answer()
  expect(await opening).toBeNull()
})

describe('sign-in throttle', () => {
  const minute = 60_000
  const fail = (tab: LocalAccounts) => tab.signIn(emails.Admin, 'wrong').catch((error: AccountError) => error)

  test('doubles the wait after each failure and checks no password during it', async () => {
    for (let failure = 1; failure <= 4; failure += 1) expect(await fail(accounts)).toMatchObject({ waitMs: 0 })
    expect(await fail(accounts)).toMatchObject({ failure: 'wait', waitMs: 1000 })
    await refused(accounts.signIn(emails.Admin, password), 'wait')
    now += 1000
    expect(await fail(accounts)).toMatchObject({ failure: 'wrong-administrator-password' })
    expect(await fail(accounts)).toMatchObject({ failure: 'wait', waitMs: 2000 })
    now += 2000
    await accounts.signIn(emails.Admin, password)
    for (let failure = 1; failure <= 4; failure += 1) expect(await fail(accounts)).toMatchObject({ waitMs: 0 })
  })

  test('keeps the wait after a reload, in another tab and after a clock change', async () => {
    for (let failure = 1; failure <= 8; failure += 1) {
      await fail(accounts)
      now += 8000
    }
    await fail(accounts)
    vi.setSystemTime(new Date('2030-01-01'))
    expect(await fail(await openTab())).toMatchObject({ failure: 'wait', waitMs: 16_000 })
    vi.setSystemTime(new Date('2001-01-01'))
    now += 10_000
    expect(await fail(await openTab())).toMatchObject({ failure: 'wait' })
    vi.useRealTimers()
  })

  test('counts simultaneous failures separately', async () => {
    for (let failure = 1; failure <= 3; failure += 1) await fail(accounts)
    const tabs = await Promise.all([openTab(), openTab(), openTab(), openTab()])
    const answers = await Promise.all(tabs.map(fail))
    expect(answers.filter((answer) => (answer as AccountError).failure !== 'wait')).toHaveLength(1)
  })

  test('checks at most 100 of 10,000 guesses a day, and admits the owner after the wait', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const day = 24 * 60 * minute
    for (let guess = 0; guess < 10_000; guess += 1) {
      now = (guess * day) / 10_000
      await fail(accounts)
    }
    expect(derive.mock.calls.length).toBeGreaterThan(10)
    expect(derive.mock.calls.length).toBeLessThanOrEqual(100)
    now += 30 * minute
    expect(await accounts.signIn(emails.Admin, password)).toMatchObject({ role: 'Admin' })
  })

  test('does not delay sign-ins with another email', async () => {
    await enter(accounts, 'Candidate')
    for (let failure = 1; failure <= 6; failure += 1) await fail(accounts)
    await accounts.signIn(emails.Candidate, password)
  })
})

describe('sign-in on an insecure page', () => {
  test('is rejected', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await refused(accounts.signIn(emails.Admin, password), 'insecure')
    await refused(accounts.signUp('meena@example.com', password, 'Candidate'), 'insecure')
    expect(await accounts.restore()).toBeNull()
    vi.unstubAllGlobals()
  })
})

test('password hash › implements PBKDF2-SHA-256 of RFC 7914', async () => {
  // RFC 7914, section 11: P="passwd", S="salt", c=1; the first 32 of its 64 bytes.
  const salt = Buffer.from('salt').toString('base64url')
  expect(Buffer.from(await deriveKey('passwd', { iterations: 1, salt }), 'base64url').toString('hex')).toBe(
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'
  )
})
