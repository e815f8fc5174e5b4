import { startAuthEmulator } from './auth-emulator.mjs'
import { command } from './command.mjs'
import { provideFirestoreEmulator } from './firestore-emulator.mjs'
import { playwrightStep, vitestStep } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step @typedef {import('./steps.mjs').Result} Result */

const name = 'shared board: rules, stores, accounts, journeys'

/** The shared board on the emulators, which are started once. Said to be skipped where there is no Java. @param {Record<string, string>} env @returns {Step} */
export function cloudStep(env) {
  return { name, run: () => tested(env) }
}

/** @param {Record<string, string>} env @returns {Promise<Result>} */
async function tested(env) {
  if ((await command('java', ['-version'])).code !== 0) {
    const reason = 'the emulators need Java, which is not on this computer'
    return { passed: 0, failed: 0, skipped: [{ name, reason }], output: '' }
  }
  await provideFirestoreEmulator()
  const emulator = await startAuthEmulator()
  try {
    const given = { ...env, LOUPE_AUTH_EMULATOR: emulator.address }
    const parts = [
      await vitestStep(name, given, { config: 'tests/cloud/vitest.config.ts', report: 'cloud.json' }).run(),
      await playwrightStep(name, given, [], {
        config: 'tests/cloud/playwright.config.ts',
        report: 'cloud-journeys.json'
      }).run()
    ]
    return {
      passed: parts.reduce((sum, { passed }) => sum + passed, 0),
      failed: parts.reduce((sum, { failed }) => sum + failed, 0),
      skipped: parts.flatMap(({ skipped }) => skipped),
      shaky: parts.flatMap(({ shaky }) => shaky ?? []),
      output: parts.map(({ failed, output }) => (failed > 0 ? output : '')).join('\n')
    }
  } finally {
    await emulator.stop()
  }
}
