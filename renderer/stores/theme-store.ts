import { create } from 'zustand'
import type { Preferences, Theme } from '#renderer/platform/platform.ts'
import { showToast } from './toast-store.ts'

interface ThemeState {
  theme: Theme
  /** null follows the system. */
  chosen: Theme | null
}

export const useTheme = create<ThemeState>(() => ({ theme: 'light', chosen: null }))

const matchSystemTheme = () => matchMedia('(prefers-color-scheme: dark)')

function applyTheme(chosen: Theme | null): Theme {
  const theme = chosen ?? (matchSystemTheme().matches ? 'dark' : 'light')
  const root = document.documentElement
  // renderer/index.html has mostly set it, and reading the paper's colour costs a layout.
  if (root.dataset.theme !== theme) {
    root.dataset.theme = theme
    const paper = getComputedStyle(root).getPropertyValue('--paper')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
  }
  useTheme.setState({ theme, chosen })
  return theme
}

export function followTheme(preferences: Preferences): () => void {
  const media = matchSystemTheme()
  const followSystem = () => applyTheme(useTheme.getState().chosen)
  applyTheme(preferences.readTheme())
  media.addEventListener('change', followSystem)
  const unwatch = preferences.watchTheme(applyTheme)
  return () => {
    media.removeEventListener('change', followSystem)
    unwatch()
  }
}

/** A theme that cannot be stored still changes, with a message. */
export function toggleTheme(preferences: Preferences): void {
  const theme = applyTheme(useTheme.getState().theme === 'dark' ? 'light' : 'dark')
  preferences.setTheme(theme).catch(() => showToast('notSaved'))
}
