import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Outside } from './content-security-policy.ts'
import { buildShellPage } from './prerendered-html.ts'

/**
 * Makes index.html the page of every address, with its policy: nothing is drawn beforehand.
 * @param names of the page
 * @param outside see buildPolicy
 */
export function createAppShellPlugin(names: readonly string[], outside?: Outside): Plugin {
  return {
    name: 'loupe-shell-pages',
    apply: 'build',
    enforce: 'post',
    // electron-vite makes addresses relative, but this page answers deep addresses ('/jobs/1').
    config: () => ({ base: '/' }),
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        if (!dir) throw new Error('The build has no output folder')
        const shell = buildShellPage(readFileSync(join(dir, 'index.html'), 'utf8'), outside)
        for (const name of names) writeFileSync(join(dir, name), shell)
      }
    }
  }
}
