import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listThirdParties } from '../../../build/package/third-party-licences.mjs'
import { projectRoot } from './planted-project.ts'

const parts = listThirdParties(projectRoot)
const names = parts.map(({ name }) => name)

test('licences › name each dependency and the font, no development tools', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), '@fontsource-variable/petrona']))
  for (const name of ['vitest', '@playwright/test', 'electron-builder', 'typescript']) expect(names).not.toContain(name)
})

test('licences › are known for each part, with their text', () => {
  expect(parts.filter(({ licence }) => licence === '')).toEqual([])
  const [silent, speaking] = [parts.filter(({ text }) => text === ''), parts.filter(({ text }) => text !== '')]
  const brought = new Set(speaking.map(({ licence }) => licence))
  expect(silent.filter(({ licence }) => !brought.has(licence))).toEqual([])
  expect(parts.find(({ name }) => name === 'react')?.text).toContain('Permission is hereby granted')
  // Code of others within a package.
  expect(parts.find(({ name }) => name === 'pdfjs-dist')?.text).toContain('Universite catholique de Louvain')
})

test('licences › include no copyleft licence', () => {
  const open =
    /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|OFL-1\.1|Python-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|\(?MPL-2\.0 OR Apache-2\.0\)?)\b/
  expect(parts.filter(({ licence }) => !open.test(licence)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual(
    []
  )
})
