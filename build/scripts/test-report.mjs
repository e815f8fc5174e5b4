/** @typedef {{ message?: string | undefined }} Thrown */
/** @typedef {import('./test-steps.mjs').TestOutcome} TestOutcome */

const noReason = 'no reason given'

/** Reports progress and each test's result to the process that started vitest or Playwright; each calls the methods it knows. */
export default class TestReport {
  /** @type {import('./test-steps.mjs').Progress} */
  #progress = { tests: 0 }
  /** @type {TestOutcome[]} */
  #broken = []
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite

  // vitest's. It knows the number of tests after the last file: files are counted.

  /** @param {ReadonlyArray<unknown>} specifications */
  onTestRunStart(specifications) {
    this.#progress = { tests: 0, files: 0, ofFiles: specifications.length }
  }

  onTestCaseResult() {
    this.#count()
  }

  onTestModuleEnd() {
    this.#progress.files = (this.#progress.files ?? 0) + 1
  }

  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules @param {ReadonlyArray<Thrown>} unhandled */
  async onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const results = tests.map((test) => {
      const result = test.result()
      const name = `${test.module.relativeModuleId} > ${test.fullName}`
      if (result.state === 'passed' && test.diagnostic()?.flaky)
        return toResult(name, 'flaky', describe(result.errors ?? []))
      if (result.state === 'passed') return toResult(name, 'passed')
      if (result.state === 'failed') return toResult(name, 'failed', describe(result.errors))
      return toResult(name, 'skipped', result.state === 'skipped' ? result.note : 'it was never run')
    })
    const unread = modules.filter((module) => module.errors().length > 0)
    await send([
      ...results,
      ...unread.map((module) => toResult(module.relativeModuleId, 'failed', describe(module.errors()))),
      ...unhandled.map((error) => toResult('an error outside every test', 'failed', describe([error])))
    ])
  }

  // Playwright's.

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite
    this.#progress = { tests: 0, of: suite.allTests().length }
  }

  /** @param {unknown} _test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(_test, { retry }) {
    if (retry === 0) this.#count()
  }

  /** @param {Thrown} error */
  onError(error) {
    this.#broken.push(toResult('an error outside every journey', 'failed', describe([error])))
  }

  async onEnd() {
    const results = (this.#suite?.allTests() ?? []).map((test) => {
      const name = test.titlePath().filter(Boolean).join(' > ')
      const outcome = test.outcome()
      if (outcome === 'expected') return toResult(name, 'passed')
      const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
      if (outcome === 'skipped')
        return toResult(name, 'skipped', skip ? skip.description : 'the run ended before its turn')
      const reason = describe(test.results.flatMap(({ errors }) => errors))
      return toResult(name, outcome === 'flaky' ? 'flaky' : 'failed', reason)
    })
    await send([...results, ...this.#broken])
  }

  printsToStdio() {
    return false
  }

  #count() {
    this.#progress.tests += 1
    process.send?.({ progress: this.#progress })
  }
}

/** @param {string} name @param {TestOutcome['state']} state @param {string} [reason] @returns {TestOutcome} */
function toResult(name, state, reason = noReason) {
  return { name, state, reason }
}

/** @param {ReadonlyArray<Thrown>} errors */
function describe(errors) {
  return errors.map(({ message }) => message ?? noReason).join('\n') || noReason
}

/** Resolves when it is sent, since the process may end then. @param {readonly TestOutcome[]} results @returns {Promise<void>} */
function send(results) {
  return new Promise((done) => (process.send ? process.send({ results }, () => done()) : done()))
}
