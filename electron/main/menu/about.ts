import { join } from 'node:path'
import { app, dialog, type MenuItemConstructorOptions, shell } from 'electron'
import { messages, say } from '../messages.ts'
import { openLogFolder } from '../reports/reports.ts'

/** What 'About Loupe' shows, in the panel that each system has for it. */
export function describeApp(): void {
  app.setAboutPanelOptions({
    applicationName: 'Loupe',
    applicationVersion: app.getVersion(),
    copyright: messages.aboutCopyright,
    ...(process.platform === 'linux' && { iconPath: join(import.meta.dirname, '../renderer/icon.png') })
  })
}

/** A Mac has 'About' in the menu of the app. Electron's own Help leads to pages outside, past the guard of links. */
export function createHelpMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  const about: MenuItemConstructorOptions = { label: messages.about, click: () => app.showAboutPanel() }
  const licences: MenuItemConstructorOptions = { label: messages.licences, click: () => void openLicences() }
  const logs: MenuItemConstructorOptions = { label: messages.openLogs, click: () => void openLogFolder() }
  const items = platform === 'darwin' ? [] : [about]
  return { label: messages.help, submenu: [...items, licences, { type: 'separator' }, logs] }
}

/** Beside the archive of a package, where other programs can read it; else beside the built app. */
function licencesFile(): string {
  return app.isPackaged ? join(process.resourcesPath, 'licences.txt') : join(import.meta.dirname, '../licences.txt')
}

/** The only file that is ever handed to the system to open: a text of the package, whose place no page can name. */
async function openLicences(): Promise<void> {
  const file = licencesFile()
  const problem = await shell.openPath(file)
  if (problem !== '') dialog.showErrorBox(messages.licencesMissing, say(messages.licencesWhere, { file }))
}
