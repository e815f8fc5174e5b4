import { defineConfig } from '@playwright/test'
import { browserOptions } from '#tests/support/browser-options.ts'

const proof = process.env.LOUPE_PROOF === '1'

/** Journeys on one shared board: several people, each with their own browser, and the emulators between them. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './journeys/set-up.ts',
  ...(proof ? { grep: /@proof/ } : { grepInvert: /@proof/ }),
  outputDir: '../../test-results/cloud',
  forbidOnly: true,
  // One board, so one journey at a time.
  workers: 1,
  timeout: 300_000,
  globalTimeout: 3_600_000,
  reporter: 'list',
  // Changes of others arrive by way of a server. Where the emulator has garbled a stream (firebase-tools#8654) the library is
  // silent for a minute before it asks again.
  expect: { timeout: 90_000 },
  use: {
    trace: 'off',
    // Where the product is used.
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    // As in tests/playwright.config.ts.
    serviceWorkers: 'block',
    // Motion costs time in every step; proof takes it as it comes.
    contextOptions: proof ? {} : { reducedMotion: 'reduce' },
    launchOptions: browserOptions()
  }
})
