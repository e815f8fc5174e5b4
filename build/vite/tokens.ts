import type { Plugin } from 'vite'
import { tokensCss } from '../../renderer/look/tokens.ts'

const name = 'virtual:tokens.css'

/** `import 'virtual:tokens.css'` gives the design tokens as a style sheet. */
export function tokens(): Plugin {
  return {
    name: 'loupe-tokens',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? tokensCss() : null)
  }
}
