import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { viteTargets } from '../build/checks/oldest-supported-browsers.mjs'
import { createBundleSizePlugin } from '../build/vite/bundle-size-by-library.ts'
import { createLibraryAliasesPlugin } from '../build/vite/library-aliases.ts'
import { createPrecompressPlugin } from '../build/vite/precompress.ts'
import { createPrerenderPlugin } from '../build/vite/prerender.ts'
import { createRendererConfig, readBuild } from '../build/vite/renderer-config.ts'
import { createServiceWorkerPlugin } from '../build/vite/service-worker-plugin.ts'

const root = resolve(import.meta.dirname, '..')

/** Build for journeys (tests/support/journey-builds.ts): not compressed or prerendered; pages read their settings at the start, so one build serves all. */
const isForJourneys = process.env.LOUPE_JOURNEY_BUILD === '1'

/** Served to tests from this computer, whole: to compress takes a third of a build. */
const isUncompressed = process.env.LOUPE_UNCOMPRESSED === '1'

const deviceBoard = /renderer[\\/]platform[\\/]web[\\/]open-web-document-store\.ts$/

/** Where its pages find their settings. */
const pageSettings = 'globalThis.loupeSettings'

/** LOUPE_DESKTOP stays fixed in the code: pages carry nothing of the desktop app. */
function readAtStart({ 'import.meta.env.LOUPE_DESKTOP': isDesktop, ...others }: Record<string, string>) {
  const read = Object.keys(others).map((name) => [name, name.replace('import.meta.env', pageSettings)])
  return { ...Object.fromEntries(read), 'import.meta.env.LOUPE_DESKTOP': isDesktop }
}

export default defineConfig(({ mode }) => {
  const config = createRendererConfig(root, mode)
  const build = readBuild(root, mode)
  const { settings, ownBoard } = build
  return {
    ...config,
    ...(isForJourneys && { define: readAtStart({ ...config.define }) }),
    plugins: [
      config.plugins,
      createLibraryAliasesPlugin(root),
      ...(isForJourneys
        ? []
        : [
            createPrerenderPlugin(root, createRendererConfig(root, mode), build),
            createServiceWorkerPlugin({ root, ownBoard, kiosk: settings.kiosk }),
            ...(isUncompressed ? [] : [createPrecompressPlugin()]),
            createBundleSizePlugin(resolve(root, 'node_modules/.cache/loupe/shares'))
          ])
    ],
    build: {
      outDir: resolve(root, 'dist'),
      emptyOutDir: true,
      target: viteTargets,
      modulePreload: {
        polyfill: false,
        // The names of all scripts would be 3 kB of every page. A page names its own; style sheets come with their route.
        resolveDependencies: (_, files, { hostType }) =>
          files.filter((each) => hostType === 'html' || each.endsWith('.css'))
      },
      rolldownOptions: {
        // antd's parts do not say that they have none, and each that reads a form's context would bring the whole of antd's form.
        treeshake: { moduleSideEffects: [{ test: /[\\/]@rc-component[\\/]/, sideEffects: false }] },
        output: {
          codeSplitting: {
            // What every page needs is one file. The device's board is another, which reads jobs while React still loads.
            groups: [
              ...(ownBoard ? [{ name: 'device', test: deviceBoard, priority: 1 }] : []),
              { name: 'initial', tags: ['$initial'] }
            ]
          }
        }
      }
    }
  }
})
