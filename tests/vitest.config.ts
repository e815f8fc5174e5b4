import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { createMessagesPlugin } from '../build/vite/messages.ts'
import { createSeedPostingsPlugin } from '../build/vite/seed-postings.ts'
import { createTokensPlugin } from '../build/vite/tokens.ts'

const root = resolve(import.meta.dirname, '..')

const pureRules = 'tests/unit/shared/**/*.test.ts'

export default defineConfig({
  root,
  plugins: [createMessagesPlugin(root), createTokensPlugin(), createSeedPostingsPlugin(root), react()],
  test: {
    projects: [
      // Pure rules leave nothing behind: they take turns in one process.
      { extends: true, test: { name: 'rules', include: [pureRules], benchmark: { include: [] }, isolate: false } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          // What needs an emulator: see tests/cloud.
          exclude: [pureRules, 'tests/contract/firestore-*.test.ts']
        }
      }
    ],
    // How long a test takes on a busy machine says nothing about the product.
    testTimeout: 90_000,
    environment: 'node',
    // The tests of main give it an Electron of their own; a package that is not inlined would take the real one.
    server: { deps: { inline: ['electron-store'] } },
    setupFiles: ['tests/support/react-quickly.ts'],
    restoreMocks: true,
    allowOnly: false,
    // Rendering leaves much behind at once. With room for it, it is looked through less often: that takes a sixth of the time.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2
  }
})
