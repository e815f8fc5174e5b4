import { nativeTheme } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SettingsFile } from '#electron/main/json-store-file.ts'
import { createZoom } from '#electron/main/menu/zoom.ts'
import { createThemeChoice, noPreferences, type PreferencesFile } from '#electron/main/preferences-file.ts'

vi.mock('electron', () => ({ nativeTheme: { themeSource: 'system' }, BrowserWindow: { getAllWindows: () => [] } }))

let stored: PreferencesFile
const file: SettingsFile<PreferencesFile> = {
  read: () => stored,
  write(next) {
    stored = next
  }
}
beforeEach(() => {
  stored = noPreferences
})
afterEach(() => {
  nativeTheme.themeSource = 'system'
})

test('desktop preferences › store theme and zoom together', () => {
  const [theme, zoom] = [createThemeChoice(file), createZoom(file)]
  zoom.step('in')
  theme.choose('dark')
  expect(stored).toEqual({ theme: 'dark', zoom: 1.1 })
  zoom.step('in')
  expect(stored).toEqual({ theme: 'dark', zoom: 1.25 })
  expect(nativeTheme.themeSource).toBe('dark')
})

test('desktop preferences › forget a visitor’s theme at the end of the visit', () => {
  const theme = createThemeChoice(file, false)
  theme.choose('dark')
  expect([theme.read(), nativeTheme.themeSource, stored]).toEqual(['dark', 'dark', noPreferences])
  theme.forget()
  expect([theme.read(), nativeTheme.themeSource]).toEqual([null, 'system'])
})
