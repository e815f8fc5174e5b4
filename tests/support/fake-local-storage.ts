import { type LocalStorageArea, toStoreError } from '#renderer/storage/web/local-storage.ts'

/** The fake's additions to the port: a person with the developer tools open. */
export interface FakeTab extends LocalStorageArea {
  /** localStorage.clear() in this tab. */
  clear(): void
  /** The page is left. */
  leave(): void
}

export interface FakeLocalStorage {
  /** A new tab: its copy is what has arrived at the browser by now. */
  tab(): FakeTab
  /** Everything sent has arrived everywhere. */
  settle(): Promise<void>
  /** The disk's content after a browser that is killed now. */
  flushed: Map<string, string>
  flush(): void
  faults: { write?: Error | undefined }
}

interface Options {
  /** Characters of keys and values together. */
  quota?: number
  /** Milliseconds from a tab to the browser and from there to another tab, or what a message waits for; asked again for each. */
  latency?: () => number | Promise<void>
}

/**
 * localStorage as Chromium keeps it: every tab has its own copy, a write is in the writer's copy at once, goes to the browser
 * and from there to the other copies, each way in order; a copy ignores others' writes of a key while its own is under way.
 */
export function fakeLocalStorage({ quota = 5_242_880, latency = () => 0 }: Options = {}): FakeLocalStorage {
  const browser = new Map<string, string>()
  const tabs = new Set<{ onStorage(key: string | null, text: string | null, from: unknown): void }>()
  const pending = new Set<Promise<void>>()
  const faults: FakeLocalStorage['faults'] = {}
  const later = (queue: { tail: Promise<void> }, action: () => void) => {
    const way = latency()
    const passed = typeof way === 'number' ? new Promise((resolve) => setTimeout(resolve, way)) : way
    const sent = Promise.all([queue.tail, passed]).then(action)
    queue.tail = sent
    pending.add(sent)
    void sent.then(() => pending.delete(sent))
  }
  const fake: FakeLocalStorage = {
    faults,
    flushed: new Map(),
    flush() {
      fake.flushed = new Map(browser)
    },
    async settle() {
      while (pending.size > 0) await Promise.all(pending)
    },
    tab() {
      const copy = new Map(browser)
      const own = new Map<string | null, number>()
      const listeners = new Set<(key: string | null) => void>()
      const leavers = new Set<() => void>()
      const out = { tail: Promise.resolve() }
      const back = { tail: Promise.resolve() }
      const me = {
        onStorage(key: string | null, text: string | null, from: unknown) {
          later(back, () => {
            if (from === me) own.set(key, (own.get(key) ?? 1) - 1)
            else {
              if (!own.get(key)) put(copy, key, text)
              for (const listener of [...listeners]) listener(key)
            }
          })
        }
      }
      tabs.add(me)
      const send = (key: string | null, text: string | null) => {
        own.set(key, (own.get(key) ?? 0) + 1)
        later(out, () => {
          put(browser, key, text)
          for (const tab of tabs) tab.onStorage(key, text, me)
        })
      }
      return {
        read: (key) => copy.get(key) ?? null,
        keys: () => [...copy.keys()],
        write(key, text) {
          if (faults.write) throw toStoreError(faults.write)
          if (text !== null && size(copy) - (copy.get(key)?.length ?? -key.length) + text.length > quota)
            throw toStoreError(full())
          put(copy, key, text)
          send(key, text)
        },
        clear() {
          copy.clear()
          send(null, null)
        },
        leave() {
          for (const leaver of leavers) leaver()
        },
        watch(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        leaving(listener) {
          leavers.add(listener)
          return () => void leavers.delete(listener)
        }
      }
    }
  }
  return fake
}

function put(map: Map<string, string>, key: string | null, text: string | null): void {
  if (key === null) map.clear()
  else if (text === null) map.delete(key)
  else map.set(key, text)
}

function size(map: Map<string, string>): number {
  let total = 0
  for (const [key, text] of map) total += key.length + text.length
  return total
}

function full(): Error {
  return Object.assign(new Error('exceeded the quota'), { name: 'QuotaExceededError' })
}
