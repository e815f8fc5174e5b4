// Cuts the display face down to what the product writes in it: Latin letters, typographic marks and weights 400 to 600, in two files.
// Their ranges stand in renderer/styles/base.css.
// Run by hand after an update of the font package; the result is committed: `node build/fonts/subset-font.mjs`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '../..')
const fontPackage = resolve(root, 'node_modules/@fontsource-variable/petrona')
const folder = resolve(root, 'renderer/assets/fonts')

/** @param {number} first @param {number} last */
const listRange = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** Characters of nearly every heading (pavé and résumé among them), and rare ones: browsers fetch the second file when they meet one. */
const files = {
  'petrona-latin.woff2': [listRange(0x20, 0x7e), '\u00a0·–—‘’‚“”„•…‹›€™−', 'Éèé'],
  'petrona-latin-accents.woff2': [listRange(0xa1, 0xff).replace(/[·Éèé]/g, ''), 'ŒœŠšŽžŸ']
}

const source = readFileSync(resolve(fontPackage, 'files/petrona-latin-wght-normal.woff2'))
for (const [name, letters] of Object.entries(files)) {
  const subset = await subsetFont(source, letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'liga', 'clig', 'locl', 'ccmp', 'lnum', 'calt'],
    noHinting: true
  })
  writeFileSync(resolve(folder, name), subset)
  process.stdout.write(`${name}: ${subset.length} bytes of ${source.length}\n`)
}
copyFileSync(resolve(fontPackage, 'LICENSE'), resolve(folder, 'OFL.txt'))
