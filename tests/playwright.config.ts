import { defineConfig } from '@playwright/test'
import { desktopOrigin } from '#tests/desktop/harness/desktop.ts'
import { browserOptions } from '#tests/support/browser-options.ts'
import type { TargetOptions } from '#tests/support/journey-target.ts'
import { findFreePort } from '../build/scripts/start-server-process.mjs'

// Chosen once: the workers read this file again.
process.env.LOUPE_TEST_PORT ??= String(await findFreePort())
const port = process.env.LOUPE_TEST_PORT
const proof = process.env.LOUPE_PROOF === '1'
/** Electron's own process instead of the fake: only where its binary is. */
const inElectron = process.env.LOUPE_TARGET === 'electron'
const onlyDesktop = process.env.LOUPE_ONLY_DESKTOP === '1'

const journeys = (names: string) => new RegExp(`web/(?:${names})\\.e2e\\.ts$`)

/** The journeys in Electron itself. */
const inElectronToo = journeys(
  'accounts|applicants|apply-dialog|candidate-lifecycle|job|job-lifecycle|jobs|static-pages|shared-pc'
)
/**
 * The journeys on both targets: a person's files, which the desktop keeps elsewhere. Its lists are tried in contract/desktop-*.test.ts,
 * and what it does by itself in desktop/.
 */
const throughBoth = journeys('candidate-lifecycle')
/** Features of a browser alone, and several windows: the desktop app has one. */
const notOnDesktop = [/@web|@tabs/]
/** `npm test` leaves the journeys of `npm run proof` out, which takes these and the ones with a long form. */
const shortOnes = proof ? [] : [/@proof/]

const webServer = {
  command: 'node build/scripts/start.mjs --built',
  cwd: '..',
  env: { PORT: port },
  url: `http://localhost:${port}/200.html`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 }
} as const

export default defineConfig<TargetOptions>({
  testDir: '.',
  globalSetup: './support/journey-builds.ts',
  ...(proof && { grep: /@proof|@long/ }),
  projects: inElectron
    ? [
        {
          name: 'electron',
          testMatch: [inElectronToo, 'desktop/job-in-desktop-app.e2e.ts', 'desktop/electron/*.e2e.ts'],
          grepInvert: [...notOnDesktop, ...shortOnes]
        }
      ]
    : [
        {
          name: 'web',
          testMatch: 'web/*.e2e.ts',
          grepInvert: [/@kept/, ...shortOnes],
          use: { target: 'web' }
        },
        {
          name: 'desktop',
          testMatch: ['desktop/*.e2e.ts', throughBoth],
          grepInvert: [...notOnDesktop, ...shortOnes],
          use: { target: 'desktop', baseURL: desktopOrigin }
        }
      ],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than two cores: a journey waits for answers and for the next picture half of its time.
  workers: 3,
  // Time-outs are for what never comes: on a busy machine everything takes longer.
  timeout: proof ? 600_000 : 300_000,
  globalTimeout: 3_600_000,
  reporter: 'list',
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    // Where the product is used.
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    // A service worker's requests can be neither held up nor seen by a journey. Those about the worker allow it.
    serviceWorkers: 'block',
    // Motion costs time in every step; proof takes it as it comes.
    contextOptions: proof ? {} : { reducedMotion: 'reduce' },
    launchOptions: browserOptions()
  },
  ...(inElectron || onlyDesktop ? {} : { webServer })
})
