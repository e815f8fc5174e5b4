import { say } from './terminal.mjs'

/** @typedef {import('./steps.mjs').Step} Step @typedef {import('./steps.mjs').Result} Result */

/**
 * Runs steps one after the other, all of them even when one fails, and closes with one plain line.
 * @param {readonly Step[]} steps
 * @returns {Promise<boolean>} whether everything held
 */
export async function runSteps(steps) {
  /** @type {Result[]} */
  const results = []
  for (const step of steps) results.push(await runStep(step))
  const sum = (/** @type {(result: Result) => number} */ of) => results.reduce((total, result) => total + of(result), 0)
  const skipped = results.flatMap((result) => result.skipped)
  const passed = sum((result) => result.passed)
  const failed = sum((result) => result.failed)
  say()
  for (const { name, reason } of skipped) say(`skipped: ${name}: ${reason}`)
  for (const name of results.flatMap(({ shaky }) => shaky ?? [])) say(`only at the second try: ${name}`)
  say(`${passed} passed, ${failed} failed, ${skipped.length} skipped`)
  return failed === 0 && passed > 0
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep({ name, run }) {
  const began = performance.now()
  const result = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: [],
    output: String(error?.stack ?? error)
  }))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const counts =
    result.passed + result.failed > 1 ? `, ${result.passed} of ${result.passed + result.failed} passed` : ''
  const word = result.failed > 0 ? 'FAILED' : result.passed > 0 ? 'ok    ' : 'skip  '
  say(`${word} ${name} (${seconds} s${counts})`)
  if (result.failed > 0) say(result.output.trimEnd().replace(/^/gm, '    '))
  return result
}
