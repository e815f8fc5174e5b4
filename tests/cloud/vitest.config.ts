import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What is tested against the emulators. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/cloud/**/*.test.ts', 'tests/contract/firestore-*.test.ts'],
    // It tries the tests rather than the rules: with --proof.
    exclude: process.env.LOUPE_PROOF === '1' ? [] : ['tests/cloud/rules/mutants.test.ts'],
    environment: 'node',
    globalSetup: 'tests/cloud/emulator.ts',
    restoreMocks: true,
    allowOnly: false,
    // How long a test takes on a busy machine says nothing about the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2
  }
})
