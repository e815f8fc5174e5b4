import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type UserConfig } from 'vite'
import { createAppId } from '../package/package-output-paths.mjs'
import { readSettings, type Settings } from '../settings/build-settings.mjs'
import { listBoardOrigins, selectForTarget } from '../settings/shared-board-settings.mjs'
import { createAntdStylesheetPlugin } from './antd-stylesheet.ts'
import { createMessagesPlugin } from './compile-messages.ts'
import { createDesignTokensPlugin } from './design-tokens-plugin.ts'
import { createPdfjsAssetsPlugin } from './pdfjs-assets.ts'
import { createCompileHintsPlugin } from './v8-compile-hints.ts'

type Target = 'web' | 'desktop'

/** lightningcss's fallback for light-dark(), which no style sheet uses. */
const lightDark = 1 << 20

export type Build = ReturnType<typeof readBuild>

/** The settings of a build, and what follows from them. `outside`: origins beside the host's own. */
export function readBuild(root: string, mode: string, target: Target = 'web') {
  const settings: Settings = readSettings(loadEnv(mode, root, 'LOUPE_'))
  const board = selectForTarget(settings.board, target)
  return { settings, ownBoard: hasOwnBoard(board), outside: listBoardOrigins(board) }
}

const hasOwnBoard = (board: Settings['board']) => board === null || board.localData

/**
 * @param root the project's folder
 * @param mode selects .env files: .env.production, .env.development …
 * @param target selects the platform
 */
export function createRendererConfig(root: string, mode: string, target: Target = 'web'): UserConfig {
  const { settings, ownBoard } = readBuild(root, mode, target)
  return {
    root: resolve(root, 'renderer'),
    mode,
    // Only parsed settings reach the browser.
    envDir: false,
    define: Object.fromEntries(
      Object.entries({ ...listPageSettings(settings, target), LOUPE_BUILT_AT: findToday() }).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value)
      ])
    ),
    // An alias, since unused imports would still decide the chunks.
    resolve: { alias: target === 'desktop' || ownBoard ? {} : lazyDocuments(root) },
    plugins: [
      createMessagesPlugin(root),
      createDesignTokensPlugin(),
      createPdfjsAssetsPlugin(root),
      createAntdStylesheetPlugin(),
      createCompileHintsPlugin(),
      react()
    ],
    css: { lightningcss: { exclude: lightDark } },
    worker: { format: 'es' }
  }
}

/** ms since 1970. Builds of one day are the same. */
const findToday = () => Math.floor(Date.now() / 86_400_000) * 86_400_000

/** Settings as import.meta.env of a page. */
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
    // null removes the shared board from the build.
    LOUPE_BOARD: board,
    // false removes the device's store from pages.
    LOUPE_OWN_BOARD: hasOwnBoard(board)
  }
}

/** On a shared board the browser's own store is loaded when needed. */
function lazyDocuments(root: string): Record<string, string> {
  return { '#renderer/platform/web/open-documents.ts': resolve(root, 'renderer/platform/web/open-documents-lazily.ts') }
}

/** Settings of the desktop app's main process. */
export function createMainDefines(root: string, mode: string): Record<string, string> {
  const { settings } = readBuild(root, mode, 'desktop')
  return {
    'import.meta.env.LOUPE_SAMPLES': JSON.stringify(settings.samples),
    'import.meta.env.LOUPE_APP_ID': JSON.stringify(createAppId(settings.domain)),
    // false removes updates from the build.
    'import.meta.env.LOUPE_UPDATES': JSON.stringify(settings.updateUrl !== '')
  }
}
