import { fetchFirebaseTools, hasFirebaseTools } from '../firebase/firebase-tools.mjs'
import { startAuthEmulator } from './auth-emulator.mjs'
import { fetchChromium, findChromium } from './find-chromium.mjs'
import { fetchFirestoreEmulator, findFirestoreLauncher, startFirestoreEmulator } from './firestore-emulator.mjs'
import { isEnding, runCommand } from './run-command.mjs'
import { SkipReason, say } from './terminal-output.mjs'

/**
 * @typedef {'browser' | 'firestore' | 'accounts'} Need accounts: the emulator of Firebase Authentication
 * @typedef {Record<string, string>} Env tells steps where the tool is
 * @typedef {{ [need in Need]?: Env | Error }} Prepared
 * @typedef {{ [need in Need]?: Env | Error | Promise<Env | Error | undefined> }} Provided an error fails the steps that need the tool, a
 *   SkipReason leaves them out
 */

/**
 * @typedef {object} Tool
 * @property {string} missing printed before fetching
 * @property {() => Promise<Env | undefined>} find
 * @property {() => Promise<Env>} fetch
 */

/** In this order: Firebase's tools fetch the emulator of Firestore. @type {Record<Need, Tool>} */
const tools = {
  browser: {
    missing: 'Chromium is not installed. Downloading it with Playwright (300 MB, some minutes) …',
    async find() {
      const file = await findChromium()
      return file ? { CHROMIUM_PATH: file } : undefined
    },
    fetch: async () => ({ CHROMIUM_PATH: await fetchChromium() })
  },
  accounts: {
    missing: "Firebase's tools are not installed. Downloading them with npm (300 MB, some minutes) …",
    async find() {
      await checkJava()
      return (await hasFirebaseTools()) ? {} : undefined
    },
    fetch: () => fetchFirebaseTools().then(() => ({}))
  },
  firestore: {
    missing: "The Firestore emulator is not installed. Downloading it with Firebase's tools (140 MB, some minutes) …",
    async find() {
      await checkJava()
      return findFirestoreLauncher() && {}
    },
    fetch: () => fetchFirestoreEmulator().then(() => ({}))
  }
}

async function checkJava() {
  const { code } = await runCommand('java', ['-version'])
  if (code !== 0) throw new SkipReason('the emulators need Java, which is not installed')
}

/**
 * Finds or fetches the tests' tools, one after the other, as two may need one package manager.
 * @param {ReadonlySet<Need>} needs
 */
export async function prepare(needs) {
  /** @type {Prepared} */
  const prepared = {}
  for (const need of /** @type {Need[]} */ (Object.keys(tools))) {
    if (!needs.has(need)) continue
    const got = await settle(() => provide(tools[need]))
    if (got instanceof Error && !(got instanceof SkipReason)) say(got.message)
    prepared[need] = got
  }
  return prepared
}

/** @param {Tool} tool */
async function provide({ missing, find, fetch }) {
  const found = await find()
  if (found) return found
  say(missing)
  return fetch()
}

/** @param {() => Promise<Env>} get @returns {Promise<Env | Error>} */
const settle = (get) => get().catch((/** @type {Error} */ error) => error)

/**
 * Starts the emulators beside the first steps; steps that need one wait for it.
 * @param {Prepared} prepared
 * @returns {{ provided: Provided, stop: () => Promise<void> }}
 */
export function startEmulators(prepared) {
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  const start = async (/** @type {Need} */ need, /** @type {() => Promise<Env>} */ begin) => {
    const got = prepared[need]
    return !got || got instanceof Error || isEnding() ? got : settle(begin)
  }
  const firestore = start('firestore', async () => {
    const { host, port, stop } = await startFirestoreEmulator()
    stops.push(stop)
    return { LOUPE_FIRESTORE_EMULATOR: `${host}:${port}` }
  })
  const accounts = start('accounts', async () => {
    const { address, stop } = await startAuthEmulator()
    stops.push(stop)
    return { LOUPE_AUTH_EMULATOR: address }
  })
  return {
    provided: { ...prepared, firestore, accounts },
    async stop() {
      await Promise.all([firestore, accounts])
      await Promise.all(stops.map((stop) => stop()))
    }
  }
}
