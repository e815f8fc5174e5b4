import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { FindWish } from '#shared/window.ts'
import { messages } from '../messages.ts'
import { createHelpMenu } from './about.ts'
import { createHistoryMenu } from './history-steps.ts'
import { createZoomItems, type Zoom } from './zoom.ts'

export interface MenuOptions {
  readonly platform: NodeJS.Platform
  readonly developing: boolean
  readonly zoom: Pick<Zoom, 'step'>
  find(wish: FindWish): void
}

/** Only what belongs to the app. Electron's own menu leads out of it, past the guard of links. */
export function createMenus({ platform, developing, zoom, find }: MenuOptions): MenuItemConstructorOptions[] {
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
    // On a Mac it closes the window, elsewhere the app.
    { role: 'fileMenu' },
    { role: 'editMenu', submenu: createEditItems(platform, find) },
    { role: 'viewMenu', submenu: view },
    createHistoryMenu(platform),
    { role: 'windowMenu' },
    createHelpMenu(platform)
  ]
}

/** Electron's own Edit, with Find below: a menu with items of one's own has none of its. */
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

/** What every Mac has below Edit: corrections by the system, and its voice. */
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

export function setMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(createMenus(options)))
}

/** No menu, and none of its keys. */
export function removeMenu(): void {
  Menu.setApplicationMenu(null)
}
