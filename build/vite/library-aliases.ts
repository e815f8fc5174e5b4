import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Selects other published files: react-router names its development build to bundlers, and re2js is never reached (Firestore pipelines).
 */
export function createLibraryAliasesPlugin(root: string): Plugin {
  const alias = [
    { find: /^react-router$/, replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs') },
    { find: /^re2js$/, replacement: 'data:text/javascript,export const RE2JS = undefined' }
  ]
  return { name: 'loupe-published-files', apply: 'build', config: () => ({ resolve: { alias } }) }
}
