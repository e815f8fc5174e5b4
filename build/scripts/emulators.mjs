import { startAuthEmulator } from './auth-emulator.mjs'
import { runCommand } from './command.mjs'
import { provideFirestoreEmulator, startFirestoreEmulator } from './firestore-emulator.mjs'

/**
 * @typedef {object} Emulators
 * @property {Record<string, string>} env names where each emulator answers, for what is tested against them
 * @property {() => Promise<void>} stop ends them, and waits for their end
 */

/** Whether the emulators can run here: they need Java. */
async function hasJava() {
  return (await runCommand('java', ['-version'])).code === 0
}

/**
 * Starts the emulators of Firestore and of Firebase Authentication beside each other. They take some seconds.
 * @returns {Promise<Emulators>}
 */
async function startEmulators() {
  const starting = /** @type {const} */ ([
    provideFirestoreEmulator().then(() => startFirestoreEmulator()),
    startAuthEmulator()
  ])
  const stop = async () => {
    const started = await Promise.allSettled(starting)
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)))
  }
  try {
    const [firestore, auth] = await Promise.all(starting)
    const env = { LOUPE_FIRESTORE_EMULATOR: `${firestore.host}:${firestore.port}`, LOUPE_AUTH_EMULATOR: auth.address }
    return { env, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Emulators that start in the background, and are waited for by whoever needs them.
 * @returns {{ started(): Promise<Emulators | null>, stop(): Promise<void> }} started: null where there is no Java
 */
export function startEmulatorsInBackground() {
  const starting = hasJava().then((java) => (java ? startEmulators() : null))
  // Told by the step that asks; a rejection that nobody has asked about yet must not end the process.
  starting.catch(() => {})
  return {
    started: () => starting,
    stop: async () => {
      const emulators = await starting.catch(() => null)
      await emulators?.stop()
    }
  }
}
