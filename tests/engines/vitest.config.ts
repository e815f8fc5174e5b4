import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The main journeys in every engine. They need `dist/`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/serve-app.ts',
    allowOnly: false,
    testTimeout: 600_000,
    hookTimeout: 60_000
  }
})
