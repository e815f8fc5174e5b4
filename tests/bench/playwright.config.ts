import { defineConfig } from '@playwright/test'
import type { TargetOptions } from '#tests/support/journey-target.ts'
import base from '../playwright.config.ts'

// The cost of first visits and of hostile resumes: printed, and judged by no one.
// node build/scripts/build.mjs && npx playwright test -c tests/bench/playwright.config.ts
export default defineConfig<TargetOptions>({
  testDir: '.',
  testMatch: '*.measure.ts',
  globalSetup: '../support/journey-builds.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 900_000,
  reporter: 'list',
  expect: { timeout: 60_000 },
  use: { ...base.use, target: 'web' },
  webServer: {
    command: 'node build/scripts/start.mjs --built',
    cwd: '../..',
    env: { PORT: process.env.LOUPE_TEST_PORT ?? '' },
    url: `${base.use?.baseURL}/200.html`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 }
  }
})
