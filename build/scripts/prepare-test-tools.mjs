import { fetchFirebaseTools, hasFirebaseTools } from '../firebase/firebase-tools.mjs'
import { startAuthEmulator } from './auth-emulator.mjs'
import { fetchChromium, findChromium } from './find-chromium.mjs'
import { fetchFirestoreEmulator, findFirestoreLauncher, startFirestoreEmulator } from './firestore-emulator.mjs'
import { isEnding, runCommand } from './run-command.mjs'
import { say } from './terminal-output.mjs'

/**
 * @typedef {'browser' | 'firestore' | 'accounts'} Need accounts: the emulator of Firebase Authentication
 * @typedef {Record<string, string>} Env
 * @typedef {{ env: Env } | { problem: string } | { absent: string }} Got env: passes its address to what needs it; problem: why there is
 *   none; absent: why what needs it is left out
 * @typedef {{ [need in Need]?: Got | Promise<Got> }} Provided
 */

/**
 * @typedef {object} Thing
 * @property {string} missing printed before fetching
 * @property {() => Promise<Env | undefined>} find
 * @property {() => Promise<Env>} fetch
 */

/** In this order: the tools fetch the emulator of Firestore. @type {Record<Need, Thing>} */
const things = {
  browser: {
    missing: 'Chromium is not installed. Downloading it with Playwright (300 MB, some minutes) …',
    find: async () => nameBrowser(await findChromium()),
    fetch: async () => ({ CHROMIUM_PATH: await fetchChromium() })
  },
  accounts: {
    missing: "Firebase's tools are not installed. Downloading them with npm (300 MB, some minutes) …",
    find: async () => ((await hasFirebaseTools()) ? {} : undefined),
    fetch: async () => fetchFirebaseTools().then(() => ({}))
  },
  firestore: {
    missing: "The Firestore emulator is not installed. Downloading it with Firebase's tools (140 MB, some minutes) …",
    find: async () => findFirestoreLauncher() && {},
    fetch: async () => fetchFirestoreEmulator().then(() => ({}))
  }
}

/** @param {string | undefined} file @returns {Env | undefined} */
const nameBrowser = (file) => (file ? { CHROMIUM_PATH: file } : undefined)

const hasJava = async () => (await runCommand('java', ['-version'])).code === 0

/**
 * Finds or fetches the tests' tools, one after the other, as two may need one package manager. A tool that cannot be had is reported and
 * fails only its tests.
 * @param {ReadonlySet<Need>} needs
 */
export async function prepare(needs) {
  /** @type {{ [need in Need]?: Got }} */
  const got = {}
  const all = /** @type {Need[]} */ (Object.keys(things)).filter((need) => needs.has(need))
  const ofJava = all.filter((need) => need !== 'browser')
  if (ofJava.length > 0 && !(await hasJava())) {
    const absent = 'the emulators need Java, which is not installed'
    say(`Tests of the shared board are skipped: ${absent}.`)
    for (const need of ofJava) got[need] = { absent }
  }
  const wanted = all.filter((need) => !got[need])
  const found = await Promise.all(wanted.map((need) => attempt(things[need].find)))
  for (const [place, need] of wanted.entries()) {
    const here = found[place] ?? (await fetchMissing(things[need]))
    if ('problem' in here) say(here.problem)
    got[need] = here
  }
  return got
}

/** @param {Thing} thing @returns {Promise<Got>} */
async function fetchMissing({ missing, fetch }) {
  say(missing)
  return (await attempt(fetch)) ?? { problem: 'The download failed.' }
}

/** @param {() => Promise<Env | undefined>} get @returns {Promise<Got | undefined>} */
async function attempt(get) {
  try {
    const env = await get()
    return env && { env }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Starts the emulators beside the first steps; steps that need one wait for it.
 * @param {{ [need in Need]?: Got }} got
 * @returns {{ provided: Provided, stop: () => Promise<void> }}
 */
export function startEmulators(got) {
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  /** @param {Got | undefined} one @param {() => Promise<Env>} start */
  const started = async (one, start) => (one && 'env' in one && !isEnding() ? ((await attempt(start)) ?? one) : one)
  const firestore = started(got.firestore, async () => {
    const { host, port, stop } = await startFirestoreEmulator()
    stops.push(stop)
    return { LOUPE_FIRESTORE_EMULATOR: `${host}:${port}` }
  })
  const accounts = started(got.accounts, async () => {
    const { address, stop } = await startAuthEmulator()
    stops.push(stop)
    return { LOUPE_AUTH_EMULATOR: address }
  })
  return {
    provided: /** @type {Provided} */ ({ ...got, firestore, accounts }),
    async stop() {
      await Promise.all([firestore, accounts])
      await Promise.all(stops.map((stop) => stop()))
    }
  }
}
