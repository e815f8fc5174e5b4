import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes what ran into the file LOUPE_REPORT names, with the reason of every skipped test (vitest's own JSON has none), and tells
 * the process that started vitest how far it is. How many tests there are is known when the last file was read: files are counted.
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

  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules @param {ReadonlyArray<unknown>} unhandled */
  onTestRunEnd(modules, unhandled) {
    const file = process.env.LOUPE_REPORT
    if (!file) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const results = tests.map((test) => ({ name: test.fullName, ...readResult(test.result()) }))
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ results, broken }))
  }
}

/** @param {import('vitest/node').TestResult} result */
function readResult(result) {
  if (result.state === 'passed' || result.state === 'failed') return { state: result.state }
  return { state: 'skipped', reason: result.state === 'skipped' ? result.note : 'it was never run' }
}
