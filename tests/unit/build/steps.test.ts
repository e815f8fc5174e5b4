import { expect, test, vi } from 'vitest'
import * as command from '../../../build/scripts/command.mjs'
import { checks, createVitest } from '../../../build/scripts/steps.mjs'
import { listLanes } from '../../../build/scripts/suites.mjs'

test('a check whose program complains has failed, with what it says', async () => {
  const run = vi.spyOn(command, 'runTool')
  for (const check of checks) {
    run.mockResolvedValueOnce({ code: 2, output: 'jobs.ts(1,1): wrong\n' })
    expect(await check.run({}, () => {})).toMatchObject({
      passed: 0,
      failures: [{ name: check.name, reason: 'jobs.ts(1,1): wrong' }]
    })
    run.mockResolvedValueOnce({ code: 0, output: '' })
    expect(await check.run({}, () => {})).toMatchObject({ passed: 1, failures: [] })
  }
  expect(run).toHaveBeenCalledTimes(8)
})

test('tests that all held in a run that ended badly have failed', async () => {
  vi.spyOn(command, 'runTool').mockImplementation(async (_script, _args, options) => {
    options?.onMessage?.({ results: [{ name: 'holds', state: 'passed', reason: '' }] })
    return { code: 1, output: '' }
  })
  expect(await createVitest('units', 'none').run({}, () => {})).toMatchObject({
    passed: 1,
    failures: [{ name: 'units', reason: 'it ended with code 1' }]
  })
})

const lanesOf = (...options: string[]) =>
  listLanes((option) => options.includes(option)).map((lane) => lane.map(({ name }) => name))

test('npm test runs every suite, npm run proof those and two more, one after the other', () => {
  const shared = ['shared board: journeys', 'shared board: accounts', 'shared board: rules, stores']
  const builds = ['web build', 'desktop build', 'build for journeys']
  const journeys = ['journeys, budgets, axe', 'desktop journeys in Electron']
  const checked = ['types', 'lint', 'boundaries', 'browsers']
  const lanes = [
    ['unit and contract', ...builds, 'browsers of the build', ...journeys, 'shared board: rules, stores'],
    [...checked, 'build for journeys', 'shared board: journeys', 'shared board: accounts']
  ]
  expect(lanesOf()).toEqual(lanes)
  const [proof = [], ...others] = lanesOf('--proof')
  expect(others).toEqual([])
  expect([...proof].sort()).toEqual(
    [...lanes.flat(), 'desktop journeys from the package', 'journeys in other browsers'].sort()
  )
  expect(lanesOf('--check')).toEqual([checked])
  expect(lanesOf('--cloud').flat().sort()).toEqual(['build for journeys', ...shared].sort())
  const desktop = ['unit and contract', 'desktop build', 'desktop journeys', 'desktop journeys in Electron']
  expect(lanesOf('--desktop')).toEqual([desktop])
})
