export type TabLocks = Pick<LockManager, 'query' | 'request'> | undefined

/** A session's key in localStorage is this and the name of its tab; the key of its mark (manage-tab-session.ts) has the suffix. */
export const sessionPrefix = 'session_'
export const markSuffix = '.mark'

/** sessionStorage keeps the tab's name over a reload. */
const tabKey = 'loupe.tab'
const tabNamePattern = /^[\w-]{8,64}$/

/** The name of this tab; null: it has shown no page of the app before. */
export function readTabName(): string | null {
  try {
    const stored = window.sessionStorage.getItem(tabKey)
    return stored !== null && tabNamePattern.test(stored) ? stored : null
  } catch {
    return null
  }
}

/** Where storage is blocked the name is new after every load, and no session is resumed. */
export function nameTab(name = createRandomName()): string {
  try {
    window.sessionStorage.setItem(tabKey, name)
  } catch {
    // Name and session last as long as the page.
  }
  return name
}

/** Unique, also where crypto.randomUUID is missing (plain http). */
function createRandomName(): string {
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
