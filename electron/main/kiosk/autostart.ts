import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { logFailure } from '../log.ts'

/** Has Loupe begin when somebody signs in to the computer, or not, as the office wants it. Only a package can: it has a program of its own. */
export function startWithSystem(wanted: boolean): void {
  if (!app.isPackaged) return
  try {
    if (process.platform === 'linux') writeAutostartEntry(wanted)
    else {
      const program = process.env.PORTABLE_EXECUTABLE_FILE
      app.setLoginItemSettings({ openAtLogin: wanted, ...(program !== undefined && { path: program }) })
    }
  } catch (error) {
    // Nobody at the computer could do anything about it.
    logFailure('Loupe could not have itself started with the system:', error)
  }
}

/** What desktops of Linux start by themselves lies in one folder, an entry for each. */
function writeAutostartEntry(wanted: boolean): void {
  const folder = join(app.getPath('appData'), 'autostart')
  const file = join(folder, 'loupe.desktop')
  if (!wanted) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, formatAutostartEntry(process.env.APPIMAGE ?? app.getPath('exe')))
}

/** @param program the file to start, quoted as the standard for desktop entries wants it */
export function formatAutostartEntry(program: string): string {
  const quoted = program
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
  return `[Desktop Entry]\nType=Application\nName=Loupe\nExec="${quoted}"\nX-GNOME-Autostart-enabled=true\n`
}
