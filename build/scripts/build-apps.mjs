import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesFile } from '../package/package-output-paths.mjs'
import { formatLicences, listThirdParties } from '../package/third-party-licences.mjs'
import { root, runTool } from './run-command.mjs'
import { Complaint } from './terminal-output.mjs'

/**
 * @param {string} what
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ show?: boolean | undefined, env?: Readonly<Record<string, string>> }} [options] show: lets it say what it makes
 */
async function build(what, script, args, { show = false, env = {} } = {}) {
  const quiet = show ? [] : ['--logLevel', 'warn']
  const { code, output } = await runTool(script, [...args, ...quiet], { env: { NODE_ENV: 'production', ...env }, show })
  if (code !== 0) throw new Complaint(`The ${what} app could not be built:\n${output.trim()}`)
  return output
}

/**
 * Builds the web app into dist/. Packages must be installed. @param {{ show?: boolean }} [options] show: lists the files with their sizes
 */
export async function buildWebApp({ show } = {}) {
  const { loadEnv } = await import('vite')
  const { readSettings } = await import('../settings/build-settings.mjs')
  // A wrong setting becomes a sentence here, not a stack.
  const settings = readSettings(loadEnv('production', root, 'LOUPE_'))
  const output = await build('web', 'vite/bin/vite.js', ['build', 'renderer'], { show })
  return { dist: join(root, 'dist'), output, settings }
}

/**
 * Builds the web app into a folder, for journeys that differ in their settings alone: `finishForJourney` gives its pages theirs
 * (tests/support/own-build.ts). Packages must be installed. @param {string} folder
 */
export async function buildForJourneys(folder) {
  const output = await build('web', 'vite/bin/vite.js', ['build', 'renderer', '--outDir', folder, '--emptyOutDir'], {
    env: { LOUPE_JOURNEY_BUILD: '1' }
  })
  return { output }
}

/** Builds the demonstration into a folder, as if nothing were configured. Packages must be installed. @param {string} folder */
export async function buildDemo(folder) {
  const { settingNames } = await import('../settings/build-settings.mjs')
  // Empty ones count as missing, whatever .env says.
  const env = { ...Object.fromEntries(settingNames.map((name) => [name, ''])), LOUPE_SAMPLES: '0' }
  const config = ['--config', join(root, 'build/vite/demo-config.ts')]
  await build(
    'demonstration',
    'vite/bin/vite.js',
    ['build', 'renderer', ...config, '--outDir', folder, '--emptyOutDir'],
    {
      env
    }
  )
}

/** Builds the desktop app into out/. Packages must be installed; Electron's binary need not. */
export async function buildDesktopApp() {
  const output = await build('desktop', 'electron-vite/bin/electron-vite.js', ['build'])
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  writeFileSync(join(root, licencesFile), formatLicences(own, listThirdParties(root)))
  return { out: join(root, 'out'), output }
}
