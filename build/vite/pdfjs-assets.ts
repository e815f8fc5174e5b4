import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/** What pdf.js fetches for some files: character maps, standard fonts, decoders and colour profiles. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Under a name with the version, since files in assets/ are cached for ever. */
export const pdfFilesFolder = 'assets/pdfjs-'

/** Serves the files of pdfjs-dist with the app. @param root the project's folder */
export function createPdfjsAssetsPlugin(root: string): Plugin {
  const source = resolve(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const base = `${pdfFilesFolder}${version}/`
  return {
    name: 'loupe-pdf-files',
    config: () => ({ define: { 'import.meta.env.LOUPE_PDF_FILES': JSON.stringify(`/${base}`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${base}`.slice(0, -1), sirv(source, { dev: true }))
    },
    generateBundle() {
      // The publisher draws pages in Node, and shows no resume.
      if (this.environment.config.consumer === 'server') return
      for (const folder of folders) {
        for (const file of readdirSync(join(source, folder))) {
          // The engine of scripts in forms, which are never run.
          if (file.startsWith('quickjs')) continue
          this.emitFile({
            type: 'asset',
            fileName: `${base}${folder}/${file}`,
            source: readFileSync(join(source, folder, file))
          })
        }
      }
    }
  }
}
