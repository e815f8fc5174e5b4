import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { type Desktop, type DesktopOptions, desktopOrigin, openDesktop } from './desktop.ts'

export interface OpenedPage {
  page: Page
  desktop: Desktop
  close(): Promise<void>
}

/** The desktop app with a page of it, for several tests: each start costs a process, a page and a load of the app. */
export async function openPage(
  browser: Browser,
  path: string,
  options: DesktopOptions = {},
  contextOptions: BrowserContextOptions = {}
): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: desktopOrigin, ...contextOptions })
  const { folder, remove } = userDataFolder()
  const desktop = await openDesktop(context, folder, options).catch((error: unknown) => {
    remove()
    throw error
  })
  const page = await context.newPage()
  await page.goto(path)
  return {
    page,
    desktop,
    async close() {
      await context.close()
      await desktop.close()
      remove()
    }
  }
}
