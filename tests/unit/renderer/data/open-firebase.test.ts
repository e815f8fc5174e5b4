import { beforeEach, expect, test, vi } from 'vitest'
import { openFirebase } from '#renderer/data/open-firebase.ts'

const { opened, note } = vi.hoisted(() => {
  const opened = { steps: [] as string[], tell: [] as ((user: unknown) => void)[] }
  const note = (step: string, result: unknown) => () => {
    opened.steps.push(step)
    return result
  }
  return { opened, note }
})

vi.mock('firebase/app', () => ({ initializeApp: note('app', { name: 'loupe' }) }))
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: {},
  connectAuthEmulator: () => {},
  initializeAuth: note('auth', { currentUser: null }),
  onIdTokenChanged: () => {}
}))
vi.mock('#renderer/storage/firestore/database.ts', () => ({
  openDatabase: note('database', { getCurrent: () => ({}) })
}))
vi.mock('#renderer/data/accounts/firebase/firebase-accounts.ts', () => ({
  createFirebaseAccounts: () => ({ watch: (listener: (user: unknown) => void) => opened.tell.push(listener) })
}))

const settings = {
  app: { apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1:2:web:3' },
  emulators: null,
  kiosk: false
}

beforeEach(() => {
  Object.assign(opened, { steps: [], tell: [] })
})

test('App Check starts before anything of Firebase asks a server', () => {
  openFirebase(settings, {} as never, 'loupe.example', (app) => opened.steps.push(`App Check of ${app.name}`))
  expect(opened.steps).toEqual(['app', 'App Check of loupe', 'auth', 'database'])
})

test('without App Check the rest is the same', () => {
  openFirebase(settings, {} as never, 'loupe.example')
  expect(opened.steps).toEqual(['app', 'auth', 'database'])
})
