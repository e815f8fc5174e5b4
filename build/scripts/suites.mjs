import {
  builds,
  builtBrowsersCheck,
  checks,
  createElectronJourneys,
  createEngineJourneys,
  createJourneys,
  createPackedJourneys,
  createVitest,
  journeyBuild,
  journeyBuildEnv
} from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Lanes of steps.
 * @param {(option: string) => boolean} is whether it was asked for
 * @returns {Step[][]}
 */
export function listLanes(is) {
  if (is('--check')) return [checks]
  /** @type {Record<string, string>} */
  const env = is('--proof') ? { LOUPE_PROOF: '1' } : {}
  if (is('--desktop')) return [listDesktop(env)]
  const shared = listShared(env)
  if (is('--cloud')) return [[shared.rules], [journeyBuild, shared.journeys, shared.accounts]]
  // Steps that keep two cores busy follow each other: beside each other none is quicker, and each is nearer to its timeouts. Those that
  // mostly wait for one browser and the emulators have a lane of their own.
  const lanes = [
    [
      createVitest('unit and contract', 'tests/vitest.config.ts', { env }),
      ...builds,
      journeyBuild,
      builtBrowsersCheck,
      createJourneys('journeys, budgets, axe', 'tests/playwright.config.ts', { env: { ...env, ...journeyBuildEnv } }),
      ...(is('--proof') ? [createPackedJourneys(env), createEngineJourneys()] : []),
      createElectronJourneys(env),
      shared.rules
    ],
    // Accounts follow: they and the journeys clear the one Auth emulator, and an emulator that has only just started loses updates.
    [...checks, journeyBuild, shared.journeys, shared.accounts]
  ]
  // One after the other: files that take whole cores, kills and hundreds of races leave the steps beside them no time.
  return is('--proof') ? [lanes.flat()] : lanes
}

/** @param {Record<string, string>} env */
function listDesktop(env) {
  const own = { ...env, LOUPE_ONLY_DESKTOP: '1' }
  const units = ['tests/unit/electron', 'tests/contract/desktop-store.test.ts', 'tests/contract/desktop-files.test.ts']
  return [
    createVitest('unit and contract', 'tests/vitest.config.ts', { env: own, args: units }),
    ...builds.slice(1),
    createJourneys('desktop journeys', 'tests/playwright.config.ts', { env: own, args: ['--project=desktop'] }),
    createElectronJourneys(own)
  ]
}

/** @param {Record<string, string>} env */
function listShared(env) {
  const config = 'tests/cloud/vitest.config.ts'
  return {
    rules: createVitest('shared board: rules, stores', config, {
      env,
      args: ['--project=board', '--project=counted', '--project=rules'],
      needs: ['firestore']
    }),
    accounts: createVitest('shared board: accounts', config, {
      env,
      args: ['--project=accounts'],
      needs: ['firestore', 'accounts']
    }),
    journeys: createJourneys('shared board: journeys', 'tests/cloud/playwright.config.ts', {
      env: { ...env, ...journeyBuildEnv },
      needs: ['browser', 'firestore', 'accounts']
    })
  }
}
