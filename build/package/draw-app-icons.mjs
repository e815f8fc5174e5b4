import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'icns-lib'
import { chromium } from 'playwright'
import pngToIco from 'png-to-ico'

/** In pixels. Linux takes the first ones as files, Windows those up to 256, a Mac all of them. */
const iconSizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const windowsSizes = iconSizes.filter((size) => size <= 256)

/** Sizes by their names on macOS; some are asked for twice, for screens with two pixels where others have one. */
const macTypes = {
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512
}

/**
 * Draws the mark in every size and writes what each system wants: sizes/<size>x<size>.png, icon.ico, icon.icns.
 * electron-builder would do it too, with a tool that it fetches; these are drawn from the lines of the mark, each size separately.
 * @param {string} root the project's folder
 * @param {string} folder
 * @param {import('playwright').LaunchOptions} browserOptions
 */
export async function drawIcons(root, folder, browserOptions) {
  const mark = putOnGlass(readFileSync(join(root, 'renderer/public/mark.svg'), 'utf8'))
  const drawn = await drawSizes(mark, browserOptions)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'sizes'), { recursive: true })
  for (const [size, png] of drawn) writeFileSync(join(folder, 'sizes', `${size}x${size}.png`), png)
  const sized = (/** @type {number} */ size) => drawn.get(size) ?? Buffer.alloc(0)
  writeFileSync(join(folder, 'icon.ico'), await pngToIco(windowsSizes.map(sized)))
  const forMac = Object.entries(macTypes).map(([type, size]) => [type, sized(size)])
  writeFileSync(join(folder, 'icon.icns'), format(Object.fromEntries(forMac)))
}

/** On a dark task bar the rim would be lost: the loupe gets its glass, in the colour of the paper. @param {string} mark */
function putOnGlass(mark) {
  const filled = mark.replace('.rim { fill: none;', '.rim { fill: #F7F4EC;')
  if (filled === mark) throw new Error('The mark has no rim any more that could be filled')
  return filled
}

/** @param {string} svg @param {import('playwright').LaunchOptions} browserOptions @returns {Promise<Map<number, Buffer>>} */
async function drawSizes(svg, browserOptions) {
  const browser = await chromium.launch(browserOptions)
  try {
    const page = await browser.newPage({ colorScheme: 'light' })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`)
    const drawn = new Map()
    for (const size of iconSizes) {
      await page.setViewportSize({ width: size, height: size })
      drawn.set(size, await page.screenshot({ omitBackground: true }))
    }
    return drawn
  } finally {
    await browser.close()
  }
}
