import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What is tested against the emulators: they are started by the tests that need them. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/cloud/**/*.test.ts', 'tests/contract/firestore-*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2
  }
})
