import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildShellPage } from './pages.ts'
import type { Outside } from './policy.ts'

/**
 * Puts the policy into the desktop app's index.html, which answers every address.
 * @param outside see buildPolicy
 */
export function createDesktopPagesPlugin(outside: Outside): Plugin {
  return {
    name: 'loupe-desktop-pages',
    apply: 'build',
    enforce: 'post',
    // electron-vite makes addresses relative, but this page answers deep addresses ('/jobs/1').
    config: () => ({ base: '/' }),
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        if (!dir) throw new Error('The desktop build has no output folder')
        const page = join(dir, 'index.html')
        writeFileSync(page, buildShellPage(readFileSync(page, 'utf8'), outside))
      }
    }
  }
}
