import type { Preferences, Theme } from '#renderer/platform/platform.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'

const themeKey = 'theme'

export function createWebPreferences(storage: LocalStorageArea | undefined): Preferences {
  let chosen: Theme | null = null
  const read = (): Theme | null => {
    if (!storage) return chosen
    try {
      return parseTheme(storage.read(themeKey))
    } catch {
      return null
    }
  }
  return {
    readTheme: read,
    async setTheme(theme) {
      chosen = theme
      storage?.write(themeKey, theme)
    },
    watchTheme: (listener) =>
      storage?.watch((key) => {
        if (key === themeKey || key === null) listener(read())
      }) ?? (() => {})
  }
}

function parseTheme(text: string | null): Theme | null {
  return text === 'dark' || text === 'light' ? text : null
}
