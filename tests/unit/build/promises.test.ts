import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../..')

test('PROMISES.md › links an existing test file for each promise', () => {
  const lines = readFileSync(join(folder, 'PROMISES.md'), 'utf8').split('\n')
  const promises = lines.filter((line) => line.startsWith('- '))
  expect(promises.length).toBeGreaterThan(100)
  const files = promises.map((line) => [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file))
  expect(promises.filter((_, index) => files[index]?.length === 0)).toEqual([])
  expect(files.flat().filter((file) => !existsSync(join(folder, file)))).toEqual([])
})
