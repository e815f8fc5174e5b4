import { stripVTControlCharacters } from 'node:util'
import { endCommands } from './command.mjs'
import { formatDuration, showProgress } from './progress.mjs'
import { say } from './terminal.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').Result} Result
 * @typedef {import('./progress.mjs').RunningStep} RunningStep
 * @typedef {{ name: string, result: Result, ms: number }} Ended
 */

/**
 * Runs lanes of steps beside each other, the steps of a lane one after the other; all of them, even when one fails. Closes with a
 * table of the steps and one plain line. Whoever ends it by hand ends everything that it has started.
 * @param {readonly (readonly Step[])[]} lanes
 * @returns {Promise<boolean>} whether everything held
 */
export async function runSteps(lanes) {
  const beganAt = performance.now()
  /** @type {Set<RunningStep>} */
  const running = new Set()
  /** @type {Ended[]} */
  const ended = []
  const view = showProgress(() => [...running])
  const stopListening = endBySignal(() => view.end())
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const one = await runStep(step, running)
        ended.push(one)
        view.write(formatClosingLines(one))
      }
    })
  )
  view.end()
  stopListening()
  return sayEnd(lanes.flat(), ended, performance.now() - beganAt)
}

/** @param {Step} step @param {Set<RunningStep>} running @returns {Promise<Ended>} */
async function runStep({ name, run }, running) {
  /** @type {RunningStep} */
  const shown = { name, beganAt: performance.now(), progress: undefined }
  running.add(shown)
  const result = await run((progress) => {
    shown.progress = progress
  }).catch((error) => ({ passed: 0, failed: 1, skipped: [], output: String(error?.stack ?? error) }))
  running.delete(shown)
  return { name, result, ms: performance.now() - shown.beganAt }
}

/** @param {Ended} ended */
function formatClosingLines({ name, result, ms }) {
  const { passed, failed, failures = [], output } = result
  const counts = passed + failed > 1 ? `, ${passed} of ${passed + failed} passed` : ''
  const word = failed > 0 ? 'FAILED' : passed > 0 ? 'ok    ' : 'skip  '
  const line = `${word} ${name} (${formatDuration(ms)}${counts})`
  // What has failed before all that was printed on the way: of a long output often only the beginning is kept.
  return failed > 0 ? [line, ...failures.map(formatFailure), output.trimEnd().replace(/^/gm, '    ')] : [line]
}

/** @param {import('./reports.mjs').Named} failure */
function formatFailure({ name, reason }) {
  return `failed: ${name}: ${stripVTControlCharacters(reason).split('\n')[0]}`
}

/** @param {readonly Step[]} steps in the order of the table @param {readonly Ended[]} ended @param {number} ms from the start to the end */
function sayEnd(steps, ended, ms) {
  const sum = (/** @type {(result: Result) => number} */ of) =>
    ended.reduce((total, { result }) => total + of(result), 0)
  const skipped = ended.flatMap(({ result }) => result.skipped)
  const failures = ended.flatMap(({ result }) => result.failures ?? [])
  const passed = sum((result) => result.passed)
  const failed = sum((result) => result.failed)
  const inOrder = steps.flatMap(({ name }) => ended.find((one) => one.name === name) ?? [])
  say()
  for (const line of table(inOrder, ms)) say(line)
  say()
  // Once more at the end, in a line each: of a long log often only the end is kept.
  for (const failure of failures) say(formatFailure(failure))
  for (const { name, reason } of skipped) say(`skipped: ${name}: ${reason}`)
  say(`${passed} passed, ${failed} failed, ${skipped.length} skipped`)
  return failed === 0 && passed > 0
}

/** @param {readonly Ended[]} steps @param {number} ms */
function table(steps, ms) {
  const rows = steps.map(({ name, result: { passed, failed }, ms: own }) => [
    name,
    String(passed),
    failed > 0 ? `${failed} failed` : '',
    formatDuration(own)
  ])
  const all = [['step', 'passed', '', 'time'], ...rows, ['all together', '', '', formatDuration(ms)]]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  )
}

/**
 * Ctrl+C, or an end from outside: everything that was started ends first, then this process, by the same signal.
 * @param {() => void} before
 * @returns {() => void} stops listening
 */
function endBySignal(before) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  let isEnding = false
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (isEnding) return
    isEnding = true
    before()
    say('\nStopping …')
    await endCommands()
    stopListening()
    process.kill(process.pid, signal)
  }
  const stopListening = () => {
    for (const signal of signals) process.off(signal, end)
  }
  for (const signal of signals) process.on(signal, end)
  return stopListening
}
