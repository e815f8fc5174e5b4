import { nativeTheme } from 'electron'
import * as v from 'valibot'
import type { Theme } from '#shared/bridge.ts'
import type { SettingsFile } from './json-store-file.ts'

/** The zoom steps of browsers. */
export const zoomFactors = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const
export type ZoomFactor = (typeof zoomFactors)[number]

export const preferencesSchema = v.object({
  theme: v.optional(v.nullable(v.picklist(['dark', 'light'])), null),
  zoom: v.optional(v.picklist(zoomFactors), 1)
})
export type PreferencesFile = v.InferOutput<typeof preferencesSchema>

export const noPreferences: PreferencesFile = { theme: null, zoom: 1 }

/** Applies the theme to the whole app with its dialogs. @param isKept false on a kiosk: nothing is stored */
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
