import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { createMessagesPlugin } from '../build/vite/messages.ts'
import { createSeedPostingsPlugin } from '../build/vite/seed-postings.ts'
import { createTokensPlugin } from '../build/vite/tokens.ts'

const root = resolve(import.meta.dirname, '..')

export default defineConfig({
  root,
  plugins: [createMessagesPlugin(root), createTokensPlugin(), createSeedPostingsPlugin(root), react()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    // What needs an emulator: see tests/cloud.
    exclude: ['tests/contract/firestore-*.test.ts'],
    // How long a test takes on a busy machine says nothing about the product.
    testTimeout: 90_000,
    environment: 'node',
    // The tests of main give it an Electron of their own; a package that is not inlined would take the real one.
    server: { deps: { inline: ['electron-store'] } },
    restoreMocks: true,
    allowOnly: false,
    maxWorkers: 2
  }
})
