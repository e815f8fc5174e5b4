import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { type Outcome, runCommand } from '../../../build/scripts/run-command.mjs'

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

/** Stands in for Vite: settings are those of the environment, and nothing can be built. */
const noVite = {
  'node_modules/vite/package.json': '{ "name": "vite", "type": "module", "exports": "./index.js" }',
  'node_modules/vite/index.js': 'export const loadEnv = () => process.env',
  'node_modules/vite/bin/vite.js': "process.stderr.write('There is nothing to build.\\n')\nprocess.exitCode = 1"
}

interface PlantedCommands {
  readonly root: string
  lay(files: Readonly<Record<string, string>>): void
  /** Runs a script of build/ there. */
  run(script: string, args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Outcome>
  remove(): void
}

/** The project's own commands in a temporary folder, where they read and write; files stand in for what they call. */
export function plantCommands(files: Readonly<Record<string, string>> = {}): PlantedCommands {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'loupe-commands-')))
  cpSync(join(projectRoot, 'build'), join(root, 'build'), {
    recursive: true,
    filter: (file) =>
      statSync(file).isDirectory()
        ? !['ready', 'readme'].includes(basename(file))
        : /\.(mjs|rules)$|firebase\.json$/.test(file)
  })
  lay(root, { ...noVite, ...files })
  symlinkSync(realpathSync(join(projectRoot, 'node_modules/valibot')), join(root, 'node_modules/valibot'), 'junction')
  return {
    root,
    lay: (more) => lay(root, more),
    run: (script, args = [], env = {}) => runCommand(process.execPath, [join(root, 'build', script), ...args], { env }),
    remove: () => rmSync(root, { recursive: true, force: true })
  }
}
