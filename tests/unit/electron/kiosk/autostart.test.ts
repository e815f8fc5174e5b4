import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as electron from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWithSystem } from '#electron/main/kiosk/autostart.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'

const { platform } = process
const on = (system: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: system })

let board: ReturnType<typeof userDataFolder>
let isPackaged: boolean
const setLoginItemSettings = vi.fn()
beforeEach(() => {
  setLoginItemSettings.mockReset()
  board = userDataFolder()
  isPackaged = true
  const getPath = (name: string) => (name === 'exe' ? '/opt/loupe/loupe' : board.folder)
  const app = { getPath, setLoginItemSettings }
  vi.spyOn(electron, 'app', 'get').mockImplementation(() => ({ ...app, isPackaged }) as never)
  vi.stubEnv('APPIMAGE', undefined)
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', undefined)
})
afterEach(() => {
  on(platform)
  board.remove()
})

test('kiosk autostart › starts the program or its AppImage at login on Linux', () => {
  on('linux')
  const entry = join(board.folder, 'autostart/loupe.desktop')
  startWithSystem(true)
  expect(readFileSync(entry, 'utf8')).toContain('\nExec="/opt/loupe/loupe"\n')
  vi.stubEnv('APPIMAGE', '/home/asha/My "100%" $ `x` \\ apps/Loupe.AppImage')
  startWithSystem(true)
  expect(readFileSync(entry, 'utf8')).toContain(
    '\nExec="/home/asha/My \\\\"100%%\\\\" \\\\$ \\\\`x\\\\` \\\\\\\\ apps/Loupe.AppImage"\n'
  )
  startWithSystem(false)
  expect(existsSync(entry)).toBe(false)
  startWithSystem(false)
})

test('kiosk autostart › uses the system’s login items on Windows and macOS', () => {
  on('win32')
  startWithSystem(true)
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', 'D:\\Loupe.exe')
  startWithSystem(true)
  startWithSystem(false)
  expect(setLoginItemSettings.mock.calls).toEqual([
    [{ openAtLogin: true }],
    [{ openAtLogin: true, path: 'D:\\Loupe.exe' }],
    [{ openAtLogin: false, path: 'D:\\Loupe.exe' }]
  ])
})
