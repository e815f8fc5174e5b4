import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {Named[]} failures what has failed, as far as the report names it
 * @property {Named[]} skipped
 */

/** @typedef {{ name: string, reason: string }} Named */

const noReason = 'no reason given'

/** The counts in a report of vitest-report.mjs; null when there is none. @param {string} file @returns {Count | null} */
export function readVitestReport(file) {
  const report = readJson(file)
  if (!report) return null
  const { results, broken } =
    /** @type {{ results: { name: string, state: string, reason?: string }[], broken: Named[] }} */ (report)
  const named = (/** @type {string} */ wanted) =>
    results.filter(({ state }) => state === wanted).map(({ name, reason }) => ({ name, reason: reason ?? noReason }))
  const failures = [...named('failed'), ...broken]
  return {
    passed: results.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    failures,
    skipped: named('skipped')
  }
}

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, annotations: { type: string, description?: string }[], results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 */

/** The counts in a JSON report of Playwright; null when there is none. @param {string} file @returns {Count | null} */
export function readPlaywrightReport(file) {
  const report = readJson(file)
  if (!report) return null
  const { suites, errors } = /** @type {{ suites: PlaywrightSuite[], errors: PlaywrightError[] }} */ (report)
  /** @type {Count} */
  const count = {
    passed: 0,
    failed: errors.length,
    failures: errors.map((error) => ({ name: 'an error outside every journey', reason: describe([error]) })),
    skipped: []
  }
  for (const suite of suites) countSuite(suite, '', count)
  return count
}

/** @param {PlaywrightSuite} suite @param {string} above @param {Count} count */
function countSuite(suite, above, count) {
  const name = above ? `${above} > ${suite.title}` : suite.title
  for (const inner of suite.suites ?? []) countSuite(inner, name, count)
  for (const spec of suite.specs ?? []) {
    for (const { status, annotations, results } of spec.tests) {
      if (status === 'expected') count.passed += 1
      // 'flaky' failed first: nothing is taken twice, so it has failed.
      if (status === 'unexpected' || status === 'flaky') {
        count.failed += 1
        const reason = describe(results.flatMap(({ errors }) => errors))
        count.failures.push({ name: `${name} > ${spec.title}`, reason })
      }
      if (status === 'skipped') {
        const skipAnnotation = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
        const reason = skipAnnotation ? (skipAnnotation.description ?? noReason) : 'the run ended before its turn'
        count.skipped.push({ name: `${name} > ${spec.title}`, reason })
      }
    }
  }
}

/** @param {readonly PlaywrightError[]} errors */
function describe(errors) {
  return errors.map(({ message }) => message ?? noReason).join('\n') || noReason
}

/** @param {string} file @returns {unknown} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
