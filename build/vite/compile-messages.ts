import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { normalizePath, type Plugin } from 'vite'

/** Compiles the ICU messages of renderer/messages/*.json, so that the browser gets no ICU parser. */
export function createMessagesPlugin(root: string): Plugin {
  const folder = normalizePath(resolve(root, 'renderer/messages'))
  return {
    name: 'loupe-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.json')) return null
      const resolved = await this.resolve(source, importer)
      // The extension keeps Vite's JSON plugin away.
      return resolved && dirname(resolved.id) === folder ? `\0${resolved.id}.js` : null
    },
    load(id) {
      const [, file = ''] = /^\0(.*\.json)\.js$/.exec(id) ?? []
      if (dirname(file) !== folder) return null
      this.addWatchFile(file)
      const area: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const compiled = Object.fromEntries(Object.entries(area).map(([key, text]) => [key, compileMessage(text)]))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    }
  }
}
