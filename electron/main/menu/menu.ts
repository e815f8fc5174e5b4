import { Menu, type MenuItemConstructorOptions } from 'electron'
import { createHelpMenu } from './about.ts'
import { createHistoryMenu } from './history-steps.ts'

/** Only what belongs to any window. Electron's own menu leads out of the app, past the guard of links. */
export function setMenu(developing: boolean): void {
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' }
  ]
  if (developing) view.push({ type: 'separator' }, { role: 'toggleDevTools' })
  const menus: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : [{ role: 'fileMenu' } as const]),
    { role: 'editMenu' },
    { role: 'viewMenu', submenu: view },
    createHistoryMenu(process.platform),
    { role: 'windowMenu' },
    createHelpMenu(process.platform)
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
}
