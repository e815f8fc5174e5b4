// Cuts the display face down to what the product writes in it: Latin letters, typographic marks and weights 400 to 600.
// Run by hand after an update of the font package; the result is committed: `node build/scripts/subset-font.mjs`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '../..')
const fontPackage = resolve(root, 'node_modules/@fontsource-variable/petrona')
const folder = resolve(root, 'renderer/assets/fonts')

/** @param {number} first @param {number} last */
const listRange = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const text = [listRange(0x20, 0x7e), listRange(0xa0, 0xff), 'ŒœŠšŽžŸ', '–—‘’‚“”„•…‹›€™−×'].join('')

const source = readFileSync(resolve(fontPackage, 'files/petrona-latin-wght-normal.woff2'))
const subset = await subsetFont(source, text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'liga', 'clig', 'locl', 'ccmp', 'lnum', 'calt'],
  noHinting: true
})
writeFileSync(resolve(folder, 'petrona-latin.woff2'), subset)
copyFileSync(resolve(fontPackage, 'LICENSE'), resolve(folder, 'OFL.txt'))
process.stdout.write(`petrona-latin.woff2: ${subset.length} bytes of ${source.length}\n`)
