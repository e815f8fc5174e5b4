import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firebaseTools, npxArguments, npxEnvironment } from '../../../build/scripts/firebase-tools.mjs'
import { projectRoot } from './planted-project.ts'

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8'
})
const texts = listed
  .split('\0')
  .filter((file) => /\.(mjs|ts|tsx|json|md|ya?ml)$|^\.ci\/run$/.test(file) && file !== 'package-lock.json')
  .filter((file) => !file.startsWith('tests/unit/build/foreign-code'))
  .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const)

test('Firebase’s tools are of one exact version, wherever they are called by name', () => {
  expect(firebaseTools).toMatch(/^firebase-tools@\d+\.\d+\.\d+$/)
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/firebase-tools@[\w.^~*-]+/g)].map(([name]) => [file, name])
  )
  expect(named.map(([file]) => file)).toContain('build/firebase/README.md')
  for (const [file, name] of named) expect([file, name]).toEqual([file, firebaseTools])
})

test('Firebase’s tools are fetched without their install scripts, by the project and by hand', () => {
  expect(npxArguments(['emulators:start'])).toEqual([
    '--yes',
    '--prefer-offline',
    '--ignore-scripts',
    firebaseTools,
    'emulators:start'
  ])
  expect(npxEnvironment({})).toMatchObject({ npm_config_ignore_scripts: 'true' })
  const calls = texts
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([, text]) => text.match(/npx .*firebase-tools.*/g) ?? [])
  expect(calls.length).toBeGreaterThan(1)
  for (const call of calls) expect(call).toMatch(/^npx --ignore-scripts firebase-tools@/)
})
