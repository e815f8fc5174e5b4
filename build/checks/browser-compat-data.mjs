import { createRequire } from 'node:module'
import { oldestBrowsers } from './oldest-supported-browsers.mjs'

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/** @type {import('@mdn/browser-compat-data').CompatData} */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** @param {Identifier | undefined} feature @returns {string} the browsers that lack it; '': all have it, or it is unknown */
export function listLacking(feature) {
  const support = feature?.__compat?.support
  if (!support) return ''
  return oldestBrowsers
    .filter(([browser, version]) => {
      const entries = [support[/** @type {'chrome'} */ (browser)]].flat()
      return !entries.some(
        (each) =>
          each?.version_added &&
          !each.version_removed &&
          !each.flags &&
          !each.alternative_name &&
          Number.parseFloat(each.version_added.replace('≤', '')) <= Number.parseFloat(version)
      )
    })
    .map((browser) => browser.join(' '))
    .join(', ')
}
