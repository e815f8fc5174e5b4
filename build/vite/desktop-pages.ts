import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shellPage } from './pages.ts'

/** After the build of the desktop's page: index.html gets its policy. Every address of the app's scheme is answered with it. */
export function desktopPages(): Plugin {
  return {
    name: 'loupe-desktop-pages',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        if (!dir) throw new Error('The desktop build has no output folder')
        const page = join(dir, 'index.html')
        writeFileSync(page, shellPage(readFileSync(page, 'utf8')))
      }
    }
  }
}
