import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../../..')

/** A small project in a temporary folder with this project's configuration, its packages and the given files. */
export function plantProject(files: Readonly<Record<string, string>>): { root: string; remove: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'loupe-planted-')))
  for (const name of ['package.json', 'build/tsconfig.base.json', 'shared/tsconfig.json', 'renderer/tsconfig.json']) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    cpSync(join(projectRoot, name), join(root, name))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
