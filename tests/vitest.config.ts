import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { createAntdStylesheetPlugin } from '../build/vite/antd-stylesheet.ts'
import { createMessagesPlugin } from '../build/vite/compile-messages.ts'
import { createDesignTokensPlugin } from '../build/vite/design-tokens-plugin.ts'

const root = resolve(import.meta.dirname, '..')

const tests = ['unit', 'contract']
  .flatMap((folder) =>
    readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `tests/${folder}/${file}`
    )
  )
  // Tests that need an emulator: see tests/cloud.
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/contract/firestore-'))
  .map((file) => file.replaceAll('\\', '/'))
/** Pretends to be a tab that has just been opened, which a process can be once. */
const asOneTab = /platform\/web\/(tab-session|session-transfer)\./
const says = (file: string, what: RegExp) => what.test(readFileSync(join(root, file), 'utf8'))
/** A file that puts another module in the place of one would do so for the others too. */
const alone = tests.filter((file) => asOneTab.test(file) || says(file, /vi\.(mock|doMock|resetModules)\(/))
const shared = tests.filter((file) => !alone.includes(file))
const screens = shared.filter((file) => says(file, /@vitest-environment happy-dom/))
const parts = shared.filter((file) => !screens.includes(file))

export default defineConfig({
  root,
  // Importing the package asks for a binary.
  resolve: { alias: { electron: join(root, 'tests/support/electron.ts') } },
  plugins: [createMessagesPlugin(root), createDesignTokensPlugin(), createAntdStylesheetPlugin(), react()],
  test: {
    // Files share a process and what was loaded there: starting and loading was half of what they cost.
    projects: [
      { extends: true, test: { name: 'parts', include: parts, isolate: false } },
      { extends: true, test: { name: 'screens', include: screens, benchmark: { include: [] }, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone, benchmark: { include: [] } } }
    ],
    // How long a test takes on a busy machine says nothing about the product.
    testTimeout: 300_000,
    environment: 'node',
    // Where the product is used.
    env: { TZ: 'Asia/Kolkata' },
    // The tests of main give it their own Electron; a package that is not inlined would take the real one.
    server: { deps: { inline: ['electron-store'] } },
    setupFiles: ['tests/support/react-without-debug-info.ts', 'tests/support/load-texts.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    allowOnly: false,
    // Rendering leaves much behind at once. With room for it, it is looked through less often: that takes a sixth of the time.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2
  }
})
