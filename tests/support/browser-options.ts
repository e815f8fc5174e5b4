import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { LaunchOptions } from '@playwright/test'
import { findInstalledChromium, listSandboxArguments } from '../../build/scripts/find-chromium.mjs'

/**
 * Panels of the address bar that a whole browser prepares beside every page, in processes of their own. No test sees them, and they
 * take a third of the time.
 */
const unseenPanels = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * V8 options for pages that live for seconds: code optimized for later seldom runs again, and threads of its own for garbage cost more
 * than they give on two cores. Together a fifth of the CPU time.
 */
const shortLived = '--no-turbofan --no-maglev --single-threaded-gc --max-lazy'

/** How every suite starts its browser. */
export function browserOptions(): LaunchOptions {
  const executable = findInstalledChromium()
  // The processor draws in any case: this is the shorter way.
  const args = [...listSandboxArguments(), '--disable-gpu', `--js-flags=${shortLived}`]
  const disabled = disabledByPlaywright()
  // Without Playwright's own list the panels stay: that only takes longer.
  if (disabled.length > 0) args.push(`--disable-features=${[...disabled, ...unseenPanels].join(',')}`)
  return { args, ...(executable ? { executablePath: executable } : {}) }
}

/** Features that Playwright switches off in Chromium, which obeys the last such list alone; Playwright has no way to add to its own. */
function disabledByPlaywright(): string[] {
  const code = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(code) ?? []
  return [...list.matchAll(/"(\w+)"/g)].flatMap(([, name = '']) => name)
}
