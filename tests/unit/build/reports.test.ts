import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../../../build/scripts/reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'loupe-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('unit tests: a file that could not be loaded counts as failed, a skipped test keeps its reason', () => {
  const results = [
    { name: 'a', state: 'passed' },
    { name: 'b', state: 'failed', reason: 'Error: too short' },
    { name: 'c', state: 'skipped', reason: 'no network' },
    { name: 'd', state: 'skipped' }
  ]
  expect(readVitestReport(report({ results, broken: [{ name: 'e.test.ts', reason: 'Error: no such file' }] }))).toEqual(
    {
      passed: 1,
      failed: 2,
      failures: [
        { name: 'b', reason: 'Error: too short' },
        { name: 'e.test.ts', reason: 'Error: no such file' }
      ],
      skipped: [
        { name: 'c', reason: 'no network' },
        { name: 'd', reason: 'no reason given' }
      ]
    }
  )
})

test('journeys: what is unexpected has failed, as has what held at a second try, and a run with errors of its own', () => {
  const run = (status: string, description?: string) => ({
    title: status,
    tests: [
      {
        status,
        annotations: description ? [{ type: 'skip', description }] : [],
        results: [{ errors: status === 'unexpected' ? [{ message: 'the dialog stayed open' }] : [] }]
      }
    ]
  })
  const suites = [
    {
      title: 'home.e2e.ts',
      specs: [run('expected'), run('flaky')],
      suites: [{ title: 'phone', specs: [run('unexpected'), run('skipped', 'no touch')] }]
    }
  ]
  expect(readPlaywrightReport(report({ suites, errors: [{ message: 'no browser' }] }))).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      { name: 'an error outside every journey', reason: 'no browser' },
      { name: 'home.e2e.ts > phone > unexpected', reason: 'the dialog stayed open' },
      { name: 'home.e2e.ts > flaky', reason: 'no reason given' }
    ],
    skipped: [{ name: 'home.e2e.ts > phone > skipped', reason: 'no touch' }]
  })
})

test('no report is no success', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toBeNull()
  expect(readPlaywrightReport(join(folder, 'none.json'))).toBeNull()
})
