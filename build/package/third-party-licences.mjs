import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} licence as its package.json says it
 * @property {string} text the licence itself; empty when the package brings none
 */

/** Built in without being a dependency: its files are taken apart while building. */
const builtIn = ['node_modules/@fontsource-variable/petrona']

/** Licences of what packages have in themselves from others, where that is built in. */
const within = new Map([
  [
    'pdfjs-dist',
    [
      ...['OPENJPEG', 'PDFJS_OPENJPEG', 'JBIG2', 'PDFJS_JBIG2', 'QCMS', 'PDFJS_QCMS'].map(
        (part) => `wasm/LICENSE_${part}`
      ),
      ...['cmaps/LICENSE', 'iccs/LICENSE', 'standard_fonts/LICENSE_FOXIT', 'standard_fonts/LICENSE_LIBERATION']
    ]
  ]
])

/**
 * All packages that the product is built on, each with its licence. More than what is built in: that a package is needed by
 * another does not say which of its lines are.
 * @param {string} root the project's folder, with its packages installed
 * @returns {Part[]} in the order of their names
 */
export function listThirdParties(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const folders = Object.entries(packages)
    .filter(([folder, locked]) => folder !== '' && !locked.dev && !locked.devOptional)
    .map(([folder]) => folder)
    // Packages of other systems.
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
  return [...folders, ...builtIn].map((folder) => readPart(join(root, folder))).sort(byName)
}

/** @param {Part} one @param {Part} other */
const byName = (one, other) =>
  one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en')

/** @param {string} folder @returns {Part} */
function readPart(folder) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const named = license ?? licenses?.[0]
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\b|[-_.])/i.test(file) && !/\.(js|ts|json)$/.test(file))
    .sort()
    .concat(within.get(name) ?? [])
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { name, version, licence: typeof named === 'object' ? named.type : (named ?? ''), text: texts.join('\n\n') }
}

const line = '-'.repeat(80)

/**
 * The text that the app opens as 'Licences'. Throws when a package says nothing of its licence.
 * @param {string} own the licence of Loupe
 * @param {readonly Part[]} parts
 */
export function formatLicences(own, parts) {
  const silent = parts.filter(({ licence }) => licence === '').map(({ name }) => name)
  if (silent.length > 0) throw new Error(`These packages say nothing of their licence: ${silent.join(', ')}`)
  const intro = [
    'Loupe',
    own.trim(),
    'Loupe stands on the packages below, and runs in Electron and Chromium, whose licences lie beside this file or the program:\nLICENSE.electron.txt and LICENSES.chromium.html.'
  ]
  const each = parts.map(
    ({ name, version, licence, text }) =>
      `${line}\n${name} ${version}\nLicence: ${licence}\n\n${text || 'The package brings no text of its licence: it stands here with others that have the same.'}`
  )
  return `${[...intro, ...each].join('\n\n')}\n`
}
