import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const routerChunk = /node_modules\/react-router\/dist\/production\/.*\.mjs$/
const displayNames = /^\w+\.displayName = .*$/gm
const reactCalls = /= (React\d*\.(?:memo|forwardRef|createContext)\()/g
const errorBoundary = /^var (\w+) = (class extends [\s\S]*?^});\n\1\.contextType = (\w+);$/m

/**
 * Ships only what is used of react-router: 8 kB of gzip less on every page. The package points bundlers at its development
 * build, and gives its components names and wrappers in a way that keeps all of them, used or not.
 */
export function createLeanRouterPlugin(root: string): Plugin {
  const production = resolve(root, 'node_modules/react-router/dist/production/index.mjs')
  return {
    name: 'loupe-lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
    transform(code, id) {
      if (!routerChunk.test(id)) return null
      // Names are for the developer tools; without them and with the marks the bundler sees what nobody asks for.
      const lean = code
        .replace(displayNames, '')
        .replace(reactCalls, '= /* @__PURE__ */ $1')
        .replace(errorBoundary, 'var $1 = /* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();')
      return { code: lean, map: null }
    }
  }
}
