import { createPlaywrightStep, createVitestStep } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {ReturnType<typeof import('./emulators.mjs').startEmulatorsInBackground>} Background */

/**
 * The shared board on the emulators. Said to be skipped where there is no Java.
 * @param {Record<string, string>} env
 * @param {Background} emulators
 * @returns {{ rules: Step, accounts: Step, journeys: Step }}
 */
export function createCloudSteps(env, emulators) {
  const config = 'tests/cloud/vitest.config.ts'
  const tested = (/** @type {string} */ name, /** @type {string} */ project) =>
    onEmulators(name, emulators, (title, addresses) =>
      createVitestStep(title, { ...env, ...addresses }, { config, report: `cloud-${project}.json` }, [
        `--project=${project}`
      ])
    )
  return {
    rules: tested('shared board: rules, stores', 'board'),
    accounts: tested('shared board: accounts', 'accounts'),
    journeys: onEmulators('shared board: journeys', emulators, (name, addresses) =>
      createPlaywrightStep(name, { ...env, ...addresses }, [], {
        config: 'tests/cloud/playwright.config.ts',
        report: 'cloud-journeys.json'
      })
    )
  }
}

/** @param {string} name @param {Background} emulators @param {(name: string, addresses: Record<string, string>) => Step} stepWith @returns {Step} */
function onEmulators(name, emulators, stepWith) {
  return {
    name,
    async run(onProgress) {
      const started = await emulators.started()
      if (started) return stepWith(name, started.env).run(onProgress)
      const reason = 'the emulators need Java, which is not on this computer'
      return { passed: 0, failed: 0, skipped: [{ name, reason }], output: '' }
    }
  }
}
