/** Tells the process that started Playwright how far it is. */
export default class Progress {
  /** @type {import('./progress.mjs').Progress} */
  #progress = { tests: 0, of: 0 }

  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.#progress.of = suite.allTests().length
  }

  onTestEnd() {
    this.#progress.tests += 1
    process.send?.(this.#progress)
  }

  printsToStdio() {
    return false
  }
}
