import { describe, expect, test } from 'vitest'
import { parseExternalAddress } from '#shared/external-url.ts'
import { checkNodeVersion, forPackaging } from '../../../build/scripts/check-node-version.mjs'
import { readSettings } from '../../../build/settings/build-settings.mjs'
import { demonstrationHash } from '../../../build/settings/demo-password.mjs'
import { listBoardOrigins, selectForTarget } from '../../../build/settings/shared-board-settings.mjs'
import { buildPolicy } from '../../../build/vite/content-security-policy.ts'
import { listPageSettings } from '../../../build/vite/renderer-config.ts'

const firebase = { LOUPE_FIREBASE_API_KEY: 'AIza-x_1', LOUPE_FIREBASE_PROJECT_ID: 'demo-loupe' }
const siteKey = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz_0123456789-'
const checked = { ...firebase, LOUPE_FIREBASE_APP_ID: '1:2:web:3', LOUPE_APP_CHECK_KEY: siteKey }
const emulators = { LOUPE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099,firestore=localhost:8080' }
const sheet = 'https://docs.sheets.example/d/1aB/edit?usp=sharing#gid=0'

const defaults = {
  ...{ publicUrl: '', domain: 'loupe.example', samples: true, kiosk: false, idleMinutes: 0, updateUrl: '' },
  ...{ applicationsSheet: '', employerApplicationsSheet: '', applicationForm: '', board: null }
}

describe('build settings', () => {
  test.each<[env: Record<string, string>, expected: object]>([
    [{}, defaults],
    [{ LOUPE_PUBLIC_URL: ' ', LOUPE_DOMAIN: '', LOUPE_LOCAL_DATA: '0', LOUPE_KIOSK: '0' }, defaults],
    [{ LOUPE_PUBLIC_URL: 'https://jobs.gem.example/board/' }, { publicUrl: 'https://jobs.gem.example/board' }],
    [{ LOUPE_DOMAIN: 'Gem.Example' }, { domain: 'gem.example' }],
    [{ LOUPE_APPLICATIONS_SHEET_URL: ` ${sheet} ` }, { applicationsSheet: sheet, employerApplicationsSheet: '' }],
    [{ LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL: sheet }, { applicationsSheet: '', employerApplicationsSheet: sheet }],
    [{ LOUPE_APPLICATION_FORM_URL: sheet }, { applicationForm: sheet }],
    [
      { LOUPE_UPDATE_URL: ' https://downloads.example.com/loupe ' },
      { updateUrl: 'https://downloads.example.com/loupe' }
    ],
    [{ LOUPE_SAMPLES: '0' }, { samples: false }],
    [{ LOUPE_KIOSK: '1' }, { kiosk: true, idleMinutes: 5 }],
    [
      { LOUPE_KIOSK: '1', LOUPE_IDLE_MINUTES: '0' },
      { kiosk: true, idleMinutes: 0 }
    ],
    [{ LOUPE_IDLE_MINUTES: '1440' }, { kiosk: false, idleMinutes: 1440 }],
    [
      firebase,
      {
        passwordHash: '',
        board: {
          app: { apiKey: 'AIza-x_1', projectId: 'demo-loupe', authDomain: 'demo-loupe.firebaseapp.com', appId: '' },
          ...{ appCheckKey: '', emulators: null, localData: false, kiosk: false }
        }
      }
    ],
    [
      {
        ...checked,
        ...emulators,
        LOUPE_FIREBASE_AUTH_DOMAIN: 'login.gem.example',
        LOUPE_LOCAL_DATA: '1',
        LOUPE_KIOSK: '1'
      },
      {
        board: {
          app: { authDomain: 'login.gem.example', appId: '1:2:web:3' },
          emulators: { auth: '127.0.0.1:9099', firestore: 'localhost:8080' },
          ...{ appCheckKey: '', localData: true, kiosk: true }
        }
      }
    ]
  ])('are read from the environment variables %o', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected)
  })

  const urls = ['LOUPE_APPLICATIONS_SHEET_URL', 'LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL', 'LOUPE_APPLICATION_FORM_URL']
  const notPublic = [
    ...['sheets.example', 'http://sheets.example/d', 'javascript:alert(1)', 'https://a:b@sheets.example/'],
    ...[
      'https://x y.example',
      'https://localhost/d',
      'https://10.0.0.1/d',
      `https://sheets.example/${'x'.repeat(2048)}`
    ]
  ]

  test.each<[name: string, values: readonly string[]]>([
    ['LOUPE_PUBLIC_URL', ['jobs.example', 'ftp://jobs.example', 'javascript:alert(1)', 'https://a@b.example']],
    ['LOUPE_PUBLIC_URL', ['https://b.example/?q=1', 'https://b.example/#x', 'https:// x']],
    ['LOUPE_DOMAIN', ['https://gem.example', 'gem', 'gem.example/x', 'a@gem.example', '-gem.example', '10.0.0.1']],
    ...urls.map((name): [string, string[]] => [name, notPublic]),
    ['LOUPE_IDLE_MINUTES', ['-1', '1441', '05', '1.5', 'five']],
    ['LOUPE_SAMPLES', ['no', 'true', '2', '00']],
    ['LOUPE_UPDATE_URL', ['http://downloads.example.com', 'https://192.168.0.1/loupe', 'https://localhost/', 'loupe']],
    ['LOUPE_FIREBASE_API_KEY', ['a key']],
    ['LOUPE_FIREBASE_AUTH_DOMAIN', ['https://x.example']],
    ['LOUPE_FIREBASE_PROJECT_ID', ['My Project']],
    ['LOUPE_FIREBASE_APP_ID', ['"; alert(1)']],
    ['LOUPE_FIREBASE_EMULATORS', ['auth=evil.example:1,firestore=127.0.0.1:2']],
    ['LOUPE_APP_CHECK_KEY', ['https://www.google.com/recaptcha']],
    ['LOUPE_LOCAL_DATA', ['yes']],
    ['LOUPE_KIOSK', ['true']]
  ])('with a wrong %s are refused, and the value is repeated', (name, values) => {
    for (const value of values)
      expect(() => readSettings({ ...firebase, [name]: value }), value).toThrow(
        new RegExp(`^${name} must be [^\\n]*\\(it is "[^\\n]*$`)
      )
  })

  test.each([
    [{ LOUPE_FIREBASE_API_KEY: 'k' }, 'needs LOUPE_FIREBASE_PROJECT_ID too'],
    [{ LOUPE_FIREBASE_PROJECT_ID: 'demo-loupe' }, 'needs LOUPE_FIREBASE_API_KEY too'],
    [{ LOUPE_APP_CHECK_KEY: siteKey }, 'needs LOUPE_FIREBASE_PROJECT_ID too'],
    [{ LOUPE_LOCAL_DATA: '1' }, 'needs LOUPE_FIREBASE_PROJECT_ID too'],
    [{ ...firebase, LOUPE_APP_CHECK_KEY: siteKey }, 'LOUPE_FIREBASE_APP_ID'],
    // A shared board's administrator has an account.
    [{ ...firebase, LOUPE_ADMIN_PASSWORD_HASH: demonstrationHash }, 'remove it']
  ])('are refused in the combination %o', (env, reason) => {
    expect(() => readSettings(env)).toThrow(reason)
  })

  test('contain only URLs that the app opens', () => {
    expect(parseExternalAddress(sheet)).not.toBeNull()
  })
})

