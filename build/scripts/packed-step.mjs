import { join } from 'node:path'
import { notRehearsed } from '../package/rehearse.mjs'
import { root, runTool } from './command.mjs'
import { createPlaywrightStep } from './steps.mjs'

/**
 * The journeys of the desktop app once more, from what electron-builder has packed and was taken apart again. What cannot be shown
 * without Electron's own program is said as skipped, each by its name.
 * @param {Record<string, string>} env
 * @returns {import('./steps.mjs').Step}
 */
export function createPackedStep(env) {
  const name = 'desktop journeys from the package'
  return {
    name,
    async run(onProgress) {
      const { code, output } = await runTool('../build/scripts/rehearse.mjs', [], { ownGroup: true })
      const extracted = code === 0 ? output.trim().split('\n').at(-1) : undefined
      if (!extracted) return { passed: 0, failed: 1, skipped: [], output }
      const packedEnv = {
        ...env,
        LOUPE_ONLY_DESKTOP: '1',
        LOUPE_TEST_APP: join(root, extracted, 'out'),
        LOUPE_PROOF: ''
      }
      const suite = { config: 'tests/playwright.config.ts', report: 'packed.json' }
      // The test of the package itself would pack again.
      const only = ['--project=desktop', '--grep-invert', 'packed.e2e']
      const result = await createPlaywrightStep(name, packedEnv, only, suite).run(onProgress)
      const skipped = notRehearsed.map((what) => ({
        name: what,
        reason: 'needs what has to be fetched for each system'
      }))
      return { ...result, skipped: [...result.skipped, ...skipped] }
    }
  }
}
