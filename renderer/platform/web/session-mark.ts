/**
 * When the tab of a session was last there, and how it stood with it then. A browser brings back what a tab knew when it opens a
 * closed tab again or restores its windows, also after it was killed, and a page is told nothing of it. So each tab marks its time:
 * - `left`, when its page ends: by a reload, a step to another address, or because the tab or the browser is closed;
 * - `hidden`, when another tab or app comes before it. A phone then takes the page away without a word and loads it again later;
 * - `open`, again and again while it is seen. Only a crash, or a browser that is killed, leaves this one behind.
 */
export interface SessionMark {
  state: 'open' | 'hidden' | 'left'
  /** Milliseconds since 1970. */
  at: number
}

/** A tab that is seen marks its time this often. */
export const markEveryMs = 15_000
/** A page that reloads, or is loaded again after a crash, is gone for less than this; one that is gone for longer was closed. */
export const closedAfterMs = 60_000
/** How long a phone, or a browser that is short of memory, may put a page away that somebody wants to come back to. */
export const putAwayForMs = 12 * 60 * 60_000
/** A clock is corrected by so much without anybody having set it. */
const clockToleranceMs = 2_000
/** Clocks are read in whole milliseconds, or fewer. */
const roundingMs = 10

/** What a page that has just been loaded knows of how it came about. */
export interface Arrival {
  now: number
  /** When the browser began to load the page, by the same clock as `now`. */
  startedAt: number
  /** `back_forward` also when the browser opens a tab again (Chromium). */
  type: NavigationTimingType
  /** The tab showed another page of the app right before. Not every browser says so. */
  isFromHere: boolean
  /** The browser had put the page away while another tab was before it. Only Chromium says so, and not on every phone. */
  wasDiscarded: boolean
  /** A phone or a tablet: they put pages away without saying so later. */
  isHandheld: boolean
  /** Another tab has this session: this one is its duplicate. */
  isHeldElsewhere: boolean
  /** How long a page may have been put away. */
  maxAwayMs: number
}

/** Reads 'left 1795338083240'. null: there is none, or it is of another form. */
export function parseMark(text: string | null): SessionMark | null {
  const [, state, at] = /^(open|hidden|left) (\d{1,15})$/.exec(text ?? '') ?? []
  return state === undefined ? null : { state: state as SessionMark['state'], at: Number(at) }
}

/** Whether a page that finds a session and this mark beside it goes on with the session, or stands in a tab that was closed. */
export function isSameVisit(mark: SessionMark | null, arrival: Arrival): boolean {
  if (arrival.isHeldElsewhere) return true
  if (!mark) return false
  const ageMs = arrival.now - mark.at
  // A clock that was set back tells nothing.
  if (ageMs < -clockToleranceMs) return false
  if (mark.state === 'hidden' && (arrival.wasDiscarded || arrival.isHandheld)) return ageMs < arrival.maxAwayMs
  if (ageMs >= closedAfterMs) return false
  return mark.state === 'left' ? isNextPage(mark, arrival) : arrival.type !== 'back_forward'
}

/**
 * Within a tab the next page is on its way before the last one ends. It begins after that where the last one was the browser's own
 * error page, which is reloaded, or was left before its code had come.
 */
function isNextPage({ at }: SessionMark, { startedAt, type, isFromHere }: Arrival): boolean {
  return startedAt <= at + roundingMs || type === 'reload' || (type === 'navigate' && isFromHere)
}

/** Whether a session may be removed whose tab is not there: nothing that could still come of it goes on with it. */
export function isAbandoned(mark: SessionMark, now: number, maxAwayMs: number): boolean {
  const ageMs = now - mark.at
  return ageMs < -clockToleranceMs || ageMs >= (mark.state === 'hidden' ? maxAwayMs : closedAfterMs)
}

/** Whether a page that was kept, as it was, for the way back to it may be shown again. That the tab is the same is certain then. */
export function mayComeBack(mark: SessionMark | null, now: number): boolean {
  return mark !== null && Math.abs(now - mark.at) < closedAfterMs
}
