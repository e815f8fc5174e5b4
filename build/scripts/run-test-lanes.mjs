import { stripVTControlCharacters } from 'node:util'
import { Listr, ListrLogger } from 'listr2'
import { isEnding } from './run-command.mjs'
import { Complaint, SkipReason, say } from './terminal-output.mjs'

/**
 * @typedef {import('./test-steps.mjs').Step} Step
 * @typedef {import('./test-steps.mjs').Result} Result
 * @typedef {import('./test-steps.mjs').Named} Named
 * @typedef {import('./test-steps.mjs').Progress} Progress
 * @typedef {import('./prepare-test-tools.mjs').Provided} Provided
 */

/** Interval of progress, in milliseconds: without a terminal each one is a line that stays. */
const tickMs = process.stdout.isTTY ? 1000 : 30_000

/** stdout alone: two streams would mix. */
const logger = new ListrLogger({ useIcons: true, toStderr: [] })

const number = new Intl.NumberFormat('en')

/** @param {number} ms '4.2 s', '2 min 05 s' */
function formatDuration(ms) {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** @param {Progress | undefined} progress '12 of 340 tests', '1,204 tests, 61 of 107 files'; '' when nothing is known yet */
function formatProgress(progress) {
  if (!progress) return ''
  const { tests, of, files, ofFiles } = progress
  if (of !== undefined) return `${number.format(tests)} of ${number.format(of)} tests`
  if (files !== undefined && ofFiles !== undefined) return `${number.format(tests)} tests, ${files} of ${ofFiles} files`
  return `${number.format(tests)} tests`
}

/**
 * Runs lanes beside each other, a lane's steps in order, past failures. Ends with a line for each failure and skip, and one for all.
 * @param {readonly (readonly Step[])[]} lanes
 * @param {Provided} [provided] environments that steps need
 * @returns {Promise<boolean>} whether tests passed and none failed; false without a word when ended by hand
 */
export async function runLanes(lanes, provided = {}) {
  const beganAt = performance.now()
  /** @type {Result[]} */
  const results = []
  const listed = lanes.map((lane) => ({
    task: (/** @type {unknown} */ _, /** @type {import('listr2').ListrTaskWrapper<unknown, any, any>} */ parent) =>
      parent.newListr(
        lane.map((step) => ({
          title: step.name,
          skip: isEnding,
          task: async (/** @type {unknown} */ _, /** @type {Showing} */ shown) => {
            const result = await runStep(step, provided, shown)
            results.push(result)
            // listr2 marks a task as failed that throws.
            if (result.failures.length > 0) throw new Error(`${result.failures.length} failed`)
          }
        })),
        { concurrent: false }
      )
  }))
  await new Listr(listed, {
    concurrent: true,
    exitOnError: false,
    // endBySignal ends them.
    registerSignalListeners: false,
    rendererOptions: { collapseErrors: false, showErrorMessage: false },
    fallbackRendererOptions: { logger }
  }).run()
  return !isEnding() && sayEnd(results, performance.now() - beganAt)
}

/** @typedef {{ title?: string, output?: string, skip(message?: string): void }} Showing what listr2 shows of a step */

/** @param {Step} step @param {Provided} provided @param {Showing} shown */
async function runStep(step, provided, shown) {
  const beganAt = performance.now()
  /** @type {Progress | undefined} */
  let progress
  const timer = setInterval(() => {
    const shownParts = [formatProgress(progress), formatDuration(performance.now() - beganAt)]
    shown.output = [...(process.stdout.isTTY ? [] : [step.name]), ...shownParts].filter(Boolean).join(' · ')
  }, tickMs)
  try {
    const result = await runWithNeeds(step, provided, (now) => {
      progress = now
    })
    const { passed, failures, skipped, output } = result
    const counts = passed + failures.length > 1 ? `, ${passed} of ${passed + failures.length} passed` : ''
    shown.title = `${step.name} (${formatDuration(performance.now() - beganAt)}${counts})`
    if (failures.length === 0) {
      if (passed === 0) shown.skip(`${step.name}: ${skipped[0]?.reason ?? 'nothing to do'}`)
      return result
    }
    // Failures first: of a long output often only the beginning is kept.
    for (const line of [`\nFAILED ${shown.title}`, ...failures.map(formatFailure)]) say(line)
    if (output) say(output.trimEnd().replace(/^/gm, '    '))
    return result
  } finally {
    clearInterval(timer)
  }
}

/** @param {Step} step @param {Provided} provided @param {(progress: Progress) => void} onProgress @returns {Promise<Result>} */
async function runWithNeeds({ name, needs = [], run }, provided, onProgress) {
  try {
    const env = {}
    for (const need of needs) {
      const got = await provided[need]
      if (got instanceof Error) throw got
      Object.assign(env, got)
    }
    return await run(env, onProgress)
  } catch (thrown) {
    const error = /** @type {Error} */ (thrown)
    const named = [{ name, reason: error.message }]
    if (error instanceof SkipReason) return { passed: 0, failures: [], skipped: named, output: '' }
    const output = error instanceof Complaint ? error.message : (error.stack ?? '')
    return { passed: 0, failures: named, skipped: [], output }
  }
}

/** @param {Named} failure */
const formatFailure = (failure) => `failed: ${formatReason(failure)}`

/** @param {Named} outcome */
function formatReason({ name, reason }) {
  return `${name}: ${stripVTControlCharacters(reason).trim().split('\n')[0]}`
}

/** @param {readonly Result[]} results @param {number} ms from the start to the end */
function sayEnd(results, ms) {
  const failures = results.flatMap((result) => result.failures)
  const skipped = results.flatMap((result) => result.skipped)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  say(`\nAll together: ${formatDuration(ms)}`)
  // Repeated: of a long log often only the end is kept.
  for (const failure of failures) say(formatFailure(failure))
  for (const one of results.flatMap(({ flaky = [] }) => flaky)) say(`passed on the second run: ${formatReason(one)}`)
  for (const { name, reason } of skipped) say(`skipped: ${name}: ${reason}`)
  say(`${passed} passed, ${failures.length} failed, ${skipped.length} skipped`)
  return failures.length === 0 && passed > 0
}
