import {
  builds,
  builtBrowsersCheck,
  checks,
  createElectronJourneys,
  createJourneys,
  createVitest,
  journeyBuild,
  journeyBuildEnv
} from './test-steps.mjs'

/** @typedef {import('./test-steps.mjs').Step} Step */

/**
 * Lanes of steps.
 * @param {(option: string) => boolean} is whether it was asked for
 * @returns {Step[][]}
 */
export function listLanes(is) {
  if (is('--check')) return [checks]
  if (is('--proof')) return [listProof()]
  if (is('--desktop')) return [listDesktop()]
  const shared = listShared()
  if (is('--cloud')) return [[shared.rules], [journeyBuild, shared.journeys, shared.accounts]]
  // Steps that keep two cores busy follow each other: beside each other none is quicker, and each is nearer to its timeouts. Those that
  // mostly wait for one browser and the emulators have their own lane.
  return [
    [
      createVitest('unit and contract', 'tests/vitest.config.ts'),
      ...builds,
      journeyBuild,
      builtBrowsersCheck,
      createJourneys('journeys, budgets, axe', 'tests/playwright.config.ts', { env: journeyBuildEnv }),
      createElectronJourneys(),
      shared.rules
    ],
    // Accounts follow: they and the journeys clear the one Auth emulator, and an emulator that has only just started loses updates.
    [...checks, journeyBuild, shared.journeys, shared.accounts]
  ]
}

/** What takes long and `npm test` leaves out. One step after the other: kills and races leave those beside them no time. */
function listProof() {
  const env = { LOUPE_PROOF: '1' }
  return [
    ...builds,
    journeyBuild,
    createVitest('random lives, damaged files', 'tests/vitest.config.ts', {
      env,
      args: ['job-status-timeline', 'removal/histories', 'electron/damaged-files', 'electron/electron-version']
    }),
    createJourneys('journeys: kills, axe, lives', 'tests/playwright.config.ts', {
      env: { ...env, ...journeyBuildEnv }
    }),
    createVitest('journeys in other browsers', 'tests/engines/vitest.config.ts'),
    createElectronJourneys(),
    createVitest('shared board: every field and limit', 'tests/cloud/vitest.config.ts', {
      env,
      args: [
        '--project=board',
        '--project=rules',
        'cloud/rules/',
        'cloud/hosting',
        'firestore-files',
        'firestore-search'
      ],
      needs: ['firestore']
    }),
    listShared(env).journeys
  ]
}

function listDesktop() {
  const own = { LOUPE_ONLY_DESKTOP: '1' }
  const units = [
    'tests/unit/electron',
    'tests/contract/desktop-store.test.ts',
    'tests/contract/desktop-uploaded-files.test.ts'
  ]
  return [
    createVitest('unit and contract', 'tests/vitest.config.ts', { env: own, args: units }),
    ...builds.slice(1),
    createJourneys('desktop journeys', 'tests/playwright.config.ts', { env: own, args: ['--project=desktop'] }),
    createElectronJourneys(own)
  ]
}

/** @param {Record<string, string>} [env] */
function listShared(env = {}) {
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
