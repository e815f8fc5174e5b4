import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Has bundlers take other files than the ones a library names, and changes none: react-router publishes a production build but points
 * bundlers at its development build, and re2js (regular expressions for Firestore pipelines evaluated on the device) is never reached.
 */
export function createPublishedFilesPlugin(root: string): Plugin {
  const alias = [
    { find: /^react-router$/, replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs') },
    { find: /^re2js$/, replacement: resolve(root, 'build/vite/no-re2js.ts') }
  ]
  return { name: 'loupe-published-files', apply: 'build', config: () => ({ resolve: { alias } }) }
}
