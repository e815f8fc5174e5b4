import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { buildHomePage, buildShellPage } from './pages.ts'
import type { Outside } from './policy.ts'

type Output = Rolldown.OutputBundle

export interface PrerenderOptions {
  /** The project's folder. */
  readonly root: string
  /** What the build for the browser and the build for this computer share. */
  readonly config: InlineConfig
  /** See buildPolicy. */
  readonly outside: Outside
}

/** After the build: index.html holds the rendered page `/`; 200.html is the empty page of all other addresses. */
export function createPrerenderPlugin({ root, config, outside }: PrerenderOptions): Plugin {
  return {
    name: 'loupe-prerender',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) throw new Error('The web build has no output folder')
        const page = join(dir, 'index.html')
        const built = readFileSync(page, 'utf8')
        const files = listHomeFiles(bundle)
        const styles = new Map(files.styles.map((file) => [`/${file}`, readFileSync(join(dir, file), 'utf8').trim()]))
        const modules = files.modules.map((file) => `/${file}`).filter((address) => !built.includes(`"${address}"`))
        writeFileSync(join(dir, '200.html'), buildShellPage(built, outside))
        const home = { body: await renderHome(root, config), styles, modules }
        writeFileSync(page, buildHomePage(built, home, outside))
      }
    }
  }
}

/** Instead of it, where what is drawn beforehand is not what is shown: the empty page stands at every address. */
export function createShellsPlugin(outside: Outside): Plugin {
  return {
    name: 'loupe-shells',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        if (!dir) throw new Error('The web build has no output folder')
        const shell = buildShellPage(readFileSync(join(dir, 'index.html'), 'utf8'), outside)
        for (const page of ['index.html', '200.html']) writeFileSync(join(dir, page), shell)
      }
    }
  }
}

/** The files `/` needs from the start: the entry and its static imports. The home page is one of these, so that it can be hydrated at once. */
export function listHomeFiles(bundle: Output): { modules: string[]; styles: string[] } {
  const modules = new Set<string>()
  const styles = new Set<string>()
  const take = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || modules.has(file)) return
    modules.add(file)
    for (const imported of chunk.imports) take(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.isEntry) take(chunk.fileName)
  }
  return { modules: [...modules], styles: [...styles] }
}

/** Builds renderer/entry-server.tsx for Node and calls its `render(): string`. */
async function renderHome(root: string, config: InlineConfig): Promise<string> {
  const outDir = resolve(root, 'node_modules/.cache/loupe/prerender')
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, ssr: 'entry-server.tsx', copyPublicDir: false, target: 'node20' }
  })
  // The address changes with every build: Node keeps a module it has loaded once.
  const entry: { render(): string } = await import(`${pathToFileURL(join(outDir, 'entry-server.js'))}?${Date.now()}`)
  const body = entry.render()
  if (!body.includes('<')) throw new Error('renderer/entry-server.tsx rendered nothing')
  return body
}
