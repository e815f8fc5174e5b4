import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { viteTargets } from '../checks/oldest-supported-browsers.mjs'
import { shellFile } from '../hosting/find-page-file.mjs'
import { demonstrationPassword } from '../settings/demo-password.mjs'
import { createAppShellPlugin } from './app-shell-pages.ts'
import { createLibraryAliasesPlugin } from './library-aliases.ts'
import { createRendererConfig } from './renderer-config.ts'

const root = resolve(import.meta.dirname, '../..')

/** The web app with a board that is made up, and with ways in to it: both stand in the place of a module of the app. */
export default defineConfig(({ mode }) => {
  const config = createRendererConfig(root, mode)
  return {
    ...config,
    define: { ...config.define, 'import.meta.env.LOUPE_DEMO_PASSWORD': JSON.stringify(demonstrationPassword) },
    resolve: {
      alias: {
        '#renderer/platform/web/open-documents.ts': resolve(root, 'renderer/demo/open-demo-documents.ts'),
        '#renderer/features/accounts/login-form.tsx': resolve(root, 'renderer/demo/demo-login.tsx')
      }
    },
    plugins: [config.plugins, createLibraryAliasesPlugin(root), createAppShellPlugin(['index.html', shellFile])],
    build: { target: viteTargets }
  }
})
