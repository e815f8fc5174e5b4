import { nativeTheme } from 'electron'
import type { Theme } from '#shared/bridge.ts'
import type { SettingsFile } from './settings-file.ts'
import type { PreferencesFile } from './shell/preferences.ts'

/** The chosen theme. The whole app follows it, frames and dialogs of the system too, so the page is painted right at once. */
export function createThemeChoice(file: SettingsFile<PreferencesFile>) {
  const applyTheme = () => {
    nativeTheme.themeSource = file.read().theme ?? 'system'
  }
  applyTheme()
  return {
    read: (): Theme | null => file.read().theme,
    choose(theme: Theme): void {
      file.write({ ...file.read(), theme })
      applyTheme()
    }
  }
}
