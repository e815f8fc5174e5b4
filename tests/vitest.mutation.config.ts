import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of the rules that `npm run mutation` changes. Stryker runs them in threads, whose time zone is the process's own. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: [
      'tests/unit/shared/domain/{job,application,company}/**/*.test.ts',
      'tests/unit/shared/domain/employer-day-tasks.test.ts',
      'tests/unit/shared/external-url.test.ts'
    ],
    environment: 'node',
    testTimeout: 60_000
  }
})
