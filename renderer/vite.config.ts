import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { leanRouter } from '../build/vite/lean-router.ts'
import { precompress } from '../build/vite/precompress.ts'
import { prerender } from '../build/vite/prerender.ts'
import { originsOf, rendererConfig } from '../build/vite/renderer-config.ts'

const root = resolve(import.meta.dirname, '..')

/** The libraries that every page needs. */
const libraries =
  /node_modules[\\/](@lingui|idb|react|react-dom|react-router|react-router-dom|scheduler|valibot|zustand)[\\/]/

/** Small things of ours that every page and many a later file needs: on their own they would be more files to ask for. */
const words = /(shared[\\/]domain[\\/](job|job-vocabulary)|storage[\\/]core[\\/]fingerprint)\.ts$/

/** Style sheets of small parts that many screens share: as one file they are one name and one request. */
const parts =
  /renderer[\\/]components[\\/](form[\\/]conflict|public[\\/](dialog[\\/]dialog|state|suggestions|tabs))\.css$/

/** The screens at which links from outside arrive. */
const arrivals = /^assets\/(job|jobs|static-page)-/

/** What the entry itself stands on: it is there before any screen is asked for. */
const entered = /^assets\/(base|rolldown-runtime)-/

/**
 * The files that are asked for together with a screen. The entry holds their names, which every visitor of `/` pays for: only
 * the screens at which people arrive have all of theirs asked for at once, the others their style sheets.
 */
function preloaded(screen: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return files
  // The screen itself is being fetched already.
  const wanted = (file: string) => arrivals.test(screen) && file !== screen && !entered.test(file)
  return files.filter((file) => file.endsWith('.css') || wanted(file))
}

export default defineConfig(({ mode }) => {
  const config = rendererConfig(root, mode)
  return {
    ...config,
    plugins: [
      config.plugins,
      leanRouter(root),
      prerender({ root, config: rendererConfig(root, mode), origins: originsOf(root, mode) }),
      precompress()
    ],
    build: {
      outDir: resolve(root, 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      // Every browser that runs this target preloads modules by itself.
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      rolldownOptions: {
        output: {
          // The entry names every file that may follow: six letters tell two releases apart as surely as eight.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // What changes with a new version of a library and not with every release of ours is cached on its own.
          codeSplitting: {
            groups: [
              { name: 'base', test: new RegExp(`${libraries.source}|${words.source}`) },
              { name: 'parts', test: parts }
            ]
          }
        }
      }
    }
  }
})
