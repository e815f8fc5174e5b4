/** The last sign of life: browsers restore closed tabs silently. 'left': ended; 'hidden': discardable; 'open': visible, or crashed. */
export interface Heartbeat {
  state: 'open' | 'hidden' | 'left'
  /** Milliseconds since 1970. */
  at: number
}

export const heartbeatIntervalMs = 15_000
/** A reload, or one after a crash, takes less; a tab that is gone for longer was closed. */
const closedAfterMs = 60_000
/** The longest time for which a phone, or a browser short of memory, may discard a page. */
export const putAwayForMs = 12 * 60 * 60_000
/** Clocks are corrected by so much. */
const clockToleranceMs = 2_000
const roundingMs = 10

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
  maxAwayMs: number
}

/** Parses 'left 1795338083240'; null: invalid, or none. */
export function parseHeartbeat(text: string | null): Heartbeat | null {
  const [, state, at] = /^(open|hidden|left) (\d{1,15})$/.exec(text ?? '') ?? []
  return state === undefined ? null : { state: state as Heartbeat['state'], at: Number(at) }
}

/** Whether a page resumes the session of this mark, or its tab was closed and reopened. */
export function canResumeSession(mark: Heartbeat | null, arrival: NavigationContext): boolean {
  if (arrival.isHeldElsewhere) return true
  if (!mark) return false
  const ageMs = arrival.now - mark.at
  if (ageMs < -clockToleranceMs) return false
  if (mark.state === 'hidden' && (arrival.wasDiscarded || arrival.isHandheld)) return ageMs < arrival.maxAwayMs
  if (ageMs >= closedAfterMs) return false
  return mark.state === 'left' ? isNextPage(mark, arrival) : arrival.type !== 'back_forward'
}

/** The next page starts before the last one ends, except a reload of an error page, or of one whose code had not come. */
function isNextPage({ at }: Heartbeat, { startedAt, type, isFromHere }: NavigationContext): boolean {
  return startedAt <= at + roundingMs || type === 'reload' || (type === 'navigate' && isFromHere)
}

/** Whether the session of a missing tab can be removed, because no page will resume it. */
export function isAbandoned(mark: Heartbeat, now: number, maxAwayMs: number): boolean {
  const ageMs = now - mark.at
  return ageMs < -clockToleranceMs || ageMs >= (mark.state === 'hidden' ? maxAwayMs : closedAfterMs)
}

/** Whether a page of the back/forward cache may be shown again. */
export function canResumeFromBfcache(mark: Heartbeat | null, now: number): boolean {
  return mark !== null && Math.abs(now - mark.at) < closedAfterMs
}
