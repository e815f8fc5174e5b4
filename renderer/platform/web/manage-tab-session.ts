import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { markSuffix, nameTab, sessionPrefix, type TabLocks } from './browser-tab-name.ts'
import { findOpener, rememberPresses, removeOldPresses, requestToken, shareToken } from './session-transfer.ts'

/**
 * Browsers restore closed tabs silently, with what they stored. A mark beside each session says what its page last reported. 'left': it ended.
 * 'open': it was shown or hidden then, and may have crashed or been discarded since.
 */
interface Mark {
  state: 'open' | 'left'
  /** Milliseconds since 1970. */
  at: number
}

/** The next page of a tab is there sooner; a tab that is gone for longer was closed. */
const closedAfterMs = 60_000
/** The longest time for which a phone, or a browser short of memory, may discard a page. */
const discardedForMs = 12 * 60 * 60_000
/** Clocks are rounded. */
const clockToleranceMs = 10
const sweepIntervalMs = 60_000

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
  /** `back_forward` also for a reopened tab and a killed browser (Chromium, Firefox). */
  type: NavigationTimingType
  /** The tab showed another page of the app right before. Some browsers do not say so. */
  isFromHere: boolean
  /** Chromium says so. Phones and tablets do not: they discard any hidden page. */
  mayBeDiscarded: boolean
}

/** Whether a page resumes the session with this mark, or its tab was closed and reopened. */
export function canResumeSession(
  text: string | null,
  { now, startedAt, type, isFromHere, mayBeDiscarded }: NavigationContext,
  maxAwayMs = defaultMaxAwayMs
): boolean {
  const mark = parseMark(text)
  if (!mark || now < mark.at - clockToleranceMs) return false
  const ageMs = now - mark.at
  if (mark.state === 'open') return ageMs < maxAwayMs && (type !== 'back_forward' || mayBeDiscarded)
  if (ageMs >= closedAfterMs) return false
  // The next page starts before the last one ends, except a reload of an error page, or of one whose code had not come.
  return startedAt <= mark.at + clockToleranceMs || type === 'reload' || (type === 'navigate' && isFromHere)
}

/** Whether a missing tab may still come back to the session with this mark. */
export function mayBeResumed(text: string | null, now: number, maxAwayMs = defaultMaxAwayMs): boolean {
  const reload = { now, startedAt: now, type: 'reload', isFromHere: true, mayBeDiscarded: true } as const
  return canResumeSession(text, reload, maxAwayMs)
}

/** Parses 'left 1795338083240'; null: invalid, or none. */
function parseMark(text: string | null): Mark | null {
  const [, state, at] = /^(open|left) (\d{1,15})$/.exec(text ?? '') ?? []
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

/** Resumes or removes a found session, or shares the opener's. Then keeps the mark, lets new tabs share, and removes closed tabs' sessions. */
export async function manageTabSession(
  storage: LocalStorageArea,
  locks: TabLocks,
  tab: Tab,
  { isNew, isFound }: Found
): Promise<void> {
  const readMark = (key: string) => storage.read(key + markSuffix)
  const remove = (key: string) => {
    for (const each of [key, key + markSuffix]) storage.write(each, null)
  }
  if (isNew) {
    const opener = await findSharedSession(storage, locks)
    if (opener !== null) tab.key = sessionPrefix + nameTab(opener)
  } else if (isFound && !canResumeSession(readMark(tab.key), describeNavigation())) {
    // A duplicate's session is open in another tab.
    if (!(await listLocks(locks)).has(tab.key)) remove(tab.key)
  }
  const readName = () => (storage.read(tab.key) === null ? null : tab.key.slice(sessionPrefix.length))
  rememberPresses(storage, readName)
  if (tokenKey) shareToken((name) => (name === readName() ? window.sessionStorage.getItem(tokenKey) : null))
  keepMark(storage, tab)
  const sweep = async () => {
    const held = await listLocks(locks)
    const stored = storage.keys().filter((key) => key.startsWith(sessionPrefix))
    for (const key of new Set(stored.map((each) => each.replace(markSuffix, '')))) {
      if (key !== tab.key && !held.has(key) && !mayBeResumed(readMark(key), Date.now())) remove(key)
    }
    removeOldPresses(storage)
  }
  const trySweep = () => void sweep().catch(() => {})
  setInterval(trySweep, sweepIntervalMs)
  trySweep()
}

/** The name of the opener's session, with its token copied on a shared board; null: it has none. */
async function findSharedSession(storage: LocalStorageArea, locks: TabLocks): Promise<string | null> {
  const opener = await findOpener(storage)
  const key = sessionPrefix + opener
  if (opener === null || storage.read(key) === null) return null
  if (tokenKey === null) return opener
  const token = (await listLocks(locks)).has(key) ? await requestToken(opener) : null
  // In the place of the SDK, which reads it later, when it starts.
  if (token !== null) window.sessionStorage.setItem(tokenKey, token)
  return token && opener
}

function describeNavigation(): NavigationContext {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const now = Date.now()
  const wasDiscarded = 'wasDiscarded' in document && document.wasDiscarded === true
  return {
    now,
    // Not timeOrigin, which ignores later corrections of the clock.
    startedAt: now - performance.now(),
    type: navigation?.type ?? 'navigate',
    isFromHere: Boolean(window.navigation?.activation?.from),
    mayBeDiscarded: wasDiscarded || window.matchMedia('(pointer: coarse)').matches
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
  mark('open')
  document.addEventListener('visibilitychange', () => mark('open'))
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
