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

const sweepEveryMs = 15_000

/** A page that was discarded for longer than the idle time would be signed out. */
const idleMs = Number(import.meta.env.LOUPE_IDLE_MINUTES ?? 0) * 60_000
const maxAwayMs = idleMs > 0 ? Math.min(putAwayForMs, idleMs) : putAwayForMs

/** The SDK's user in sessionStorage, with the token; null: there is no shared board. */
const tokenKey = import.meta.env.LOUPE_BOARD
  ? `firebase:authUser:${import.meta.env.LOUPE_BOARD.app.apiKey}:[DEFAULT]`
  : null

interface FoundSession {
  key: string
  isFound: boolean
  /** The tab has shown no page of the app before: it may ask for another tab's session. */
  isNew?: boolean | undefined
}

export interface TendedSession {
  /** The key of the session: the one found, or that of the tab from which it was taken over. */
  key: string
  isRefused: boolean
  /** Gives the tab a new name, apart from a session that others may share; returns its new key. */
  rename(): string
}

/** Resumes a found session, takes another tab's over, or refuses; then keeps the mark, offers the session, and removes dead tabs' ones. */
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

/** Both tabs then share name and session, and sign out together. Resolves with its key, or `own`. */
async function takeSessionOver(storage: LocalStorageArea, locks: TabLocks, own: string): Promise<string> {
  // A typed address or a bookmark has no tab to ask: the start is not delayed.
  const offering = document.referrer.startsWith(`${location.origin}/`) ? await countHolders(locks, readyLock) : 0
  if (offering === 0) return own
  const given = await requestSession(tokenKey !== null, offering)
  const key = sessionPrefix + given?.tab
  if (!given || storage.read(key) === null) return own
  // In the place of the SDK, which reads it later, when it starts.
  if (tokenKey && given.token) window.sessionStorage.setItem(tokenKey, given.token)
  nameTab(given.tab)
  return key
}

function nameTab(name: string): string {
  try {
    window.sessionStorage.setItem(tabKey, name)
  } catch {
    // Blocked: name and session last as long as the page.
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
    // Not timeOrigin, which ignores later corrections of the clock.
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
    // Another tab may share the session; if none does, the next page removes it.
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
    // A tab that has just begun it, or a session of an older version.
    if (!mark) storage.write(key + markSuffix, formatMark('left'))
    else if (isAbandoned(mark, now, maxAwayMs)) remove(storage, key)
  }
}

const formatMark = (state: SessionMark['state']) => `${state} ${Date.now()}`

async function listLocks(locks: TabLocks): Promise<Set<string | undefined>> {
  const { held = [], pending = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return new Set([...held, ...pending].map(({ name }) => name))
}

async function countHolders(locks: TabLocks, name: string): Promise<number> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap((each) => (each.name === name ? [each.clientId] : []))).size
}
