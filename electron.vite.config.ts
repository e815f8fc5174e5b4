import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import { createAppShellPlugin } from './build/vite/app-shell-pages.ts'
import { createLibraryAliasesPlugin } from './build/vite/library-aliases.ts'
import { createMainDefines, createRendererConfig, readBuild } from './build/vite/renderer-config.ts'

// electron-vite bundles this file into the project's folder: modules that it imports must be told where that is.
const root = import.meta.dirname

export default defineConfig(({ mode }) => {
  const renderer = createRendererConfig(root, mode, 'desktop')
  return {
    main: {
      define: createMainDefines(root, mode),
      build: {
        outDir: resolve(root, 'out/main'),
        // Bundled, so that the built app needs no node_modules.
        externalizeDeps: { exclude: ['electron-store', 'electron-updater', 'jsonc-parser', 'valibot'] },
        rolldownOptions: { input: { index: resolve(root, 'electron/main/index.ts') } }
      }
    },
    preload: {
      build: {
        outDir: resolve(root, 'out/preload'),
        externalizeDeps: false,
        rolldownOptions: {
          input: { index: resolve(root, 'electron/preload/index.ts') },
          // A sandboxed preload script can load nothing but `electron`: one file, and no module of the new kind.
          output: { format: 'cjs', entryFileNames: '[name].cjs' }
        }
      }
    },
    renderer: {
      ...renderer,
      plugins: [
        renderer.plugins,
        createLibraryAliasesPlugin(root),
        createAppShellPlugin(['index.html'], readBuild(root, mode, 'desktop').outside)
      ],
      build: {
        outDir: resolve(root, 'out/renderer'),
        emptyOutDir: true,
        minify: true,
        target: 'esnext',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: resolve(root, 'renderer/index.html') }
      }
    }
  }
})
