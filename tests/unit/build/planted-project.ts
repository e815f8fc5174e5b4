import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../../..')

/** The files of the project, as they lie on the disk: tracked by git or new. */
export function listProjectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8'
  })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(projectRoot, file)))
}

/** A small project in a temporary folder with this project's configuration, its packages and the given files. */
export function plantProject(files: Readonly<Record<string, string>>): { root: string; remove: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'loupe-planted-')))
  for (const name of ['package.json', 'build/tsconfig.base.json', 'shared/tsconfig.json', 'renderer/tsconfig.json']) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    cpSync(join(projectRoot, name), join(root, name))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
  lay(root, files)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function lay(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}
