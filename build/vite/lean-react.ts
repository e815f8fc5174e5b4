import type { Plugin } from 'vite'

/** React's way of asking for files from within components: the pages of this app ask for theirs themselves (see pages.ts). */
const hints = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']

const parts = [
  // What a component calls.
  {
    file: /react-dom\/cjs\/react-dom\.production\.js$/,
    cuts: [new RegExp(`^exports\\.(?:${hints.join('|')}) = function [\\s\\S]*?^};\\n`, 'gm')],
    count: hints.length
  },
  // What does it, and the table that leads there.
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    cuts: [
      /^function (?:preconnectAs|prefetchDNS|preconnect|preload|preloadModule|preinitStyle|preinitScript|preinitModuleScript)\([\s\S]*?^}\n/gm,
      /(?<=\n {2}[DCLmXSM]: )(?:prefetchDNS|preconnect|preload|preloadModule|preinitScript|preinitStyle|preinitModuleScript)(?=,?\n)/g
    ],
    count: 15
  }
]

/**
 * Ships React DOM without what nobody here asks of it: 1.5 kB of gzip less on every page. A version of React that is written otherwise
 * stops the build.
 */
export function createLeanReactPlugin(): Plugin {
  return {
    name: 'loupe-lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const part = parts.find(({ file }) => file.test(id))
      if (!part) return null
      let count = 0
      const lean = part.cuts.reduce(
        (text, cut) =>
          text.replace(cut, (found) => {
            count += 1
            return found.startsWith('function') || found.startsWith('exports') ? '' : 'void 0'
          }),
        code
      )
      if (count !== part.count) throw new Error(`${id} is written otherwise: look at build/vite/lean-react.ts`)
      return { code: lean, map: null }
    }
  }
}
