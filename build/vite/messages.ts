import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { normalizePath, type Plugin } from 'vite'
import { writeMessageIds } from './message-ids.mjs'

/**
 * Each JSON file of renderer/messages/ is an area of the product. Whoever shows its texts imports it, which makes them known to
 * `t`: so they arrive with the screens that show them. Its ICU messages are compiled, so that the browser gets no ICU parser.
 */
export function createMessagesPlugin(root: string): Plugin {
  const folder = normalizePath(resolve(root, 'renderer/messages'))
  return {
    name: 'loupe-messages',
    enforce: 'pre',
    buildStart: () => writeMessageIds(folder),
    async resolveId(source, importer) {
      if (!source.endsWith('.json')) return null
      const resolved = await this.resolve(source, importer)
      // The ending keeps vite's own JSON plugin away.
      return resolved && dirname(resolved.id) === folder ? `\0${resolved.id}.js` : null
    },
    load(id) {
      const [, file = ''] = /^\0(.*\.json)\.js$/.exec(id) ?? []
      if (dirname(file) !== folder) return null
      this.addWatchFile(file)
      const area: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const compiled = Object.fromEntries(Object.entries(area).map(([key, text]) => [key, compileMessage(text)]))
      return [
        `import { i18n } from ${JSON.stringify(`${folder}/i18n.ts`)}`,
        `i18n.load(JSON.parse(${JSON.stringify(JSON.stringify(compiled))}))`
      ].join('\n')
    }
  }
}
