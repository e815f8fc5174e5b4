import * as v from 'valibot'

const createTextEntry = (/** @type {string} */ name, /** @type {RegExp} */ form, /** @type {string} */ what) =>
  v.optional(v.pipe(v.string(), v.regex(form, `${name} must be ${what}`)))

/** @param {string} name */
export const createSwitchEntry = (name) =>
  v.optional(v.picklist(['0', '1'], `${name} must be 1 for yes or 0 for no`), '0')

const host = String.raw`(127\.0\.0\.1|localhost):\d{1,5}`

/** Settings of a shared board, see .env.example. */
export const sharedBoardEntries = {
  LOUPE_FIREBASE_API_KEY: createTextEntry(
    'LOUPE_FIREBASE_API_KEY',
    /^[\w-]{1,100}$/,
    'the apiKey of the Firebase configuration: letters, digits, - and _'
  ),
  LOUPE_FIREBASE_AUTH_DOMAIN: createTextEntry(
    'LOUPE_FIREBASE_AUTH_DOMAIN',
    /^([a-z\d-]+\.)+[a-z]{2,63}$/,
    'the authDomain of the Firebase configuration, for example loupe-board.firebaseapp.com'
  ),
  LOUPE_FIREBASE_PROJECT_ID: createTextEntry(
    'LOUPE_FIREBASE_PROJECT_ID',
    /^[a-z][a-z\d-]{4,38}[a-z\d]$/,
    'the projectId of the Firebase configuration, for example loupe-board'
  ),
  LOUPE_FIREBASE_APP_ID: createTextEntry(
    'LOUPE_FIREBASE_APP_ID',
    /^[\d:a-z]{1,100}$/,
    'the appId of the Firebase configuration, for example 1:123:web:abc'
  ),
  LOUPE_FIREBASE_EMULATORS: createTextEntry(
    'LOUPE_FIREBASE_EMULATORS',
    new RegExp(`^auth=${host},firestore=${host}$`),
    'where the emulators listen on this computer, for example auth=127.0.0.1:9099,firestore=127.0.0.1:8080'
  ),
  LOUPE_APP_CHECK_KEY: createTextEntry(
    'LOUPE_APP_CHECK_KEY',
    /^[\w-]{20,100}$/,
    'the site key of reCAPTCHA Enterprise that the web app is registered with for App Check: letters, digits, - and _'
  ),
  LOUPE_LOCAL_DATA: createSwitchEntry('LOUPE_LOCAL_DATA')
}

/** @typedef {v.InferOutput<v.ObjectSchema<typeof sharedBoardEntries, undefined>>} SharedBoardGiven */

/**
 * @typedef {object} SharedBoardSettings
 * @property {{ apiKey: string, authDomain: string, projectId: string, appId: string }} app
 * @property {string} appCheckKey site key of reCAPTCHA Enterprise; '': no App Check
 * @property {{ auth: string, firestore: string } | null} emulators instead of Google's servers
 * @property {boolean} localData only accounts and static pages are shared
 * @property {boolean} kiosk the device stores nothing of people
 */

/**
 * @param {SharedBoardGiven} given
 * @param {{ hasPassword: boolean, kiosk: boolean }} build
 * @returns {{ board: SharedBoardSettings | null, complaints: string[] }} board null: none is shared
 */
export function readSharedBoard(given, { hasPassword, kiosk }) {
  const { LOUPE_FIREBASE_API_KEY: apiKey, LOUPE_FIREBASE_PROJECT_ID: projectId } = given
  const named = Object.entries(given).filter(([, value]) => value !== undefined && value !== '0')
  if (named.length === 0) return { board: null, complaints: [] }
  const needed = Object.entries({ LOUPE_FIREBASE_API_KEY: apiKey, LOUPE_FIREBASE_PROJECT_ID: projectId })
  const complaints = needed
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${named.map(([each]) => each).join(', ')}: a shared board needs ${name} too.`)
  if (hasPassword) {
    complaints.push(
      'LOUPE_ADMIN_PASSWORD_HASH: remove it. On a shared board the administrator is an account: use `npm run admin:grant`.'
    )
  }
  if (given.LOUPE_APP_CHECK_KEY !== undefined && given.LOUPE_FIREBASE_APP_ID === undefined) {
    complaints.push('LOUPE_APP_CHECK_KEY: set LOUPE_FIREBASE_APP_ID too. App Check needs it.')
  }
  if (apiKey === undefined || projectId === undefined || complaints.length > 0) return { board: null, complaints }
  const app = {
    apiKey,
    projectId,
    authDomain: given.LOUPE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    appId: given.LOUPE_FIREBASE_APP_ID ?? ''
  }
  const flags = { localData: given.LOUPE_LOCAL_DATA === '1', kiosk }
  const emulators = parseEmulators(given.LOUPE_FIREBASE_EMULATORS)
  // Emulators check no App Check token.
  const appCheckKey = emulators ? '' : (given.LOUPE_APP_CHECK_KEY ?? '')
  return { board: { app, appCheckKey, emulators, ...flags }, complaints }
}

/** @param {string | undefined} text */
function parseEmulators(text) {
  const [, auth = '', firestore = ''] = /^auth=(.+),firestore=(.+)$/.exec(text ?? '') ?? []
  return auth === '' ? null : { auth, firestore }
}

/**
 * reCAPTCHA knows websites by domain, which the desktop app has not: no App Check there.
 * @param {SharedBoardSettings | null} board
 * @param {'web' | 'desktop'} target
 * @returns {SharedBoardSettings | null}
 */
export function selectForTarget(board, target) {
  return board && target === 'desktop' ? { ...board, appCheckKey: '' } : board
}

/**
 * Origins for the Content-Security-Policy; scripts and frames only with App Check.
 * @param {SharedBoardSettings | null} board
 * @returns {{ connect: string[], scripts: string[], frames: string[] }}
 */
export function listBoardOrigins(board) {
  if (!board) return { connect: [], scripts: [], frames: [] }
  if (board.emulators) {
    const connect = [board.emulators.auth, board.emulators.firestore].map((at) => `http://${at}`)
    return { connect, scripts: [], frames: [] }
  }
  const connect = [
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com'
  ]
  if (board.appCheckKey === '') return { connect, scripts: [], frames: [] }
  const recaptcha = 'https://www.google.com/recaptcha/'
  return {
    connect: [...connect, 'https://content-firebaseappcheck.googleapis.com', recaptcha],
    scripts: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
    frames: [recaptcha, 'https://recaptcha.google.com/recaptcha/']
  }
}
