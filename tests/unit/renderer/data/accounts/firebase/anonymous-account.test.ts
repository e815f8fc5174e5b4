import { beforeEach, expect, test, vi } from 'vitest'
import { createAnonymousAccount } from '#renderer/data/accounts/firebase/anonymous-account.ts'

const { auth, initializeAuth, openDatabase, signInAnonymously } = vi.hoisted(() => ({
  auth: { currentUser: null as { uid: string } | null, authStateReady: async () => {} },
  initializeAuth: vi.fn(),
  openDatabase: vi.fn(),
  signInAnonymously: vi.fn()
}))
vi.mock('firebase/app', () => ({ initializeApp: (_options: object, name: string) => ({ name }) }))
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'this device',
  inMemoryPersistence: 'this page',
  connectAuthEmulator: () => {},
  initializeAuth,
  signInAnonymously
}))
vi.mock('#renderer/storage/firestore/firestore-database.ts', () => ({ openDatabase }))
vi.mock('#renderer/storage/firestore/firestore-store.ts', () => ({ createFirestoreStore: () => ({}) }))

beforeEach(() => {
  auth.currentUser = null
  initializeAuth.mockReset().mockReturnValue(auth)
  openDatabase.mockReset().mockReturnValue({ getCurrent: () => ({}) })
  signInAnonymously.mockReset().mockImplementation(async () => {
    auth.currentUser = { uid: 'u-unnamed' }
    return { user: auth.currentUser }
  })
})

const open = (kiosk = false, startAppCheck?: (app: object) => void) =>
  createAnonymousAccount({ app: {}, emulators: null, kiosk }, startAppCheck)
const failing = (code: string) => Object.assign(new Error(code), { code })

test('anonymous account › is created with the first report of a visitor', async () => {
  const started: object[] = []
  const account = open(false, (app) => started.push(app))
  expect([await account.find(), signInAnonymously.mock.calls.length]).toEqual([null, 0])
  for (const find of [account.open, account.find, account.open])
    expect(await find()).toMatchObject({ uid: 'u-unnamed', isNamed: false })
  expect(signInAnonymously).toHaveBeenCalledOnce()
  expect(started).toEqual([{ name: 'reports' }])
})

test.each([
  [false, 'this device'],
  [true, 'this page']
])('anonymous account (kiosk: %s) › stays signed in on %s', (kiosk, persistence) => {
  open(kiosk)
  expect(initializeAuth.mock.lastCall?.[1]).toEqual({ persistence })
  expect(openDatabase.mock.lastCall?.[1]).toMatchObject({ kiosk: true })
})

test.each(['auth/operation-not-allowed', 'auth/admin-restricted-operation'])(
  'anonymous report › is rejected when anonymous accounts are disabled: %s',
  async (code) => {
    signInAnonymously.mockRejectedValue(failing(code))
    expect(await open().open()).toBeNull()
  }
)

test.each([
  ['auth/network-request-failed', true],
  ['auth/internal-error', false]
])('anonymous sign-in › maps %s to unavailable (offline: %s)', async (code, isOffline) => {
  signInAnonymously.mockRejectedValue(failing(code))
  await expect(open().open()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable', isOffline })
})
