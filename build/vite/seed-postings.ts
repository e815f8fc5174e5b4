import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const moduleName = 'virtual:seed-postings'

/**
 * `import address from 'virtual:seed-postings'`: address of the sample postings as JSON, which only an empty board fetches. In the source
 * they are a typed module.
 */
export function createSeedPostingsPlugin(root: string): Plugin {
  const source = resolve(root, 'shared/domain/seeds/seed-jobs.ts')
  let building = false
  return {
    name: 'loupe-seed-postings',
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    async load(id) {
      if (id !== `\0${moduleName}`) return null
      this.addWatchFile(source)
      const { module } = await runnerImport<{ postings: unknown }>(source)
      const text = JSON.stringify(module.postings)
      if (!building) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(text)}`)}`
      const file = this.emitFile({ type: 'asset', name: 'seed-postings.json', source: text })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    }
  }
}
