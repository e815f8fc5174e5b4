import { join } from 'node:path'
import { app, dialog, type MenuItemConstructorOptions, shell } from 'electron'
import type { FindWish } from '#shared/bridge.ts'
import { openLogFolder } from '../error-reports.ts'
import { messages, say } from '../native-ui-texts.ts'
import { createHistoryMenu } from './history-menu.ts'
import { createZoomItems, type Zoom } from './zoom.ts'

interface MenuOptions {
  readonly platform: NodeJS.Platform
  readonly developing: boolean
  readonly zoom: Pick<Zoom, 'step'>
  find(wish: FindWish): void
}

/** Electron's own menu has links past the guard of external links. */
export function createAppMenu({ platform, developing, zoom, find }: MenuOptions): MenuItemConstructorOptions[] {
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { type: 'separator' },
    ...createZoomItems(zoom),
    { type: 'separator' },
    { role: 'togglefullscreen' }
  ]
  if (developing) view.push({ type: 'separator' }, { role: 'toggleDevTools' })
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu', submenu: createEditItems(platform, find) },
    { role: 'viewMenu', submenu: view },
    createHistoryMenu(platform),
    { role: 'windowMenu' },
    createHelpMenu(platform)
  ]
}

/** Electron's own Edit with Find: a menu with items of one's own has none of Electron's. */
function createEditItems(platform: NodeJS.Platform, find: MenuOptions['find']): MenuItemConstructorOptions[] {
  const item = (label: string, accelerator: string, wish: FindWish): MenuItemConstructorOptions => ({
    label,
    accelerator,
    click: () => find(wish)
  })
  return [
    { role: 'undo' },
    { role: 'redo' },
    { type: 'separator' },
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    ...(platform === 'darwin' ? [{ role: 'pasteAndMatchStyle' } as const] : []),
    { role: 'delete' },
    { role: 'selectAll' },
    { type: 'separator' },
    item(messages.find, 'CmdOrCtrl+F', 'open'),
    item(messages.findNext, 'CmdOrCtrl+G', 'next'),
    item(messages.findPrevious, 'Shift+CmdOrCtrl+G', 'previous'),
    ...(platform === 'darwin' ? createMacEditItems() : [])
  ]
}

function createMacEditItems(): MenuItemConstructorOptions[] {
  return [
    { type: 'separator' },
    {
      label: messages.substitutions,
      submenu: [
        { role: 'showSubstitutions' },
        { type: 'separator' },
        { role: 'toggleSmartQuotes' },
        { role: 'toggleSmartDashes' },
        { role: 'toggleTextReplacement' }
      ]
    },
    { label: messages.speech, submenu: [{ role: 'startSpeaking' }, { role: 'stopSpeaking' }] }
  ]
}

export function describeApp(): void {
  app.setAboutPanelOptions({
    applicationName: 'Loupe',
    applicationVersion: app.getVersion(),
    copyright: messages.aboutCopyright,
    ...(process.platform === 'linux' && { iconPath: join(import.meta.dirname, '../renderer/icon.png') })
  })
}

/** macOS has 'About' in the app's menu. Electron's own Help leads past the guard of external links. */
function createHelpMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  const about: MenuItemConstructorOptions = { label: messages.about, click: () => app.showAboutPanel() }
  const licences: MenuItemConstructorOptions = { label: messages.licences, click: () => void openLicences() }
  const logs: MenuItemConstructorOptions = { label: messages.openLogs, click: () => void openLogFolder() }
  const items = platform === 'darwin' ? [] : [about]
  return { label: messages.help, submenu: [...items, licences, { type: 'separator' }, logs] }
}

/** Beside a package's archive, where other programs can read it; else beside the built app. */
function licencesFile(): string {
  return app.isPackaged ? join(process.resourcesPath, 'licences.txt') : join(import.meta.dirname, '../licences.txt')
}

/** The only file that the system is asked to open: a text of the package, whose path no page can set. */
async function openLicences(): Promise<void> {
  const file = licencesFile()
  const problem = await shell.openPath(file)
  if (problem !== '') dialog.showErrorBox(messages.licencesMissing, say(messages.licencesWhere, { file }))
}
