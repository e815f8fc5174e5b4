import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountError, AccountFailure } from '#renderer/data/accounts/accounts.ts'
import type { LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { deriveKey } from '#renderer/data/accounts/local/password.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { accounts as accountCollection } from '#shared/collections/accounts.ts'
import { hashQuickly } from '#tests/support/hash-quickly.ts'
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
  hashQuickly()
})

function refused(attempt: Promise<unknown>, failure: AccountFailure) {
  return expect(attempt).rejects.toMatchObject({ name: 'AccountError', failure })
}

describe('signing up', () => {
  test('gives the role that the address stands for, and signs in', async () => {
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

  test('an employer’s address makes an employer, whatever was asked for', async () => {
    expect(await accounts.signUp(emails.Employer, password, 'Candidate')).toMatchObject({ role: 'Employer' })
  })

  test('nobody becomes the administrator', async () => {
    await refused(accounts.signUp('meena@example.com', password, 'Admin'), 'admin-requested')
    await refused(accounts.signUp('ADMIN@loupe.example', password, 'Candidate'), 'admin-requested')
  })

  test('an employer needs the marker', async () => {
    await refused(accounts.signUp('meena@example.com', password, 'Employer'), 'employer-unmarked')
    await refused(accounts.signUp('a_employer@loupe.example.evil.com', password, 'Employer'), 'employer-unmarked')
  })

  test('an address has one account, in whatever letters it is written', async () => {
    await enter(accounts, 'Candidate')
    await refused((await openTab()).signUp('MEENA@example.com', 'another password', 'Candidate'), 'email-taken')
    await accounts.signIn(emails.Candidate, password)
  })

  test('two tabs that take one address at once: one gets it', async () => {
    const other = await openTab()
    const both = await Promise.allSettled([enter(accounts, 'Candidate'), enter(other, 'Candidate')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a short password and a text that is no address are refused', async () => {
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

  test('each account has a uid of its own, and the password is nowhere', async () => {
    const first = await enter(accounts, 'Candidate')
    const second = await enter(accounts, 'Employer')
    expect(first.uid).not.toBe(second.uid)
    const stored = store.readElements('accounts') as { password: { salt: string; iterations: number } }[]
    expect(JSON.stringify(stored)).not.toContain(password)
    expect(stored[0]?.password.salt).not.toBe(stored[1]?.password.salt)
    expect(stored[0]?.password.iterations).toBeGreaterThanOrEqual(600_000)
  })

  test('a full storage creates nothing and says that it did not work', async () => {
    store.faults.writes = 'full'
    await refused(enter(accounts, 'Candidate'), 'full')
    expect(await accounts.restore()).toBeNull()
  })
})

describe('signing in', () => {
  test('knows the right password from a wrong one and an unknown address', async () => {
    await enter(accounts, 'Candidate')
    await accounts.signOut()
    await refused(accounts.signIn(emails.Candidate, 'not my password'), 'wrong-password')
    await refused(accounts.signIn('nobody@example.com', password), 'user-not-found')
    expect(await accounts.signIn(' MEENA@example.com', password)).toMatchObject({ email: emails.Candidate })
  })

  test('a person called constructor has an account like everybody', async () => {
    await refused(accounts.signIn('constructor', password), 'user-not-found')
    await refused(accounts.signIn('__proto__', password), 'user-not-found')
  })

  test('a password kept with fewer rounds than today’s is kept anew, and still signs in', async () => {
    await enter(accounts, 'Candidate')
    const later = await openAccountsOver(store, session, elapsed, 600_001)
    const user = await later.signIn(emails.Candidate, password)
    expect((await store.get(accountCollection, emails.Candidate))?.password.iterations).toBe(600_001)
    expect(await (await openTab(session)).restore()).toEqual(user)
    await later.signIn(emails.Candidate, password)
  })

  test('composed and decomposed letters are the same password', async () => {
    await accounts.signUp('jose@example.com', 'contraseña é 2026', 'Candidate')
    await accounts.signIn('jose@example.com', 'contraseña é 2026'.normalize('NFD'))
  })
})

test('a list of accounts that cannot be read is said: nobody is told that they have none', async () => {
  store.faults.reads = 'damaged'
  await refused(accounts.signIn(emails.Candidate, password), 'damaged')
  store.faults.reads = 'offline'
  await refused(accounts.signIn(emails.Candidate, password), 'unavailable')
})

describe('the session of a tab', () => {
  test('survives a reload and ends with signing out', async () => {
    const user = await enter(accounts, 'Candidate')
    expect(await (await openTab(session)).restore()).toEqual(user)
    await accounts.signOut()
    expect(await (await openTab(session)).restore()).toBeNull()
  })

  test('belongs to one tab: two people use two tabs at once', async () => {
    const otherSession = createMemorySession()
    const other = await openTab(otherSession)
    await enter(accounts, 'Candidate')
    await enter(other, 'Employer')
    expect(await (await openTab(session)).restore()).toMatchObject({ role: 'Candidate' })
    expect(await (await openTab(otherSession)).restore()).toMatchObject({ role: 'Employer' })
  })

  test.each([
    ['the flag', { isAdmin: true, role: 'Admin' }],
    ['the address', { email: emails.Admin, isAdmin: true, role: 'Admin' }],
    ['the uid', { email: emails.Employer, uid: 'someone', isEmployer: true, role: 'Employer' }],
    ['the proof', { email: emails.Admin, proof: 'A'.repeat(43) }]
  ])('edited by hand makes nobody more than they are: %s', async (_what, edit) => {
    await enter(await openTab(), 'Employer')
    await enter(accounts, 'Candidate')
    session.write(JSON.stringify({ ...JSON.parse(session.read() ?? ''), ...edit }))
    const user = await (await openTab(session)).restore()
    expect(user?.role ?? 'Candidate').toBe('Candidate')
    expect(user?.isAdmin ?? false).toBe(false)
  })

  test.each(['', 'null', '[]', '{"email":1}', 'not json', '{"email":"meena@example.com"}'])(
    'that makes no sense is none: %j',
    async (text) => {
      await enter(await openTab(), 'Candidate')
      session.write(text)
      expect(await accounts.restore()).toBeNull()
    }
  )

  test('of a removed account is none', async () => {
    await enter(accounts, 'Candidate')
    await store.remove(accountCollection, emails.Candidate)
    expect(await (await openTab(session)).restore()).toBeNull()
  })

  test('that cannot be written signs nobody in, and that cannot be removed signs nobody out', async () => {
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

test('a tab whose duplicate has signed out is signed out as well', async () => {
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

test('a tab whose duplicate signs out while its own session is still opened stays signed out', async () => {
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

test('an account that is deleted in another tab has no session here, also once its address has a new one', async () => {
  const { email } = await enter(accounts, 'Candidate')
  const [stored] = store.readElements(accountCollection.name) as object[]
  store.setElements(accountCollection.name, [{ ...stored, uid: 'another' }])
  await vi.waitFor(() => expect(session.read()).toBeNull())
  const seen: (string | undefined)[] = []
  accounts.watch((user) => seen.push(user?.email))
  expect([email, seen]).toEqual([emails.Candidate, [undefined]])
})

test('an account that is deleted while somebody else has signed in does not sign them out', async () => {
  await enter(accounts, 'Candidate')
  const users: (string | undefined)[] = []
  accounts.watch((user) => users.push(user?.role))
  await accounts.deleteAccount(password, async () => void (await enter(accounts, 'Employer')))
  expect(users.at(-1)).toBe('Employer')
  expect(session.read()).not.toBeNull()
})

describe('after failures', () => {
  const minute = 60_000
  const fail = (tab: LocalAccounts) => tab.signIn(emails.Admin, 'wrong').catch((error: AccountError) => error)

  test('the wait doubles, and nothing is tried meanwhile, not even the right password', async () => {
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

  test('neither a reload, nor another tab, nor the clock of the computer shortens the wait', async () => {
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

  test('attempts at the same moment cannot share one turn', async () => {
    for (let failure = 1; failure <= 3; failure += 1) await fail(accounts)
    const tabs = await Promise.all([openTab(), openTab(), openTab(), openTab()])
    const answers = await Promise.all(tabs.map(fail))
    expect(answers.filter((answer) => (answer as AccountError).failure !== 'wait')).toHaveLength(1)
  })

  test('10,000 guesses over a day: at most 100 are looked at, and the owner gets in after the wait', async () => {
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

  test('one address waits, others do not', async () => {
    await enter(accounts, 'Candidate')
    for (let failure = 1; failure <= 6; failure += 1) await fail(accounts)
    await accounts.signIn(emails.Candidate, password)
  })
})

describe('without a secure page', () => {
  test('nothing is done with a password', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await refused(accounts.signIn(emails.Admin, password), 'insecure')
    await refused(accounts.signUp('meena@example.com', password, 'Candidate'), 'insecure')
    expect(await accounts.restore()).toBeNull()
    vi.unstubAllGlobals()
  })
})

test('the proof is PBKDF2-SHA-256 as the standard has it', async () => {
  // RFC 7914, section 11: P="passwd", S="salt", c=1; the first 32 of its 64 bytes.
  const salt = Buffer.from('salt').toString('base64url')
  expect(Buffer.from(await deriveKey('passwd', { iterations: 1, salt }), 'base64url').toString('hex')).toBe(
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'
  )
})
