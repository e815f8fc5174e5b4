/** Every open tab of the app holds this lock, shared. */
const lockName = 'loupe.board'

/** The browser's locks between tabs; undefined where there are none (plain http, old browsers). */
export type TabLocks = Pick<LockManager, 'query' | 'request'> | undefined

/** Whether another tab has the app open. Without Web Locks nobody can know: false. */
export async function hasOtherTabs(locks: TabLocks): Promise<boolean> {
  try {
    const state = await locks?.query()
    return state?.held?.some((lock) => lock.name === lockName) ?? false
  } catch {
    return false
  }
}

/** Holds the lock that shows the other tabs that this one is open: see `holdLock`. */
export function holdPresenceLock(locks: TabLocks): () => void {
  return holdLock(locks, lockName)
}

/** Holds a lock beside other tabs, until the returned function is called or the tab ends. */
export function holdLock(locks: TabLocks, name: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  locks?.request(name, { mode: 'shared' }, () => released).catch(() => {})
  return release
}

/** Tells tabs of changes that localStorage does not show. Where there is no channel, they see them when they are opened again. */
export interface Broadcast {
  /** Tells the other tabs. */
  post(): void
  close(): void
}

/** @param listener called when another tab has posted a change */
export function openBroadcast(name: string, listener: () => void): Broadcast {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = listener
  return { post: () => channel.postMessage(null), close: () => channel.close() }
}

/** A name nobody else has, also where crypto.randomUUID is missing (plain http). */
export function createRandomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')
}
