import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const version: string = json('package.json').devDependencies.electron

/** The first day of each line of Electron that the app was moved to. An older line is a way back to mended holes. */
const releasedOn: Readonly<Record<number, string>> = { 45: '2026-10-21' }
const oldestLine = Math.min(...Object.keys(releasedOn).map(Number))

/** Electron mends its three newest lines, and brings out a new one every eight weeks. */
const supportedDays = 3 * 8 * 7

const lineOf = (text: string) => Number(/^(\d+)\.\d+\.\d+$/.exec(text)?.[1] ?? Number.NaN)

function isSupported(line: number, on: Date): boolean {
  const ageDays = (on.getTime() - Date.parse(releasedOn[line] ?? '')) / 86_400_000
  return ageDays >= 0 && ageDays < supportedDays
}

test('Electron › is required in one exact released version by every file', () => {
  expect(lineOf(version)).toBeGreaterThanOrEqual(oldestLine)
  expect(json('package-lock.json').packages['node_modules/electron'].version).toBe(version)
  expect(json('node_modules/electron/package.json').version).toBe(version)
})

// An everyday test that turns red by itself some morning helps no one; before something goes out it has to be asked.
if (process.env.LOUPE_PROOF === '1') {
  test('Electron › is required in a version that is supported today', () => {
    expect(isSupported(lineOf(version), new Date())).toBe(true)
  })
}
