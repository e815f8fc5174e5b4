import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { logFailure } from '../bridge-errors.ts'

/** Has Loupe start with the system, or not. Only a package can, since it has its own program. */
export function startWithSystem(wanted: boolean): void {
  if (!app.isPackaged) return
  try {
    if (process.platform === 'linux') writeAutostartEntry(wanted)
    else {
      const program = process.env.PORTABLE_EXECUTABLE_FILE
      app.setLoginItemSettings({ openAtLogin: wanted, ...(program !== undefined && { path: program }) })
    }
  } catch (error) {
    logFailure('Loupe could not have itself started with the system:', error)
  }
}

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

/** @param program quoted as the standard for desktop entries wants it */
function formatAutostartEntry(program: string): string {
  const quoted = program
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
  return `[Desktop Entry]\nType=Application\nName=Loupe\nExec="${quoted}"\nX-GNOME-Autostart-enabled=true\n`
}
