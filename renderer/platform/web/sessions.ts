import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import {
  canResumeFromBfcache,
  canResumeSession,
  type Heartbeat,
  heartbeatIntervalMs,
  isAbandoned,
  type NavigationContext,
  parseHeartbeat,
  putAwayForMs
} from './session-heartbeat.ts'
import { requestSession, shareSession } from './session-transfer.ts'
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

export interface ManagedSession {
  /** The key of the session: the one found, or that of the tab from which it was taken over. */
  key: string
  isRefused: boolean
  /** Gives the tab a new name, apart from a session that others may share; returns its new key. */
  rename(): string
}

/** Resumes a found session, takes another tab's over, or refuses; then keeps the mark, offers the session, and removes dead tabs' ones. */
export async function manageTabSession(
  storage: LocalStorageArea,
  locks: TabLocks,
  found: FoundSession
): Promise<ManagedSession> {
  const key = found.isNew ? await takeSessionOver(storage, locks, found.key) : found.key
  const isRefused = found.isFound && !(await mayResume(storage, locks, key))
  if (isRefused) remove(storage, key)
  let release = holdLock(locks, key)
  const tended: ManagedSession = {
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
  shareSession(locks, () => {
    if (tended.isRefused || storage.read(tended.key) === null) return null
    const token = tokenKey === null ? undefined : window.sessionStorage.getItem(tokenKey)
    return token === null ? null : { tab: tended.key.slice(sessionPrefix.length), ...(token && { token }) }
  })
  keepHeartbeat(storage, tended)
  const sweep = () => void removeAbandoned(storage, locks, tended.key).catch(() => {})
  setInterval(sweep, sweepEveryMs)
  sweep()
  return tended
}

/** Both tabs then share name and session, and sign out together. Resolves with its key, or `own`. */
async function takeSessionOver(storage: LocalStorageArea, locks: TabLocks, own: string): Promise<string> {
  const given = await requestSession(locks, tokenKey !== null)
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
  const arrival = describeNavigation()
  const isHeldElsewhere = (await listLocks(locks)).has(key)
  return canResumeSession(parseHeartbeat(storage.read(key + markSuffix)), { ...arrival, isHeldElsewhere })
}

function remove(storage: LocalStorageArea, key: string): void {
  try {
    for (const each of [key, key + markSuffix]) storage.write(each, null)
  } catch {
    // It is refused all the same.
  }
}

function describeNavigation(): Omit<NavigationContext, 'isHeldElsewhere'> {
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

function keepHeartbeat(storage: LocalStorageArea, tended: ManagedSession): void {
  let hasLeft = false
  const mark = (state: Heartbeat['state']) => {
    try {
      if (storage.read(tended.key) !== null) storage.write(tended.key + markSuffix, formatHeartbeat(state))
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
  }, heartbeatIntervalMs)
  document.addEventListener('visibilitychange', markVisibility)
  window.addEventListener('pagehide', () => {
    mark('left')
    hasLeft = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    hasLeft = false
    if (canResumeFromBfcache(parseHeartbeat(storage.read(tended.key + markSuffix)), Date.now())) return markVisibility()
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
    const mark = parseHeartbeat(storage.read(key + markSuffix))
    // A tab that has just begun it, or a session of an older version.
    if (!mark) storage.write(key + markSuffix, formatHeartbeat('left'))
    else if (isAbandoned(mark, now, maxAwayMs)) remove(storage, key)
  }
}

const formatHeartbeat = (state: Heartbeat['state']) => `${state} ${Date.now()}`

async function listLocks(locks: TabLocks): Promise<Set<string | undefined>> {
  const { held = [], pending = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return new Set([...held, ...pending].map(({ name }) => name))
}