const readDirectives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('content security policy of a shared board', () => {
  test('allows Firebase’s servers, or the emulators alone', () => {
    expect(buildPolicy('', listBoardOrigins(null))).toContain("connect-src 'self';")
    expect(buildPolicy('', listBoardOrigins(readSettings(firebase).board))).toContain(
      "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;"
    )
    const emulated = listBoardOrigins(readSettings({ ...firebase, ...emulators }).board)
    expect(emulated.connect).toEqual(['http://127.0.0.1:9099', 'http://localhost:8080'])
  })

  test('allows reCAPTCHA only with an App Check key', () => {
    const without = readDirectives(buildPolicy('', listBoardOrigins(readSettings(firebase).board)))
    expect(without).toMatchObject({
      'script-src': ["'self'"],
      'trusted-types': ['default', 'dompurify', 'pdf', 'offline']
    })
    expect(without).not.toHaveProperty('frame-src')
    expect(readDirectives(buildPolicy('', listBoardOrigins(readSettings(checked).board)))).toEqual({
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
  })

  test('allows no reCAPTCHA in the desktop app', () => {
    const { board } = readSettings(checked)
    const desktop = selectForTarget(board, 'desktop')
    expect([desktop?.appCheckKey, selectForTarget(board, 'web')?.appCheckKey]).toEqual(['', siteKey])
    expect(listBoardOrigins(desktop)).toEqual(listBoardOrigins(readSettings(firebase).board))
    expect(listPageSettings(readSettings(checked), 'desktop')).toMatchObject({ LOUPE_BOARD: desktop })
  })
})

test.each([
  ['20.18.9', undefined, false],
  ['8.0.0', undefined, false],
  ['20.19.0', undefined, true],
  ['24.0.0', undefined, true],
  ['20.20.2', forPackaging, false],
  ['22.11.0', forPackaging, false],
  ['22.12.0', forPackaging, true]
])('check of Node’s version › for Node %s and minimum %o returns %s', (version, needed, isAccepted) => {
  const problem = needed ? checkNodeVersion(version, needed) : checkNodeVersion(version)
  if (isAccepted) expect(problem).toBeNull()
  else expect(problem).toContain(version)
})
