/** The browser's locks between tabs; undefined where there are none (plain http, old browsers). */
export type TabLocks = Pick<LockManager, 'query' | 'request'> | undefined

/** Holds a lock beside other tabs, until the returned function is called or the tab ends. */
export function holdLock(locks: TabLocks, name: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  locks?.request(name, { mode: 'shared' }, () => released).catch(() => {})
  return release
}

/** A name nobody else has, also where crypto.randomUUID is missing (plain http). */
export function createRandomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')
}
