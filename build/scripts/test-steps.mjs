import { join } from 'node:path'
import { buildDesktopApp, buildForJourneys, buildWebApp } from './build-apps.mjs'
import { findElectronBinary } from './find-electron-binary.mjs'
import { root, runTool as runShared } from './run-command.mjs'
import { SkipReason } from './terminal-output.mjs'

/**
 * Progress of a step.
 * @typedef {object} Progress
 * @property {number} tests done
 * @property {number} [of] all tests, if known
 * @property {number} [files] done
 * @property {number} [ofFiles] all files
 */

/**
 * @typedef {import('./prepare-test-tools.mjs').Need} Need
 * @typedef {{ name: string, reason: string }} Named
 * @typedef {Named & { state: 'passed' | 'failed' | 'flaky' | 'skipped' }} TestOutcome flaky: failed, and passed when it ran again
 * @typedef {{ passed: number, failures: Named[], flaky?: Named[], skipped: Named[], output: string }} Result passed: with the flaky ones; output: what the step wrote, shown when it failed
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly Need[]} [needs] what has to be on this computer
 * @property {(env: Record<string, string>, onProgress: (progress: Progress) => void) => Promise<Result>} run env: where what it needs is found
 */

const report = '--reporter=./build/scripts/test-report.mjs'

/**
 * In a process group that ends with the lane. @param {string} script @param {readonly string[]} args @param
 * {import('./run-command.mjs').CommandOptions} [options]
 */
const runTool = (script, args, options) => runShared(script, args, { ...options, ownGroup: true })

/** A check counts as one test. @param {string} name @param {() => Promise<import('./run-command.mjs').Outcome>} begin @returns {Step} */
function createCheck(name, begin) {
  return {
    name,
    async run() {
      const { code, output } = await begin()
      const failures = code === 0 ? [] : [{ name, reason: output.trim() || `it ended with code ${code}` }]
      return { passed: code === 0 ? 1 : 0, failures, skipped: [], output }
    }
  }
}

export const checks = [
  createCheck('types', () => runTool('@typescript/native/bin/tsc', ['-b'])),
  createCheck('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '.'])),
  createCheck('boundaries', () => runTool('../build/checks/run-checks.mjs', [])),
  createCheck('browsers', () => runTool('../build/checks/check-browser-support.mjs', []))
]

/** @param {string} name @param {() => Promise<{ output: string }>} build */
const createBuildStep = (name, build) => createCheck(name, async () => ({ code: 0, ...(await build()) }))

export const builds = [
  createBuildStep('web build', () => buildWebApp()),
  createBuildStep('desktop build', () => buildDesktopApp())
]

/** @type {Promise<{ output: string }> | undefined} */
let builtForJourneys
const journeyApp = join(root, 'node_modules/.cache/loupe/journeys')

/** One build, however many lanes wait for it. */
export const journeyBuild = createBuildStep('build for journeys', () => {
  builtForJourneys ??= buildForJourneys(journeyApp)
  return builtForJourneys
})

/** After `journeyBuild`: what came from libraries, too. */
export const builtBrowsersCheck = createCheck('browsers of the build', () =>
  runTool('../build/checks/check-browser-support.mjs', [journeyApp])
)

/** Gives journeys behind `journeyBuild` its address. */
export const journeyBuildEnv = { LOUPE_JOURNEY_APP: journeyApp }

/**
 * Runs tests that report over IPC. No report, no test, or an exit code without a failed test fails the step.
 * @param {string} name
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, needs?: readonly Need[] }} [options]
 * @returns {Step}
 */
function createTests(name, tool, args, { env = {}, needs = [] } = {}) {
  return {
    name,
    needs,
    async run(found, onProgress) {
      /** @type {TestOutcome[]} */
      let reported = []
      const onMessage = (/** @type {any} */ message) => {
        if (message?.progress) onProgress(message.progress)
        if (message?.results) reported = message.results
      }
      const { code, output } = await runTool(tool, args, { env: { ...env, ...found }, onMessage })
      const by = (/** @type {TestOutcome['state']} */ state) => reported.filter((one) => one.state === state)
      const failures = /** @type {Named[]} */ (by('failed'))
      const flaky = /** @type {Named[]} */ (by('flaky'))
      const passed = by('passed').length + flaky.length
      if (passed + failures.length === 0) failures.push({ name, reason: 'not a single test ran' })
      if (code !== 0 && failures.length === 0) failures.push({ name, reason: `it ended with code ${code}` })
      return { passed, failures, flaky, skipped: by('skipped'), output }
    }
  }
}

/** In the proof a loss that happens once is a loss. @param {Record<string, string>} [env] */
const countRetries = (env = {}) => (env.LOUPE_PROOF ? 0 : 1)

/** @param {string} name @param {string} config @param {{ args?: readonly string[], env?: Record<string, string>, needs?: readonly Need[] }} [options] */
export function createVitest(name, config, { args = [], ...options } = {}) {
  // The emulator breaks a stream now and then (tests/cloud/broken-streams.ts); without one, a failure that passes again is a fault.
  const retries = options.needs ? [`--retry=${countRetries(options.env)}`] : []
  const all = ['run', '-c', config, '--reporter=agent', report, ...retries, ...args]
  return createTests(name, 'vitest/vitest.mjs', all, options)
}

/** @param {string} name @param {string} config @param {{ args?: readonly string[], env?: Record<string, string>, needs?: readonly Need[] }} [options] */
export function createJourneys(name, config, { args = [], env = {}, needs = ['browser'] } = {}) {
  const reporters = `--reporter=dot,${join(root, 'build/scripts/test-report.mjs')}`
  const own = { ...env, PLAYWRIGHT_FORCE_TTY: '0' }
  const retries = `--retries=${countRetries(env)}`
  const all = ['test', '-c', config, reporters, retries, ...args]
  return createTests(name, '@playwright/test/cli.js', all, { env: own, needs })
}

/** @param {Record<string, string>} [env] @returns {Step} */
export function createElectronJourneys(env = {}) {
  const name = 'desktop journeys in Electron'
  if (!findElectronBinary()) {
    const reason = new SkipReason('Electron is not downloaded (npm run desktop does it)')
    return { name, run: () => Promise.reject(reason) }
  }
  return createJourneys(name, 'tests/playwright.config.ts', { env: { ...env, LOUPE_TARGET: 'electron' } })
}
