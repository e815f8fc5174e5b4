import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type UserConfig } from 'vite'
import { createAppId } from '../package/places.mjs'
import { readSettings, type Settings } from '../settings/settings.mjs'
import { listBoardOrigins, selectForTarget } from '../settings/shared-board-settings.mjs'
import { createBuiltStylesPlugin } from './antd/built-styles.ts'
import { createCompileAheadPlugin } from './compile-ahead.ts'
import { createMessagesPlugin } from './messages.ts'
import type { Outside } from './policy.ts'
import { createSeedPostingsPlugin } from './seed-postings.ts'
import { createTokensPlugin } from './tokens.ts'

type Target = 'web' | 'desktop'

/** Features.LightDark of lightningcss: what it adds beside each color-scheme for light-dark(), which no style sheet asks for. */
const lightDark = 1 << 20

/** The settings of a build, as the environment and its .env files give them. */
export function readBuildSettings(root: string, mode: string): Settings {
  return readSettings(loadEnv(mode, root, 'LOUPE_'))
}

/** Whom the pages of a build may speak with, beside the host they came from. */
export function listOrigins(root: string, mode: string, target: Target): Outside {
  return listBoardOrigins(selectForTarget(readBuildSettings(root, mode).board, target))
}

/** Whether the jobs lie on the device of whoever looks at them. */
export function hasOwnBoard(root: string, mode: string, target: Target = 'web'): boolean {
  const board = selectForTarget(readBuildSettings(root, mode).board, target)
  return board === null || board.localData
}

/** Whether a device that has no jobs yet begins with sample jobs. */
export function takesSample(root: string, mode: string): boolean {
  return hasOwnBoard(root, mode) && readBuildSettings(root, mode).samples
}

/**
 * What every build of the renderer shares.
 * @param root the project's folder
 * @param mode which .env files are read beside .env: .env.production, .env.development …
 * @param target decides which platform the entry takes
 */
export function createRendererConfig(root: string, mode: string, target: Target = 'web'): UserConfig {
  const settings = readBuildSettings(root, mode)
  return {
    root: resolve(root, 'renderer'),
    mode,
    // Nothing of the environment reaches the browser but the settings below, parsed.
    envDir: false,
    define: Object.fromEntries(
      Object.entries(listPageSettings(settings, target)).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value)
      ])
    ),
    // By the module and not by a condition in it: what is imported and never used would still decide which files there are.
    resolve: { alias: target === 'desktop' || hasOwnBoard(root, mode) ? {} : lazyDocuments(root) },
    plugins: [
      createMessagesPlugin(root),
      createTokensPlugin(),
      createSeedPostingsPlugin(root),
      createBuiltStylesPlugin(root),
      createCompileAheadPlugin(),
      react()
    ],
    css: { lightningcss: { exclude: lightDark } },
    worker: { format: 'es' }
  }
}

/** The settings as a page reads them of import.meta.env. */
export function listPageSettings(settings: Settings, target: Target): Record<string, unknown> {
  const board = selectForTarget(settings.board, target)
  return {
    LOUPE_DESKTOP: target === 'desktop',
    LOUPE_PUBLIC_URL: settings.publicUrl,
    LOUPE_DOMAIN: settings.domain,
    LOUPE_ADMIN_PASSWORD_HASH: settings.passwordHash,
    LOUPE_DEMONSTRATION: settings.demonstration,
    LOUPE_APPLICATION_FORM_URL: settings.applicationForm,
    LOUPE_APPLICATIONS_SHEET_URL: settings.applicationsSheet,
    LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL: settings.employerApplicationsSheet,
    LOUPE_KIOSK: settings.kiosk,
    LOUPE_IDLE_MINUTES: settings.idleMinutes,
    LOUPE_SAMPLES: settings.samples,
    // null takes every line of the shared board out of the build.
    LOUPE_BOARD: board,
    // Whether the jobs lie on this device. false takes what would keep them there out of a page.
    LOUPE_OWN_BOARD: board === null || board.localData
  }
}

/** Where the board is shared, what the browser itself keeps comes when it is asked for. */
function lazyDocuments(root: string): Record<string, string> {
  return { '#renderer/platform/web/open-documents.ts': resolve(root, 'renderer/platform/web/open-documents-lazily.ts') }
}

/** What of the settings the main process of the desktop app knows. */
export function createMainDefines(root: string, mode: string): Record<string, string> {
  const settings = readBuildSettings(root, mode)
  return {
    'import.meta.env.LOUPE_SAMPLES': JSON.stringify(settings.samples),
    'import.meta.env.LOUPE_APP_ID': JSON.stringify(createAppId(settings.domain)),
    // false takes every line of the updates out of the build.
    'import.meta.env.LOUPE_UPDATES': JSON.stringify(settings.updateUrl !== '')
  }
}
