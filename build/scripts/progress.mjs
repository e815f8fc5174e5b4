import { say } from './terminal.mjs'

/**
 * How far a step is.
 * @typedef {object} Progress
 * @property {number} tests done
 * @property {number} [of] all tests, where that is known
 * @property {number} [files] files of tests that are done
 * @property {number} [ofFiles] all files of tests
 */

/** @typedef {{ name: string, beganAt: number, progress: Progress | undefined }} RunningStep beganAt: performance.now() */

/** Without a terminal a line so often, in milliseconds. */
const quietMs = 30_000
/** In a terminal the lines are drawn anew so often, in milliseconds. */
const drawnMs = 250

const number = new Intl.NumberFormat('en')

/** @param {number} ms '4.2 s', '2 min 05 s' */
export function formatDuration(ms) {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** @param {Progress | undefined} progress '12 of 340 tests', '1,204 tests, 61 of 107 files'; '' when nothing is known yet */
export function formatProgress(progress) {
  if (!progress) return ''
  const { tests, of, files, ofFiles } = progress
  if (of !== undefined) return `${number.format(tests)} of ${number.format(of)} tests`
  if (files !== undefined && ofFiles !== undefined) return `${number.format(tests)} tests, ${files} of ${ofFiles} files`
  return `${number.format(tests)} tests`
}

/** @param {RunningStep} step @param {number} now */
function stepText({ name, beganAt, progress }, now) {
  return [name, formatProgress(progress), formatDuration(now - beganAt)].filter(Boolean).join(' · ')
}

/**
 * Shows the steps that run now: in a terminal as lines that move, below what has been said; else as a line every 30 s.
 * @param {() => readonly RunningStep[]} runningSteps
 */
export function showProgress(runningSteps) {
  const { stdout } = process
  let drawnLines = 0
  const clear = () => {
    if (drawnLines > 0) stdout.write(`\x1b[${drawnLines}A\x1b[J`)
    drawnLines = 0
  }
  const draw = () => {
    clear()
    const now = performance.now()
    // A line that wraps would be two, and the next drawing would clear one of them.
    const lines = runningSteps().map((step) => `  …    ${stepText(step, now)}`.slice(0, (stdout.columns || 80) - 1))
    if (lines.length > 0) stdout.write(`${lines.join('\n')}\n`)
    drawnLines = lines.length
  }
  const saySteps = () => {
    const now = performance.now()
    const texts = runningSteps().map((step) => stepText(step, now))
    if (texts.length > 0) say(`  …    ${texts.join('; ')}`)
  }
  const timer = stdout.isTTY ? setInterval(draw, drawnMs) : setInterval(saySteps, quietMs)
  return {
    /** Writes lines that stay. @param {readonly string[]} lines */
    write(lines) {
      clear()
      for (const line of lines) say(line)
    },
    end() {
      clearInterval(timer)
      clear()
    }
  }
}
