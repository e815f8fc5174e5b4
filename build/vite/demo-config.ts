import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { shellFile } from '../hosting/page-files.mjs'
import { demonstrationPassword } from '../settings/demonstration.mjs'
import { buildShellPage } from './pages.ts'
import { createPublishedFilesPlugin } from './published-files.ts'
import { createRendererConfig } from './renderer-config.ts'

const root = resolve(import.meta.dirname, '../..')

/** One page for every address: nothing is drawn beforehand, for its board is made in the browser. */
function createShellPlugin(): Plugin {
  return {
    name: 'loupe-demo-shell',
    writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The demonstration has no page')
      const shell = buildShellPage(String(page.source))
      for (const name of ['index.html', shellFile]) writeFileSync(join(dir, name), shell)
    }
  }
}

/** The web app with a board that is made up, and with ways in to it: both stand in the place of a module of the app. */
export default defineConfig(({ mode }) => {
  const config = createRendererConfig(root, mode)
  return {
    ...config,
    define: { ...config.define, 'import.meta.env.LOUPE_DEMO_PASSWORD': JSON.stringify(demonstrationPassword) },
    resolve: {
      alias: {
        '#renderer/platform/web/open-documents.ts': resolve(root, 'renderer/demo/open-documents.ts'),
        '#renderer/features/accounts/login-form.tsx': resolve(root, 'renderer/demo/login-form.tsx')
      }
    },
    plugins: [config.plugins, createPublishedFilesPlugin(root), createShellPlugin()],
    build: { target: 'es2022' }
  }
})
