import { resolve } from 'node:path'
import { test as base, type ElectronApplication, _electron as electron, type Page } from '@playwright/test'
import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import type { TargetFixtures, TargetOptions } from '#tests/support/journey-target.ts'
import { listSandboxArguments } from '../../../build/scripts/find-chromium.mjs'
import { findElectronBinary } from '../../../build/scripts/find-electron-binary.mjs'

const root = resolve(import.meta.dirname, '../../..')
const appOrigin = 'app://loupe'

/** The built app in Electron, on its own folder. */
export function launch(userData: string): Promise<ElectronApplication> {
  return electron.launch({
    executablePath: findElectronBinary() ?? '',
    args: [...listSandboxArguments(), `--user-data-dir=${userData}`, root],
    // Each system has another idea of where an app keeps its data.
    env: { ...process.env, XDG_CONFIG_HOME: userData, APPDATA: userData, HOME: userData } as Record<string, string>
  })
}

/** The window, in which a path is an address of the app. */
export async function windowOf(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow()
  // Electron's context takes no baseURL: what Playwright compares paths with is set where it keeps it.
  Object.assign(Reflect.get(page.context(), '_options') ?? {}, { baseURL: `${appOrigin}/` })
  const goto = page.goto.bind(page)
  page.goto = (path, options) => goto(new URL(path, `${appOrigin}/`).href, options)
  return page
}

/** The journeys in Electron itself: the page of its first window instead of a browser's. */
export const throughElectron = base.extend<TargetOptions & TargetFixtures & { behind: Desktop | undefined }>({
  target: ['desktop', { option: true }],
  kiosk: [null, { option: true }],
  hashesInFull: [true, { option: true }],
  behind: undefined,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  desktop: async ({}, _use) => {
    throw new Error('This target is Electron itself')
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  page: async ({}, use) => {
    const { folder, remove } = userDataFolder()
    const app = await launch(folder)
    await use(await windowOf(app))
    await app.close()
    remove()
  },
  context: async ({ page }, use) => use(page.context())
})
