import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** @typedef {import('vitest').SerializedError} SerializedError */

/**
 * Prints what has failed and nothing else, and tells the process that started vitest how far it is. Into the file that LOUPE_REPORT
 * names it writes what ran, with the reason of every failed and every skipped test (vitest's own JSON has none of the skipped).
 * How many tests there are is known when the last file was read: files are counted.
 */
export default class CountReport {
  /** @type {import('./progress.mjs').Progress} */
  #progress = { tests: 0, files: 0, ofFiles: 0 }

  /** @param {ReadonlyArray<unknown>} specifications */
  onTestRunStart(specifications) {
    this.#progress.ofFiles = specifications.length
  }

  onTestCaseResult() {
    this.#progress.tests += 1
    process.send?.(this.#progress)
  }

  onTestModuleEnd() {
    this.#progress.files = (this.#progress.files ?? 0) + 1
    process.send?.(this.#progress)
  }

  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules @param {ReadonlyArray<SerializedError>} unhandled */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const results = tests.map((test) => ({
      name: `${test.module.relativeModuleId} > ${test.fullName}`,
      ...readResult(test.result())
    }))
    const broken = [
      ...modules.flatMap((module) =>
        module.errors().length > 0 ? [{ name: module.relativeModuleId, reason: describe(module.errors()) }] : []
      ),
      ...unhandled.map((error) => ({ name: 'an error outside every test', reason: describe([error]) }))
    ]
    for (const { name, reason } of [...results.filter(({ state }) => state === 'failed'), ...broken])
      process.stdout.write(`FAIL ${name}\n${reason}\n\n`)
    const file = process.env.LOUPE_REPORT
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ results, broken }))
  }
}

/** @param {import('vitest/node').TestResult} result */
function readResult(result) {
  if (result.state === 'passed') return { state: result.state }
  if (result.state === 'failed') return { state: result.state, reason: describe(result.errors) }
  return { state: 'skipped', reason: result.state === 'skipped' ? result.note : 'it was never run' }
}

/** What was thrown, what differed, and where in the project. @param {ReadonlyArray<SerializedError>} errors */
function describe(errors) {
  return errors
    .map(({ name, message, diff, stacks = [] }) =>
      [
        message.startsWith(`${name}:`) ? message : `${name ?? 'Error'}: ${message}`,
        ...(typeof diff === 'string' ? [diff] : []),
        ...stacks.map(({ file, line, column }) => `at ${relative(process.cwd(), file)}:${line}:${column}`)
      ].join('\n')
    )
    .join('\n')
}
