import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')
const proof = process.env.LOUPE_PROOF === '1'
const accounts = ['tests/cloud/firebase-accounts.test.ts']
/** They put a counted library in the place of Firebase's, and would do so for the others too. */
const counted = ['tests/cloud/reads/candidates-read.test.ts', 'tests/cloud/reads/jobs-read.test.ts']

/** Settings of every project; only some others are inherited. */
const shared = {
  environment: 'node',
  globalSetup: 'tests/cloud/emulator.ts',
  setupFiles: 'tests/cloud/broken-streams.ts',
  restoreMocks: true,
  unstubGlobals: true,
  // How long a test takes on a busy machine says nothing about the product.
  testTimeout: 180_000,
  hookTimeout: 180_000
} as const

/** Tests against the emulators. */
export default defineConfig({
  root,
  test: {
    allowOnly: false,
    maxWorkers: 2,
    maxConcurrency: 2,
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'board',
          // Files share a process and what was loaded there: to load Firebase and the stores was much of what they cost.
          isolate: false,
          include: ['tests/cloud/**/*.test.ts', 'tests/contract/firestore-*.test.ts'],
          // Hosting answers by a file that seldom changes: with --proof.
          exclude: [...accounts, ...counted, 'tests/cloud/rules/**', ...(proof ? [] : ['tests/cloud/hosting.test.ts'])]
        }
      },
      { root, test: { ...shared, name: 'counted', include: counted } },
      {
        root,
        test: {
          ...shared,
          name: 'rules',
          isolate: false,
          include: ['tests/cloud/rules/**/*.test.ts']
        }
      },
      // Apart from the others: it takes turns with the journeys, for both begin by removing the accounts of the one emulator.
      { root, test: { ...shared, name: 'accounts', include: accounts, fileParallelism: false } }
    ]
  }
})
