import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const chunk = /node_modules\/react-router\/dist\/production\/.*\.mjs$/
const names = /^\w+\.displayName = .*$/gm
const made = /= (React\d*\.(?:memo|forwardRef|createContext)\()/g
const boundary = /^var (\w+) = (class extends [\s\S]*?^});\n\1\.contextType = (\w+);$/m

/**
 * Ships only what is used of react-router: 8 kB of gzip less on every page. The package points bundlers at its development
 * build, and gives its components names and wrappers in a way that keeps all of them, used or not.
 */
export function leanRouter(root: string): Plugin {
  const production = resolve(root, 'node_modules/react-router/dist/production/index.mjs')
  return {
    name: 'loupe-lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
    transform(code, id) {
      if (!chunk.test(id)) return null
      // Names are for the developer tools; without them and with the marks the bundler sees what nobody asks for.
      const lean = code
        .replace(names, '')
        .replace(made, '= /* @__PURE__ */ $1')
        .replace(boundary, 'var $1 = /* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();')
      return { code: lean, map: null }
    }
  }
}
