import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createJourneys, createVitest } from '../../../build/scripts/steps.mjs'
import { projectRoot } from './planted-project.ts'

// In the project, so that what the files import is found.
const caches = join(projectRoot, 'node_modules/.cache/loupe')
mkdirSync(caches, { recursive: true })
const folder = mkdtempSync(join(caches, 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const named = (results: readonly { name: string; reason: string }[]) =>
  results.map(({ name, reason }) => `${name}: ${reason.split('\n')[0]}`)

test('unit tests: each is told, with the reason of the failed and the skipped; a file that cannot be read has failed', async () => {
  const config = file(
    'vitest.config.mjs',
    `export default { root: ${JSON.stringify(folder)}, test: { include: ['*.planted.ts'] } }`
  )
  file(
    'some.planted.ts',
    `import { describe, expect, test } from 'vitest'
     test('holds', () => {})
     describe('the claw', () => test('is straight', () => expect('bent').toBe('straight')))
     test('left out', ({ skip }) => skip('no lathe'))
     test.skip('left out in silence', () => {})`
  )
  file('unread.planted.ts', `throw new Error('no such stone')`)
  const told: unknown[] = []
  const { passed, failures, skipped, output } = await createVitest('planted', config).run({}, (now) =>
    told.push({ ...now })
  )
  expect(passed).toBe(1)
  expect(named(failures)).toEqual([
    "some.planted.ts > the claw > is straight: expected 'bent' to be 'straight' // Object.is equality",
    'unread.planted.ts: no such stone'
  ])
  expect(named(skipped)).toEqual([
    'some.planted.ts > left out: no lathe',
    'some.planted.ts > left out in silence: no reason given'
  ])
  expect(told).toContainEqual(expect.objectContaining({ ofFiles: 2 }))
  // For whoever reads why: what differed and where, and nothing of what held.
  expect(stripVTControlCharacters(output)).toMatch(/some\.planted\.ts:3:/)
  expect(output).not.toContain('✓')
})

test('journeys: each is told; what held at a second try has failed, and a run with an error of its own', async () => {
  const config = file(
    'playwright.config.mjs',
    `export default { testDir: ${JSON.stringify(folder)}, testMatch: '*.journey.mjs', outputDir: ${JSON.stringify(join(folder, 'results'))}, retries: 1, workers: 1 }`
  )
  file(
    'some.journey.mjs',
    `import { expect, test } from '@playwright/test'
     test('holds', () => {})
     test('held at last', ({}, info) => expect(info.retry).toBe(1))
     test.describe('phone', () => {
       test('breaks', () => { throw new Error('the dialog stayed open') })
       test('left out', () => test.skip(true, 'no touch'))
     })`
  )
  const journeys = createJourneys('planted', config, { needs: [] })
  const result = await journeys.run({}, () => {})
  expect(result.passed).toBe(1)
  expect(named(result.failures)).toEqual([
    expect.stringMatching(/^some\.journey\.mjs > held at last: Error: /),
    'some.journey.mjs > phone > breaks: Error: the dialog stayed open'
  ])
  expect(named(result.skipped)).toEqual(['some.journey.mjs > phone > left out: no touch'])
  file('broken.journey.mjs', `throw new Error('no browser at all')`)
  const broken = await journeys.run({}, () => {})
  expect(named(broken.failures)).toContain('an error outside every journey: Error: no browser at all')
})

test('a run that tells nothing has failed, whatever its exit code', async () => {
  const config = file(
    'none.config.mjs',
    `export default { root: ${JSON.stringify(folder)}, test: { include: [], passWithNoTests: true } }`
  )
  expect(await createVitest('empty', config).run({}, () => {})).toMatchObject({
    passed: 0,
    failures: [{ name: 'empty', reason: 'not a single test ran' }],
    output: expect.stringContaining('exiting with code 0')
  })
})
