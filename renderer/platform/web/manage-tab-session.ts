import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { markSuffix, nameTab, sessionPrefix, type TabLocks } from './browser-tab-name.ts'
import { requestSession, shareSession } from './session-transfer.ts'

/**
 * Browsers restore closed tabs silently, with what they stored. A mark beside each session says when its tab was last alive, and how:
 * 'left': its page ended; 'hidden': the browser may discard it; 'open': it is visible, or crashed.
 */
interface Mark {
  state: 'open' | 'hidden' | 'left'
  /** Milliseconds since 1970. */
  at: number
}

export const heartbeatIntervalMs = 15_000
/** A reload, or one after a crash, takes less; a tab that is gone for longer was closed. */
const closedAfterMs = 60_000
/** The longest time for which a phone, or a browser short of memory, may discard a page. */
const discardedForMs = 12 * 60 * 60_000
/** Clocks are corrected by so much. */
const clockToleranceMs = 2_000
const roundingMs = 10

/** A page that was discarded for longer than the idle time would be signed out. */
const idleMs = Number(import.meta.env.LOUPE_IDLE_MINUTES ?? 0) * 60_000
const defaultMaxAwayMs = idleMs > 0 ? Math.min(discardedForMs, idleMs) : discardedForMs

/** The SDK's user in sessionStorage, with the token; null: there is no shared board. */
const tokenKey = import.meta.env.LOUPE_BOARD
  ? `firebase:authUser:${import.meta.env.LOUPE_BOARD.app.apiKey}:[DEFAULT]`
  : null

export interface NavigationContext {
  now: number
  /** When the navigation began, by the same clock as `now`. */
  startedAt: number
  /** `back_forward` also for a reopened tab (Chromium). */
  type: NavigationTimingType
  /** The tab showed another page of the app right before. Some browsers do not say so. */
  isFromHere: boolean
  /** The browser had discarded the background page. Only Chromium says so, and not on every phone. */
  wasDiscarded: boolean
  /** A phone or a tablet: they discard pages without saying so. */
  isHandheld: boolean
  isHeldElsewhere: boolean
}

/** Whether a page resumes the session with this mark, or its tab was closed and reopened. */
export function canResumeSession(
  text: string | null,
  context: NavigationContext,
  maxAwayMs = defaultMaxAwayMs
): boolean {
  if (context.isHeldElsewhere) return true
  const mark = parseMark(text)
  if (!mark) return false
  const ageMs = context.now - mark.at
  if (ageMs < -clockToleranceMs) return false
  if (mark.state === 'hidden' && (context.wasDiscarded || context.isHandheld)) return ageMs < maxAwayMs
  if (ageMs >= closedAfterMs) return false
  if (mark.state !== 'left') return context.type !== 'back_forward'
  // The next page starts before the last one ends, except a reload of an error page, or of one whose code had not come.
  const { startedAt, type, isFromHere } = context
  return startedAt <= mark.at + roundingMs || type === 'reload' || (type === 'navigate' && isFromHere)
}

/** Whether the session of a missing tab can be removed, because no page will resume it. */
export function isAbandoned(text: string | null, now: number, maxAwayMs = defaultMaxAwayMs): boolean {
  const mark = parseMark(text)
  if (!mark) return true
  const ageMs = now - mark.at
  return ageMs < -clockToleranceMs || ageMs >= (mark.state === 'hidden' ? maxAwayMs : closedAfterMs)
}

/** Parses 'left 1795338083240'; null: invalid, or none. */
function parseMark(text: string | null): Mark | null {
  const [, state, at] = /^(open|hidden|left) (\d{1,15})$/.exec(text ?? '') ?? []
  return state === undefined ? null : { state: state as Mark['state'], at: Number(at) }
}

/** The key of the tab's session; another one with each sign-in. */
interface Tab {
  key: string
}

/** `isNew`: the tab has shown no page of the app before. `isFound`: a session is stored under its key. */
interface Found {
  isNew: boolean
  isFound: boolean
}

/** Resumes or removes a found session, or takes another tab's over; then keeps the mark, shares the session, and removes closed tabs' ones. */
export async function manageTabSession(
  storage: LocalStorageArea,
  locks: TabLocks,
  tab: Tab,
  { isNew, isFound }: Found
): Promise<void> {
  const remove = (key: string) => {
    for (const each of [key, key + markSuffix]) storage.write(each, null)
  }
  if (isNew) {
    const given = await requestSession(locks, tokenKey !== null)
    if (given && storage.read(sessionPrefix + given.tab) !== null) {
      // In the place of the SDK, which reads it later, when it starts.
      if (tokenKey && given.token) window.sessionStorage.setItem(tokenKey, given.token)
      tab.key = sessionPrefix + nameTab(given.tab)
    }
  } else if (isFound) {
    const isHeldElsewhere = (await listLocks(locks)).has(tab.key)
    if (!canResumeSession(storage.read(tab.key + markSuffix), { ...describeNavigation(), isHeldElsewhere }))
      remove(tab.key)
  }
  shareSession(locks, () => {
    const token = tokenKey === null ? undefined : window.sessionStorage.getItem(tokenKey)
    if (storage.read(tab.key) === null || token === null) return null
    return { tab: tab.key.slice(sessionPrefix.length), token }
  })
  keepMark(storage, tab)
  const sweep = async () => {
    const held = await listLocks(locks)
    const stored = storage.keys().filter((key) => key.startsWith(sessionPrefix))
    for (const key of new Set(stored.map((each) => each.replace(markSuffix, '')))) {
      if (key !== tab.key && !held.has(key) && isAbandoned(storage.read(key + markSuffix), Date.now())) remove(key)
    }
  }
  const trySweep = () => void sweep().catch(() => {})
  setInterval(trySweep, heartbeatIntervalMs)
  trySweep()
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
    isHandheld: window.matchMedia('(pointer: coarse)').matches
  }
}

function keepMark(storage: LocalStorageArea, tab: Tab): void {
  let hasLeft = false
  const mark = (state: Mark['state']) => {
    try {
      // A page that has ended is hidden, too.
      if (!hasLeft && storage.read(tab.key) !== null) storage.write(tab.key + markSuffix, `${state} ${Date.now()}`)
    } catch {
      // An older mark ends the session sooner, never later.
    }
  }
  const markVisibility = () => mark(document.visibilityState === 'hidden' ? 'hidden' : 'open')
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
    // From the back/forward cache: the next page decides whether it resumes the session, by the mark of the first ending.
    if (persisted) location.reload()
  })
}

async function listLocks(locks: TabLocks): Promise<Set<string | undefined>> {
  const { held = [], pending = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return new Set([...held, ...pending].map(({ name }) => name))
}
