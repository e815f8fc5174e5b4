import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installArguments } from '../../../build/scripts/install-packages.mjs'
import { listProjectFiles, projectRoot } from './planted-project.ts'

const texts = listProjectFiles()
  .filter((file) => /\.(mjs|ts|tsx|json|md|ya?ml)$|^\.ci\/run$/.test(file) && file !== 'package-lock.json')
  .filter((file) => !file.startsWith('tests/unit/build/foreign-code'))
  .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const)

test('npm install › runs no install scripts, from npm start and in the docs', () => {
  expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
  expect(installArguments.slice(0, 3)).toEqual(['ci', '--include=dev', '--ignore-scripts'])
  const installs = texts
    .filter(([file]) => /\.md$|^\.ci\/run$/.test(file))
    .flatMap(([, text]) => text.match(/npm (?:ci|install)\b[^`\n]*/g) ?? [])
  for (const install of installs) expect(install).not.toMatch(/ignore-scripts[= ]false|foreground-scripts/)
})

/** Packages with scripts of their own, and why nothing misses them. Another one is looked at before it stands here. */
const leftOut: Readonly<Record<string, string>> = {
  'node_modules/@firebase/util': 'writes down a configuration that Google’s hosting hands out: the build has its own',
  'node_modules/core-js': 'asks for donations',
  'node_modules/electron-winstaller': 'picks a program for an installer of a kind that nothing here makes (Squirrel)',
  'node_modules/protobufjs': 'warns of a wrongly written version number'
}

test('package-lock.json › has only known packages with install scripts', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  const withScripts = Object.keys(packages).filter((folder) => packages[folder].hasInstallScript)
  expect(withScripts.sort()).toEqual(Object.keys(leftOut).sort())
  const electron = JSON.parse(readFileSync(join(projectRoot, 'node_modules/electron/package.json'), 'utf8'))
  expect(electron.scripts ?? {}).toEqual({})
})
