import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const suffix = '?catalogue'

/** Compiles a catalogue of ICU messages (`import catalogue from './en.json?catalogue'`) so that the browser gets no ICU parser. */
export function messages(): Plugin {
  return {
    name: 'loupe-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer)
      // The ending keeps vite's own JSON plugin away.
      return resolved && `\0${resolved.id}${suffix}.js`
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(`${suffix}.js`)) return null
      const file = id.slice(1, -`${suffix}.js`.length)
      this.addWatchFile(file)
      const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const compiled = Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    }
  }
}
