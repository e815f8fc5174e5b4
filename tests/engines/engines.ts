import { existsSync } from 'node:fs'
import { fetchOldChromium } from '../../build/scripts/fetch-old-chromium.mjs'
import { findInstalledChromium, listSandboxArguments } from '../../build/scripts/find-chromium.mjs'
import { startByPuppeteer } from './by-puppeteer.ts'
import { miniBrowser, startWebKit } from './by-selenium.ts'
import type { EngineOf } from './engine.ts'

const chromium = findInstalledChromium()
const oldChromium = await fetchOldChromium()
const firefox =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))
const webKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', miniBrowser]
const hasWebKit = webKit.every((file) => existsSync(file))
const args = [...listSandboxArguments(), '--disable-gpu']

export const engines: readonly EngineOf[] = [
  {
    name: 'Chromium',
    absent: chromium ? undefined : 'not on this computer',
    start: () => startByPuppeteer({ executablePath: chromium ?? '', args, headless: 'shell' })
  },
  {
    name: 'Chromium 102',
    absent: oldChromium ? undefined : 'could not be fetched',
    start: () => startByPuppeteer({ executablePath: oldChromium ?? '', args, headless: 'shell' })
  },
  {
    name: 'Firefox',
    absent: firefox ? undefined : 'not on this computer (Debian: firefox-esr)',
    start: () => startByPuppeteer({ browser: 'firefox', executablePath: firefox ?? '' })
  },
  {
    name: 'WebKit',
    absent: hasWebKit ? undefined : 'not on this computer (Debian: webkit2gtk-driver and xvfb)',
    hidesTabs: true,
    start: () => startWebKit()
  }
]
