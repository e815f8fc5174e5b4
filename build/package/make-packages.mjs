import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'electron-builder'
import { loadEnv } from 'vite'
import { fetchChromium, findChromium, listSandboxArguments } from '../scripts/find-chromium.mjs'
import { root } from '../scripts/run-command.mjs'
import { readSettings } from '../settings/build-settings.mjs'
import { createBuilderConfig } from './builder-config.mjs'
import { copyBuiltApp } from './copy-built-app.mjs'
import { drawIcons } from './draw-app-icons.mjs'
import { appFolder, iconFolder } from './package-output-paths.mjs'

/** The input of the packages of this project, with its settings as they are. */
export function readBuilderConfig() {
  const { domain, updateUrl } = readSettings(loadEnv('production', root, 'LOUPE_'))
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'))
  return createBuilderConfig(root, { version, domain, updateUrl })
}

/** Lays out what electron-builder takes: the app and its icons, which Chromium draws. out/ must be built. */
export async function preparePackages() {
  const { domain, publicUrl } = readSettings(loadEnv('production', root, 'LOUPE_'))
  copyBuiltApp(root, join(root, appFolder), publicUrl || `https://${domain}`)
  const executablePath = (await findChromium()) ?? (await fetchChromium())
  await drawIcons(root, join(root, iconFolder), { executablePath, args: listSandboxArguments() })
}

/** Signing settings; the README explains each. */
const signingNames = ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID']

/** A build machine passes an unset secret as an empty text, in which electron-builder looks for a file. */
function forgetEmptySecrets() {
  for (const name of signingNames) if (process.env[name] === '') delete process.env[name]
}

/**
 * Makes the packages of the system that this runs on. Signs where electron-builder finds a certificate in the environment.
 * @returns {Promise<string[]>} the files
 */
export async function makePackages() {
  forgetEmptySecrets()
  await preparePackages()
  return build({ projectDir: root, config: readBuilderConfig(), publish: 'never' })
}
