import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { leanRouter } from '../build/vite/lean-router.ts'
import { precompress } from '../build/vite/precompress.ts'
import { prerender } from '../build/vite/prerender.ts'
import { rendererConfig } from '../build/vite/renderer-config.ts'

const root = resolve(import.meta.dirname, '..')

/** The libraries that every page needs. */
const libraries =
  /node_modules[\\/](@lingui|idb|react|react-dom|react-router|react-router-dom|scheduler|valibot|zustand)[\\/]/

/** Small things of ours that every page and many a later file needs: on their own they would be more files to ask for. */
const words = /(shared[\\/]domain[\\/](job|job-vocabulary)|platform[\\/]lists[\\/]fingerprint)\.ts$/

export default defineConfig(({ mode }) => {
  const config = rendererConfig(root, mode)
  return {
    ...config,
    plugins: [config.plugins, leanRouter(root), prerender({ root, config: rendererConfig(root, mode) }), precompress()],
    build: {
      outDir: resolve(root, 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      // Every browser that runs this target preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What changes with a new version of a library and not with every release of ours is cached on its own.
          codeSplitting: {
            groups: [{ name: 'base', test: new RegExp(`${libraries.source}|${words.source}`) }]
          }
        }
      }
    }
  }
})
