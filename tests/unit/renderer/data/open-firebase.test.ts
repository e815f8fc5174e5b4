import { beforeEach, expect, test, vi } from 'vitest'
import { openFirebase } from '#renderer/data/open-firebase.ts'

const { opened, note } = vi.hoisted(() => {
  const opened = {
    steps: [] as string[],
    emit: [] as ((user: unknown) => void)[],
    renewToken: () => {},
    forget: async () => {},
    getViewer: (): unknown => undefined,
    auth: { currentUser: null as unknown, authStateReady: async () => {} }
  }
  const note = (step: string, result?: unknown) => () => {
    opened.steps.push(step)
    return result
  }
  return { opened, note }
})

vi.mock('firebase/app', () => ({ initializeApp: note('app', { name: 'loupe' }) }))
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: 'this tab',
  inMemoryPersistence: 'this page',
  connectAuthEmulator: () => {},
  initializeAuth: (_app: unknown, { persistence }: { persistence: string }) =>
    note(`auth for ${persistence}`, opened.auth)(),
  onIdTokenChanged: (_auth: unknown, listener: () => void) => {
    opened.renewToken = listener
  }
}))
vi.mock('#renderer/storage/firestore/firestore-database.ts', () => ({
  openDatabase: note('database', { getCurrent: () => ({}), reset: async () => note('reset the database')() })
}))
vi.mock('#renderer/storage/firestore/firestore-store.ts', () => ({
  createFirestoreStore({ getViewer }: { getViewer: () => unknown }) {
    opened.getViewer = getViewer
    return {
      resubscribe: note('subscribe anew'),
      changePerson: note('drop what the person had'),
      forget: async (reset: () => Promise<void>) => {
        note('forget documents')()
        await reset()
      }
    }
  }
}))
vi.mock('#renderer/storage/firestore/files/firestore-files.ts', () => ({
  createFirestoreFiles: () => ({ invalidate: note('forget files') })
}))
vi.mock('#renderer/data/accounts/firebase/firebase-accounts.ts', () => ({
  createFirebaseAccounts: ({ forget }: { forget: () => Promise<void> }) => {
    opened.forget = forget
    return { watch: (listener: (user: unknown) => void) => opened.emit.push(listener) }
  }
}))
vi.mock('#renderer/data/accounts/firebase/anonymous-account.ts', () => ({
  createAnonymousAccount: () => ({ find: async () => null, open: async () => ({ uid: 'u-unnamed', isNamed: false }) })
}))

const settings = {
  app: { apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1:2:web:3' },
  emulators: null,
  kiosk: false
}

beforeEach(() => {
  Object.assign(opened, { steps: [], emit: [] })
  opened.auth.currentUser = null
})

test('App Check › starts before any other Firebase service', () => {
  openFirebase(settings, {} as never, 'loupe.example', (app) => opened.steps.push(`App Check of ${app.name}`))
  expect(opened.steps).toEqual(['app', 'App Check of loupe', 'auth for this tab', 'database'])
})

test('Firestore cache › is reset when the user, the role or the token changes', () => {
  openFirebase(settings, {} as never, 'loupe.example')
  const meena = { uid: 'u-meena', isAdmin: false, isEmployer: false }
  const stepsOf = (user: unknown) => {
    opened.steps = []
    for (const emit of opened.emit) emit(user)
    return opened.steps
  }
  expect(stepsOf(null)).toEqual([])
  expect(stepsOf(meena)).toEqual(['drop what the person had'])
  expect(stepsOf({ ...meena, companyId: 'shah' })).toEqual([])
  expect(stepsOf({ ...meena, isEmployer: true })).toEqual(['subscribe anew'])
  expect(stepsOf({ ...meena, uid: 'u-ravi' })).toEqual(['drop what the person had'])
  expect(stepsOf(null)).toEqual(['drop what the person had'])
  opened.steps = []
  opened.renewToken()
  expect(opened.steps).toEqual(['subscribe anew'])
})

test('Firestore cache › gives a new session only the data of the signed-in user', () => {
  openFirebase(settings, {} as never, 'loupe.example')
  expect(opened.getViewer()).toBeNull()
  opened.auth.currentUser = { uid: 'u-asha' }
  expect(opened.getViewer()).toEqual({ uid: 'u-asha', isAdmin: false, isEmployer: false })
  const administrator = { uid: 'u-asha', isAdmin: true, isEmployer: false }
  for (const emit of opened.emit) emit(administrator)
  expect(opened.getViewer()).toEqual(administrator)
})

test('kiosk › persists neither the session nor the documents read', async () => {
  openFirebase({ ...settings, kiosk: true }, {} as never, 'loupe.example')
  expect(opened.steps).toContain('auth for this page')
  opened.steps = []
  await opened.forget()
  expect(opened.steps).toEqual(['forget files', 'forget documents', 'reset the database'])
  openFirebase(settings, {} as never, 'loupe.example')
  opened.steps = []
  await opened.forget()
  expect(opened.steps).toEqual(['forget files'])
})

test('job report › is sent by the signed-in account, else by an anonymous account', async () => {
  const { reporters } = openFirebase(settings, {} as never, 'loupe.example')
  expect([await reporters.find(), await reporters.open()]).toEqual([null, { uid: 'u-unnamed', isNamed: false }])
  for (const isNamed of [true, false]) {
    const getIdTokenResult = async () => ({ claims: { email_verified: isNamed } })
    opened.auth.currentUser = { uid: 'u-meena', getIdTokenResult }
    for (const find of [reporters.find, reporters.open]) expect(await find()).toMatchObject({ uid: 'u-meena', isNamed })
  }
})
