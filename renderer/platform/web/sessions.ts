import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { offerSession, readyLock, requestSession } from './hand-over.ts'
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
import { createRandomName, holdLock, markSuffix, sessionPrefix, type TabLocks, tabKey } from './tab.ts'

/** Sessions of closed tabs are looked for this often. */
const sweepEveryMs = 15_000

/** Nobody who would be signed out by now comes back to a page that was put away. */
const idleMs = Number(import.meta.env.LOUPE_IDLE_MINUTES ?? 0) * 60_000
const maxAwayMs = idleMs > 0 ? Math.min(putAwayForMs, idleMs) : putAwayForMs

/** Where the SDK of a shared board keeps in sessionStorage who is signed in, with the token; null where there is no such board. */
const tokenKey = import.meta.env.LOUPE_BOARD
  ? `firebase:authUser:${import.meta.env.LOUPE_BOARD.app.apiKey}:[DEFAULT]`
  : null

/** What a page that has just been loaded found. */
export interface FoundSession {
  /** Where the session of this tab is stored; the tab holds a lock of this name as long as it lives. */
  key: string
  /** Whether it was there when the page was loaded. */
  isFound: boolean
  /** The tab has shown no page of the app before. Only such a one asks for the session of another tab, and only at its start. */
  isNew?: boolean | undefined
}

export interface TendedSession {
  /** Where the session of this tab is stored: where it was found, or where the tab has it from which this one took it over. */
  key: string
  /** Whether the session that was found was refused; it is removed then. */
  isRefused: boolean
  /** Gives the tab a new name, so that it has nothing more to do with a session that others may share. Returns its new key. */
  rename(): string
}

/**
 * Decides whether a session that was found goes on, or another tab's is taken over. From now on marks when this tab was last
 * there, as long as it has one, hands it over to tabs that are opened from this one, and removes what tabs have left that are gone.
 */
export async function tendSessions(
  storage: LocalStorageArea,
  locks: TabLocks,
  found: FoundSession
): Promise<TendedSession> {
  const key = found.isNew ? await takeSessionOver(storage, locks, found.key) : found.key
  const isRefused = found.isFound && !(await mayResume(storage, locks, key))
  if (isRefused) remove(storage, key)
  let release = holdLock(locks, key)
  const tended: TendedSession = {
    key,
    isRefused,
    rename() {
      release()
      tended.isRefused = false
      tended.key = sessionPrefix + nameTab(createRandomName())
      release = holdLock(locks, tended.key)
      return tended.key
    }
  }
  const hasSession = () => !tended.isRefused && storage.read(tended.key) !== null
  offerSession(locks, tokenKey, () => (hasSession() ? tended.key.slice(sessionPrefix.length) : null))
  keepMark(storage, tended)
  const sweep = () => void removeAbandoned(storage, locks, tended.key).catch(() => {})
  setInterval(sweep, sweepEveryMs)
  sweep()
  return tended
}

/**
 * A tab that takes a session over goes by the name of the tab that has it, as a duplicate does that a browser makes: both then
 * have one session, and who signs out in one is signed out in both. Nothing of it is stored a second time.
 * @returns where this tab has its session: at its own key if there is nobody who hands one over
 */
async function takeSessionOver(storage: LocalStorageArea, locks: TabLocks, own: string): Promise<string> {
  // Whose address was typed, or whose link nobody has just pressed, is not asked about: the start is not delayed.
  const offering = document.referrer.startsWith(`${location.origin}/`) ? await countHolders(locks, readyLock) : 0
  if (offering === 0) return own
  const given = await requestSession(tokenKey !== null, offering)
  const key = sessionPrefix + given?.tab
  if (!given || storage.read(key) === null) return own
  // As if the SDK had kept it here: it reads it when it starts, which is later.
  if (tokenKey && given.token) window.sessionStorage.setItem(tokenKey, given.token)
  nameTab(given.tab)
  return key
}

/** Has the tab go by this name, also after a reload. Returns it. */
function nameTab(name: string): string {
  try {
    window.sessionStorage.setItem(tabKey, name)
  } catch {
    // Blocked: the name, and the session, last as long as the page.
  }
  return name
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

function keepMark(storage: LocalStorageArea, tended: TendedSession): void {
  let hasLeft = false
  const mark = (state: SessionMark['state']) => {
    try {
      if (storage.read(tended.key) !== null) storage.write(tended.key + markSuffix, formatMark(state))
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
    if (mayComeBack(parseMark(storage.read(tended.key + markSuffix)), Date.now())) return markVisibility()
    // Another tab may share the session. If none does, the next page removes it.
    tended.rename()
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

/** How many tabs hold a lock of this name. */
async function countHolders(locks: TabLocks, name: string): Promise<number> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap((each) => (each.name === name ? [each.clientId] : []))).size
}
