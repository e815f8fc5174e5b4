import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Names of package.json's browserslist in @mdn/browser-compat-data. @type {Record<string, readonly string[]>} */
const compatNames = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android']
}

/** Names of Vite's targets, which know no Samsung Internet: 20 is Chromium 106. @type {Record<string, string>} */
const targetNames = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' }

/** @type {{ browserslist: string[] }} */
const { browserslist } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'))
const listed = browserslist.map((line) => line.split(' '))

/** Of `build.target`: 'chrome100'. */
export const viteTargets = listed.flatMap(([name = '', version]) =>
  targetNames[name] ? [`${targetNames[name]}${version}`] : []
)

/** Browser of the compatibility data and version. */
export const oldestBrowsers = listed.flatMap(([name = '', version = '']) =>
  (compatNames[name] ?? []).map((browser) => /** @type {const} */ ([browser, version]))
)
