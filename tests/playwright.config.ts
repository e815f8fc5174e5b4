import { defineConfig } from '@playwright/test'
import { desktopOrigin } from '#tests/desktop/harness/desktop.ts'
import type { DoorOptions } from '#tests/support/door.ts'
import { installedChromium, sandboxArguments } from '../build/scripts/browser.mjs'
import { freePort } from '../build/scripts/emulator-process.mjs'

// Chosen once: the workers read this file again.
process.env.LOUPE_TEST_PORT ??= String(await freePort())
const port = process.env.LOUPE_TEST_PORT
const proof = process.env.LOUPE_PROOF === '1'
/** Electron's own process instead of the fake: only where its binary is. */
const inElectron = process.env.LOUPE_DOOR === 'electron'
const onlyDesktop = process.env.LOUPE_ONLY_DESKTOP === '1'
const browser = installedChromium()

/** The journeys that go through both doors. What only looks at the layout or tries every address goes twice with --proof alone. */
const someJourneys =
  /web\/(accounts|applicants|applying|candidate-life|home|job|job-life|jobs|pages|posting-faults|shared-pc)\.e2e\.ts$/
const everyJourney =
  /web\/(access|accounts|applicants|applying|candidate-life|home|job|job-life|jobs|layout|pages|posting-faults|routes|shared-pc)\.e2e\.ts$/

const webServer = {
  command: 'node build/scripts/preview.mjs',
  cwd: '..',
  env: { PORT: port },
  url: `http://localhost:${port}/200.html`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 }
} as const

export default defineConfig<DoorOptions>({
  testDir: '.',
  projects: inElectron
    ? [{ name: 'electron', testMatch: [someJourneys, 'desktop/electron/*.e2e.ts'], grepInvert: /@web|@tabs/ }]
    : [
        { name: 'web', testMatch: 'web/*.e2e.ts', use: { door: 'web' } },
        {
          name: 'desktop',
          testMatch: ['desktop/*.e2e.ts', proof ? everyJourney : someJourneys],
          grepInvert: /@web/,
          use: { door: 'desktop', baseURL: desktopOrigin }
        }
      ],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only where it is asked for (.ci/run); what needs it is named at the end of the run.
  retries: process.env.LOUPE_SECOND_TRY === '1' ? 1 : 0,
  timeout: proof ? 600_000 : 45_000,
  globalTimeout: proof ? 3_600_000 : 2_400_000,
  reporter: 'list',
  expect: { timeout: 8_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    actionTimeout: 10_000,
    launchOptions: { args: sandboxArguments(), ...(browser ? { executablePath: browser } : {}) }
  },
  ...(inElectron || onlyDesktop ? {} : { webServer })
})
