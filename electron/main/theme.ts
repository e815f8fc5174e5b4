import { nativeTheme } from 'electron'
import type { Theme } from '#shared/bridge.ts'
import type { SettingsFile } from './settings-file.ts'
import type { PreferencesFile } from './shell/preferences.ts'

/**
 * The chosen theme. The whole app follows it, frames and dialogs of the system too, so the page is painted right at once.
 * @param isKept false on a kiosk: what somebody chooses there holds until it is forgotten, and is written nowhere
 */
export function createThemeChoice(file: SettingsFile<PreferencesFile>, isKept = true) {
  let passing: Theme | null = null
  const read = () => passing ?? file.read().theme
  const applyTheme = () => {
    nativeTheme.themeSource = read() ?? 'system'
  }
  applyTheme()
  return {
    read,
    choose(theme: Theme): void {
      if (isKept) file.write({ ...file.read(), theme })
      else passing = theme
      applyTheme()
    },
    forget(): void {
      passing = null
      applyTheme()
    }
  }
}
