import { defineConfig } from '@playwright/test'
import base from '../../cloud/playwright.config.ts'

// The cost of a shared board beside one of the device's own: printed, and judged by nobody. Builds both.
// npx playwright test -c tests/bench/shared-board/playwright.config.ts
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.measure.ts',
  globalSetup: '../../cloud/journeys/set-up.ts',
  outputDir: '../../../test-results/bench',
  timeout: 900_000
})
