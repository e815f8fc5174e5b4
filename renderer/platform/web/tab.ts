export type TabLocks = Pick<LockManager, 'query' | 'request'> | undefined

/** A session's key in localStorage is this and the name of its tab; its mark's (session-heartbeat.ts) has the suffix. */
export const sessionPrefix = 'session_'
export const markSuffix = '.mark'

/** sessionStorage keeps the tab's name over a reload. */
export const tabKey = 'loupe.tab'
export const tabNamePattern = /^[\w-]{8,64}$/

/** The stored name of this tab, or `fresh`. */
export function identifyTab(fresh: string): string {
  try {
    const stored = window.sessionStorage.getItem(tabKey)
    if (stored !== null && tabNamePattern.test(stored)) return stored
    window.sessionStorage.setItem(tabKey, fresh)
  } catch {
    // Blocked: the name is new after every load, and no session is resumed.
  }
  return fresh
}

/** Unique, also where crypto.randomUUID is missing (plain http). */
export function createRandomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')
}

/** Holds a shared lock until the returned function is called or the tab ends. */
export function holdLock(locks: TabLocks, name: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  locks?.request(name, { mode: 'shared' }, () => released).catch(() => {})
  return release
}
