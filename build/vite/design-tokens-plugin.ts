import type { Plugin } from 'vite'
import { formatTokensCss } from '../../renderer/styles/design-tokens.ts'

const moduleName = 'virtual:tokens.css'

export function createDesignTokensPlugin(): Plugin {
  return {
    name: 'loupe-tokens',
    resolveId: (source) => (source === moduleName ? `\0${moduleName}` : null),
    load: (id) => (id === `\0${moduleName}` ? formatTokensCss() : null)
  }
}
