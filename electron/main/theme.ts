import { nativeTheme } from 'electron'
import * as v from 'valibot'
import type { Theme } from '#shared/bridge.ts'
import type { SettingsFile } from './settings-file.ts'

export const preferencesSchema = v.object({ theme: v.optional(v.nullable(v.picklist(['dark', 'light'])), null) })
export type PreferencesFile = v.InferOutput<typeof preferencesSchema>

export const noPreferences: PreferencesFile = { theme: null }

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
