/** Every open tab of the board holds this lock, shared. */
const lockName = 'loupe.board'

/** The browser's locks between tabs; undefined where there are none (plain http, old browsers). */
export type TabLocks = Pick<LockManager, 'query' | 'request'> | undefined

/** Whether another tab has the board open. Without locks nothing is concluded: false. */
export async function hasOtherTabs(locks: TabLocks): Promise<boolean> {
  try {
    const state = await locks?.query()
    return state?.held?.some((lock) => lock.name === lockName) ?? false
  } catch {
    return false
  }
}

/** Tells the other tabs that this one has the board open, until the returned function is called or the tab ends. */
export function holdPresenceLock(locks: TabLocks): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  locks?.request(lockName, { mode: 'shared' }, () => released).catch(() => {})
  return release
}

/** Tells tabs of changes that localStorage does not show. */
export interface Broadcast {
  /** Tells the other tabs. */
  post(): void
  /** Calls `listener` when another tab has told. */
  onMessage(listener: () => void): void
  close(): void
}

/** Where there is no channel between tabs, the others see it when they are opened again. */
export function openBroadcast(name: string): Broadcast {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, onMessage: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    post: () => channel.postMessage(null),
    onMessage(listener) {
      channel.onmessage = listener
    },
    close: () => channel.close()
  }
}

/** A name nobody else has, also where crypto.randomUUID is missing (plain http). */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')
}
