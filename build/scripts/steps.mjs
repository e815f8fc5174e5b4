import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { buildDesktopApp } from './build-desktop.mjs'
import { buildWebApp } from './build-web.mjs'
import { root, runTool } from './command.mjs'
import { findElectronBinary } from './electron-binary.mjs'
import { writeMessageIds } from './message-ids.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

/**
 * @typedef {import('./reports.mjs').Count} Count
 * @typedef {Omit<Count, 'failures'> & Partial<Pick<Count, 'failures'>> & { output: string }} Result output: what the step wrote, shown when it failed
 * @typedef {import('./progress.mjs').Progress} Progress
 * @typedef {{ name: string, run: (onProgress: (progress: Progress) => void) => Promise<Result> }} Step onProgress: told again and again how far it is
 */

const reports = join(root, 'node_modules/.cache/loupe/reports')

/** A check has one case: its command succeeds. @param {string} name @param {() => Promise<import('./command.mjs').Outcome>} begin @returns {Step} */
function createCheck(name, begin) {
  return {
    name,
    run: async () => {
      const { code, output } = await begin()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], output }
    }
  }
}

export const checks = [
  createCheck('types', () => {
    writeMessageIds(join(root, 'renderer/messages'))
    return runTool('@typescript/native/bin/tsc', ['-b'], { ownGroup: true })
  }),
  createCheck('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '.'], { ownGroup: true })),
  createCheck('boundaries', () => runTool('../build/scripts/boundaries.mjs', [], { ownGroup: true }))
]

/**
 * Runs a program that leaves a report. Without a report, without a single test, or with an exit code that the report does not explain, the step has failed.
 * @param {string} report
 * @param {(file: string) => Count | null} read
 * @param {() => Promise<import('./command.mjs').Outcome>} begin
 * @returns {Promise<Result>}
 */
async function runCounted(report, read, begin) {
  rmSync(report, { force: true })
  const { code, output } = await begin()
  const count = read(report)
  if (!count) return { passed: 0, failed: 1, skipped: [], output: `${output}\nThere is no report of this step.` }
  if (count.passed + count.failed === 0) return { ...count, failed: 1, output: `${output}\nNot a single test ran.` }
  return { ...count, failed: count.failed || (code === 0 ? 0 : 1), output }
}

/** @param {Record<string, string>} env @param {readonly string[]} [only] files or folders @returns {Step} */
export function createUnitStep(env, only = []) {
  return createVitestStep('unit and contract', env, { config: 'tests/vitest.config.ts', report: 'vitest.json' }, only)
}

/**
 * @typedef {object} Suite
 * @property {string} config the configuration of the program that runs it
 * @property {string} report the name of the file in which it says how it went
 */

/** @param {string} name @param {Record<string, string>} env @param {Suite} suite @param {readonly string[]} [args] more arguments for vitest: files, folders, options @returns {Step} */
export function createVitestStep(name, env, suite, args = []) {
  const report = join(reports, suite.report)
  return {
    name,
    run: (onProgress) =>
      runCounted(report, readVitestReport, () =>
        runTool(
          'vitest/vitest.mjs',
          ['run', '-c', suite.config, '--reporter=./build/scripts/vitest-report.mjs', ...args],
          {
            env: { ...env, LOUPE_REPORT: report },
            ownGroup: true,
            onMessage: forwardProgress(onProgress)
          }
        )
      )
  }
}

/** @param {string} name @param {() => Promise<{ output: string }>} build */
function createBuildStep(name, build) {
  return createCheck(name, async () => {
    try {
      return { code: 0, output: (await build()).output }
    } catch (error) {
      return { code: 1, output: error instanceof Error ? error.message : String(error) }
    }
  })
}

export const buildStep = createBuildStep('web build', buildWebApp)
export const desktopBuildStep = createBuildStep('desktop build', buildDesktopApp)

/** @param {Record<string, string>} env @param {readonly string[]} [args] more arguments for Playwright @returns {Step} */
export function createBrowserStep(env, args = []) {
  return createPlaywrightStep('journeys, budgets, axe', env, args)
}

/** The same journeys in Electron itself; said to be skipped where its binary is not. @param {Record<string, string>} env @returns {Step} */
export function createElectronStep(env) {
  const name = 'desktop journeys in Electron'
  if (findElectronBinary()) return createPlaywrightStep(name, { ...env, LOUPE_DOOR: 'electron' }, [])
  const reason = "Electron's binary is not on this computer (npm run desktop fetches it)"
  return { name, run: async () => ({ passed: 0, failed: 0, skipped: [{ name, reason }], output: '' }) }
}

const defaultSuite = { config: 'tests/playwright.config.ts', report: 'playwright.json' }

/** @param {string} name @param {Record<string, string>} env @param {readonly string[]} args @param {Suite} [suite] @returns {Step} */
export function createPlaywrightStep(name, env, args, suite = defaultSuite) {
  const report = join(reports, suite.report)
  const reporters = `--reporter=dot,json,${join(import.meta.dirname, 'playwright-progress.mjs')}`
  return {
    name,
    run: (onProgress) =>
      runCounted(report, readPlaywrightReport, async () => {
        try {
          const browser = await findOrInstallChromium()
          return await runTool('@playwright/test/cli.js', ['test', '-c', suite.config, reporters, ...args], {
            env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_FORCE_TTY: '0' },
            ownGroup: true,
            onMessage: forwardProgress(onProgress)
          })
        } catch (error) {
          return { code: 1, output: error instanceof Error ? error.message : String(error) }
        }
      })
  }
}

/**
 * What a reporter sends is its progress; a test runner may send other things to its parent.
 * @param {(progress: Progress) => void} onProgress
 */
function forwardProgress(onProgress) {
  return (/** @type {unknown} */ message) => {
    if (message && typeof message === 'object' && 'tests' in message) onProgress(/** @type {Progress} */ (message))
  }
}
