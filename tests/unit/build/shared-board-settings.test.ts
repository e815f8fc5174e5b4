import { expect, test } from 'vitest'
import { demonstrationHash } from '../../../build/settings/demo-password.mjs'
import { readSettings } from '../../../build/settings/settings.mjs'
import { listBoardOrigins, selectForTarget } from '../../../build/settings/shared-board-settings.mjs'
import { buildPolicy } from '../../../build/vite/content-security-policy.ts'
import { listPageSettings } from '../../../build/vite/renderer-config.ts'

const firebase = { LOUPE_FIREBASE_API_KEY: 'AIza-x_1', LOUPE_FIREBASE_PROJECT_ID: 'demo-loupe' }

test('build settings › returns no shared board without Firebase settings', () => {
  expect(readSettings({}).board).toBeNull()
  expect(readSettings({ LOUPE_LOCAL_DATA: '0', LOUPE_KIOSK: '0' }).board).toBeNull()
  expect(buildPolicy('', listBoardOrigins(null))).toContain("connect-src 'self';")
})

test('build settings › returns a shared board for an API key and a project', () => {
  expect(readSettings(firebase).board).toEqual({
    app: { apiKey: 'AIza-x_1', projectId: 'demo-loupe', authDomain: 'demo-loupe.firebaseapp.com', appId: '' },
    appCheckKey: '',
    emulators: null,
    localData: false,
    kiosk: false
  })
  const given = {
    ...firebase,
    LOUPE_FIREBASE_AUTH_DOMAIN: 'login.gem.example',
    LOUPE_FIREBASE_APP_ID: '1:2:web:3',
    LOUPE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099,firestore=localhost:8080',
    LOUPE_LOCAL_DATA: '1',
    LOUPE_KIOSK: '1'
  }
  expect(readSettings(given).board).toMatchObject({
    app: { authDomain: 'login.gem.example', appId: '1:2:web:3' },
    emulators: { auth: '127.0.0.1:9099', firestore: 'localhost:8080' },
    localData: true,
    kiosk: true
  })
})

test('origins of a shared board › returns Firebase’s servers, or the emulators alone', () => {
  const { board } = readSettings(firebase)
  expect(buildPolicy('', listBoardOrigins(board))).toContain(
    "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;"
  )
  const emulated = readSettings({ ...firebase, LOUPE_FIREBASE_EMULATORS: 'auth=127.0.0.1:1,firestore=127.0.0.1:2' })
  expect(listBoardOrigins(emulated.board).connect).toEqual(['http://127.0.0.1:1', 'http://127.0.0.1:2'])
})

const siteKey = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz_0123456789-'
const checked = { ...firebase, LOUPE_FIREBASE_APP_ID: '1:2:web:3', LOUPE_APP_CHECK_KEY: siteKey }
const readDirectives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

test('content security policy › allows reCAPTCHA only with an App Check key', () => {
  const { board } = readSettings(checked)
  expect(board).toMatchObject({ appCheckKey: siteKey })
  const without = readDirectives(buildPolicy('', listBoardOrigins(readSettings(firebase).board)))
  expect(readDirectives(buildPolicy('', listBoardOrigins(board)))).toEqual({
    ...without,
    'script-src': ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': [
      ...(without['connect-src'] ?? []),
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/'
    ],
    'trusted-types': ['*']
  })
  expect(without).toMatchObject({
    'script-src': ["'self'"],
    'trusted-types': ['default', 'dompurify', 'pdf', 'offline']
  })
  expect(without).not.toHaveProperty('frame-src')
})

test('settings of a build target › omits App Check for the desktop app and the emulators', () => {
  const { board } = readSettings(checked)
  const desktop = selectForTarget(board, 'desktop')
  expect([desktop?.appCheckKey, selectForTarget(board, 'web')?.appCheckKey]).toEqual(['', siteKey])
  expect(listBoardOrigins(desktop)).toEqual(listBoardOrigins(readSettings(firebase).board))
  expect(listPageSettings(readSettings(checked), 'desktop')).toMatchObject({ LOUPE_BOARD: desktop })
  const emulators = { LOUPE_FIREBASE_EMULATORS: 'auth=127.0.0.1:1,firestore=127.0.0.1:2' }
  expect(readSettings({ ...checked, ...emulators }).board).toMatchObject({ appCheckKey: '' })
})

test('build settings › refuses an App Check key without an app id', () => {
  expect(() => readSettings({ ...firebase, LOUPE_APP_CHECK_KEY: siteKey })).toThrow(
    /^LOUPE_APP_CHECK_KEY: .*LOUPE_FIREBASE_APP_ID/
  )
})

test('build settings › refuses an administrator password for a shared board', () => {
  expect(readSettings(firebase)).toMatchObject({ passwordHash: '', demonstration: false })
  expect(() => readSettings({ ...firebase, LOUPE_ADMIN_PASSWORD_HASH: demonstrationHash })).toThrow(
    /^LOUPE_ADMIN_PASSWORD_HASH: .*remove it/
  )
})

test.each([
  [{ LOUPE_FIREBASE_API_KEY: 'k' }, 'LOUPE_FIREBASE_PROJECT_ID'],
  [{ LOUPE_FIREBASE_PROJECT_ID: 'demo-loupe' }, 'LOUPE_FIREBASE_API_KEY'],
  [{ LOUPE_APP_CHECK_KEY: '6LcAbCdEfGhIjKlMnOpQrStUvWxYz' }, 'LOUPE_FIREBASE_PROJECT_ID'],
  [{ LOUPE_LOCAL_DATA: '1' }, 'LOUPE_FIREBASE_PROJECT_ID']
])('build settings › refuses the incomplete settings %o', (env, needed) => {
  expect(() => readSettings(env)).toThrow(`a shared board needs ${needed} too`)
})

test.each([
  ['LOUPE_FIREBASE_API_KEY', 'a key'],
  ['LOUPE_FIREBASE_AUTH_DOMAIN', 'https://x.example'],
  ['LOUPE_FIREBASE_PROJECT_ID', 'My Project'],
  ['LOUPE_FIREBASE_APP_ID', '"; alert(1)'],
  ['LOUPE_FIREBASE_EMULATORS', 'auth=evil.example:1,firestore=127.0.0.1:2'],
  ['LOUPE_APP_CHECK_KEY', 'https://www.google.com/recaptcha'],
  ['LOUPE_LOCAL_DATA', 'yes'],
  ['LOUPE_KIOSK', 'true']
])('build settings › refuses %s=%s', (name, value) => {
  expect(() => readSettings({ ...firebase, [name]: value })).toThrow(new RegExp(`^${name} must be .*\\(it is "`))
})
