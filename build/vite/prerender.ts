import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { shellFile } from '../hosting/find-page-file.mjs'
import { findPublisherBundle } from '../publish/find-publisher-bundle.mjs'
import { buildPageTemplate } from '../publish/page-template.ts'
import { buildPrefetchScript, type FirstQuestion } from './prefetch-script.ts'
import { buildDrawnPage, buildShellPage, type DrawnPage } from './prerendered-html.ts'
import type { Build } from './renderer-config.ts'

type Output = Rolldown.OutputBundle

/**
 * Writes the prerendered pages of renderer/app/screen-table.ts after the build, and 200.html for all other addresses.
 * @param config shared by the browser's and the server's build
 */
export function createPrerenderPlugin(
  root: string,
  config: InlineConfig,
  { settings, ownBoard, outside }: Build
): Plugin {
  const takesSample = ownBoard && settings.samples
  return {
    name: 'loupe-prerender',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => (ownBoard ? runDeviceEarly(html) : html) },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) throw new Error('The web build has no output folder')
        const built = readFileSync(join(dir, 'index.html'), 'utf8')
        writeFileSync(join(dir, shellFile), buildShellPage(built, outside))
        const isSample = (file: string) => takesSample && /^assets\/seed-jobs-.*\.json$/.test(file)
        const sample = Object.keys(bundle).find(isSample)
        const folder = resolve(root, `node_modules/.cache/loupe/prerender-${process.pid}-${Date.now()}`)
        const entry = await buildEntry(root, folder, config)
        const readStyles = (files: readonly string[]) =>
          new Map(files.map((each) => [`/${each}`, readFileSync(join(dir, each), 'utf8').trim()]))
        for (const { at, file, route } of entry.prerendered) {
          const questions = entry.listFirstQuestions(at)
          const files = listFiles(bundle, [route, questions.length > 0 ? 'data/open-visitor-store.ts' : null])
          const styles = readStyles(files.styles)
          const modules = files.modules.map((each) => `/${each}`).filter((address) => !built.includes(`"${address}"`))
          const drawn = { body: await entry.renderScreen(at), ...entry.describeScreen(at) }
          const firstData = buildPrefetchScript({ sample: sample && `/${sample}`, questions })
          writeFileSync(join(dir, file), buildDrawnPage(built, { at, ...drawn, styles, modules, firstData }, outside))
        }
        const templates = Object.entries(entry.screens).map(([name, screen]) => {
          const { modules, styles } = listFiles(bundle, [screen])
          const [first = '', ...others] = modules.map((each) => `/${each}`)
          return [
            name,
            buildPageTemplate(built, { entry: first, modules: others, styles: readStyles(styles), outside })
          ]
        })
        // Pages are published with the same settings, compared as text.
        const own = { settings: JSON.stringify(settings), templates: Object.fromEntries(templates) }
        writeFileSync(join(folder, 'built.json'), JSON.stringify(own))
        keepPublisher(folder, findPublisherBundle(root, built))
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
}

/** Runs the chunk `device` (renderer/vite.config.ts) as soon as it is there: jobs are read while the libraries still load. */
function runDeviceEarly(html: string): string {
  return html.replace(
    /<link rel="modulepreload" crossorigin href="(\/assets\/device-[^"]+)">/,
    '<script type="module" async crossorigin src="$1"></script>'
  )
}

/** Moves a publisher to its place. The same one stays: another process may be loading it. */
function keepPublisher(fresh: string, place: string): void {
  if (['publisher.js', 'built.json'].every((file) => isSame(join(fresh, file), join(place, file)))) return
  rmSync(place, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  try {
    renameSync(fresh, place)
  } catch {
    // Another build of the same app was first.
  }
}

const isSame = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other))

/** The entry, these modules of renderer/ and their static imports. */
export function listFiles(bundle: Output, wanted: readonly (string | null)[]): { modules: string[]; styles: string[] } {
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
    if (chunk.type !== 'chunk') continue
    const { facadeModuleId: id } = chunk
    if (chunk.isEntry || wanted.some((each) => each && id?.endsWith(`/renderer/${each}`))) take(chunk.fileName)
  }
  return { modules: [...modules], styles: [...styles] }
}

interface Entry {
  /** `route`: a file in renderer/. */
  prerendered: readonly { at: string; file: string; route: string }[]
  renderScreen(at: string): Promise<string>
  describeScreen(at: string): Pick<DrawnPage, 'title' | 'description'>
  listFirstQuestions(at: string): FirstQuestion[]
  screens: Readonly<Record<string, string>>
}

/** Builds build/publish/publisher-entry.ts with renderer/entry-server.tsx for Node and loads it. `outDir`: new, since Node caches modules. */
async function buildEntry(root: string, outDir: string, config: InlineConfig): Promise<Entry> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        input: {
          publisher: resolve(root, 'build/publish/publisher-entry.ts'),
          'draw-pictures': resolve(root, 'build/publish/share-image-process.ts')
        }
      },
      copyPublicDir: false,
      target: 'node20'
    }
  })
  return import(pathToFileURL(join(outDir, 'publisher.js')).href)
}
