import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import type { TabLocks } from '#renderer/storage/web/tabs.ts'
import { markSuffix, sessionPrefix } from './session-keys.ts'
import {
  type Arrival,
  isAbandoned,
  isSameVisit,
  markEveryMs,
  mayComeBack,
  parseMark,
  putAwayForMs,
  type SessionMark
} from './session-mark.ts'

/** Sessions of closed tabs are looked for this often. */
const sweepEveryMs = 15_000

/** Nobody who would be signed out by now comes back to a page that was put away. */
const idleMs = Number(import.meta.env.LOUPE_IDLE_MINUTES ?? 0) * 60_000
const maxAwayMs = idleMs > 0 ? Math.min(putAwayForMs, idleMs) : putAwayForMs

/**
 * Decides whether a session that was found goes on. From now on marks when this tab was last there, as long as it has one, and
 * removes what tabs have left that are gone.
 * @param key where the session of this tab is stored; the tab holds a lock of this name as long as it lives
 * @param isFound whether it was there when the page was loaded
 * @returns whether it was refused; it is removed then
 */
export async function tendSessions(
  storage: LocalStorageArea,
  locks: TabLocks,
  key: string,
  isFound: boolean
): Promise<boolean> {
  const isRefused = isFound && !(await mayResume(storage, locks, key))
  if (isRefused) remove(storage, key)
  // Its end needs no answer.
  locks?.request(key, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
  keepMark(storage, key)
  const sweep = () => void removeAbandoned(storage, locks, key).catch(() => {})
  setInterval(sweep, sweepEveryMs)
  sweep()
  return isRefused
}

async function mayResume(storage: LocalStorageArea, locks: TabLocks, key: string): Promise<boolean> {
  const arrival = describeArrival()
  const isHeldElsewhere = (await listLocks(locks)).has(key)
  return isSameVisit(parseMark(storage.read(key + markSuffix)), { ...arrival, isHeldElsewhere })
}

function remove(storage: LocalStorageArea, key: string): void {
  try {
    for (const each of [key, key + markSuffix]) storage.write(each, null)
  } catch {
    // It is refused all the same.
  }
}

function describeArrival(): Omit<Arrival, 'isHeldElsewhere'> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const now = Date.now()
  return {
    now,
    // Not timeOrigin: it goes by the clock as it was when the browser was started.
    startedAt: now - performance.now(),
    type: navigation?.type ?? 'navigate',
    isFromHere: Boolean(window.navigation?.activation?.from),
    wasDiscarded: 'wasDiscarded' in document && document.wasDiscarded === true,
    isHandheld: window.matchMedia('(pointer: coarse)').matches,
    maxAwayMs
  }
}

function keepMark(storage: LocalStorageArea, key: string): void {
  let hasLeft = false
  const mark = (state: SessionMark['state']) => {
    try {
      if (storage.read(key) !== null) storage.write(key + markSuffix, formatMark(state))
    } catch {
      // An older mark ends the session sooner, never later.
    }
  }
  const markVisibility = () => {
    // A page that ends is hidden too.
    if (!hasLeft) mark(document.visibilityState === 'hidden' ? 'hidden' : 'open')
  }
  markVisibility()
  setInterval(() => {
    if (document.visibilityState !== 'hidden') markVisibility()
  }, markEveryMs)
  document.addEventListener('visibilitychange', markVisibility)
  window.addEventListener('pagehide', () => {
    mark('left')
    hasLeft = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    hasLeft = false
    if (mayComeBack(parseMark(storage.read(key + markSuffix)), Date.now())) return markVisibility()
    remove(storage, key)
    location.reload()
  })
}

async function removeAbandoned(storage: LocalStorageArea, locks: TabLocks, own: string): Promise<void> {
  const held = await listLocks(locks)
  const now = Date.now()
  for (const each of storage.keys()) {
    const key = each.endsWith(markSuffix) ? each.slice(0, -markSuffix.length) : each
    if (!key.startsWith(sessionPrefix) || key === own || held.has(key)) continue
    const mark = parseMark(storage.read(key + markSuffix))
    // Its tab has only just begun it, or an older version of the app has left it there.
    if (!mark) storage.write(key + markSuffix, formatMark('left'))
    else if (isAbandoned(mark, now, maxAwayMs)) remove(storage, key)
  }
}

const formatMark = (state: SessionMark['state']) => `${state} ${Date.now()}`

/** The names of the locks that tabs hold, or wait for. */
async function listLocks(locks: TabLocks): Promise<Set<string | undefined>> {
  const { held = [], pending = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return new Set([...held, ...pending].map(({ name }) => name))
}
