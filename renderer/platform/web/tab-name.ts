/** sessionStorage remembers the tab's name across a reload; the session itself lies in localStorage under that name. */
export const tabKey = 'loupe.tab'

export const tabNamePattern = /^[\w-]{8,64}$/

/** The name by which this tab goes: `fresh`, if it has only just begun to show the app. */
export function identifyTab(fresh: string): string {
  try {
    const stored = window.sessionStorage.getItem(tabKey)
    if (stored !== null && tabNamePattern.test(stored)) return stored
    window.sessionStorage.setItem(tabKey, fresh)
  } catch {
    // Blocked: the tab has a new name after every load, and nobody stays signed in.
  }
  return fresh
}
