import { describe, expect, test } from 'vitest'
import {
  canResumeSession,
  heartbeatIntervalMs,
  isAbandoned,
  type NavigationContext
} from '#renderer/platform/web/manage-tab-session.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const at = Date.UTC(2026, 10, 22, 9)

/** A page that is loaded so long after the mark, on a PC, by an address. */
function arrive(afterMs: number, more: Partial<NavigationContext> = {}): NavigationContext {
  const now = at + afterMs
  const wasAway = { isFromHere: false, wasDiscarded: false, isHandheld: false, isHeldElsewhere: false }
  return { now, startedAt: now - 100, type: 'navigate', ...wasAway, ...more }
}

const [left, open, hidden] = [`left ${at}`, `open ${at}`, `hidden ${at}`]
const again = { type: 'back_forward' } as const
/** The next page of a tab is on its way before the last one ends. */
const next = { startedAt: at - 300 }

describe('resuming a session after the page was unloaded', () => {
  test.each<[what: string, string | null, NavigationContext, boolean]>([
    ['a reload', left, arrive(200, { type: 'reload', ...next }), true],
    ['another page of Loupe in the same tab', left, arrive(200, next), true],
    ['Back from another page of Loupe', left, arrive(200, { type: 'back_forward', ...next }), true],
    ['a reload on a slow network', left, arrive(50 * second, { type: 'reload', ...next }), true],
    ['a reload of the offline page', left, arrive(40 * second, { type: 'reload' }), true],
    ['a page opened before the previous one has loaded', left, arrive(9 * second, { isFromHere: true }), true],
    ['a reload after more than a minute', left, arrive(61 * second, { type: 'reload' }), false],
    ['a closed tab that is reopened at once', left, arrive(3 * second, { type: 'back_forward' }), false],
    ['a closed tab reopened as a history entry', left, arrive(9 * second, { ...again, isFromHere: true }), false],
    ['a closed tab reopened as a typed URL', left, arrive(3 * second), false],
    ['a closed tab that is reopened after 100 s', left, arrive(100 * second, { type: 'back_forward' }), false],
    ['a closed tab on a phone', left, arrive(3 * second, { type: 'back_forward', isHandheld: true }), false],
    ['a closed background tab', left, arrive(hour, { wasDiscarded: true }), false],
    ['a page that crashed and is reloaded', open, arrive(20 * second, { type: 'reload' }), true],
    [
      'a page that crashed just before its next heartbeat',
      open,
      arrive(heartbeatIntervalMs + second, { type: 'reload' }),
      true
    ],
    ['a crashed page reloaded after a minute', open, arrive(61 * second, { type: 'reload' }), false],
    ['a killed browser that is started again at once', open, arrive(5 * second, { type: 'back_forward' }), false],
    ['a killed browser that is started again the next day', open, arrive(20 * hour), false],
    [
      'another app for ten minutes, on a phone',
      hidden,
      arrive(10 * minute, { isHandheld: true, type: 'reload' }),
      true
    ],
    ['another app for a night, on a phone', hidden, arrive(13 * hour, { isHandheld: true, type: 'reload' }), false],
    ['a tab that Chrome discarded on a PC', hidden, arrive(3 * hour, { wasDiscarded: true, type: 'reload' }), true],
    [
      'a killed browser whose tab was in the background, on a PC',
      hidden,
      arrive(hour, { type: 'back_forward' }),
      false
    ],
    ['a killed browser restarted immediately, on a PC', hidden, arrive(5 * second, { type: 'back_forward' }), false],
    ['a background page that crashed and is reloaded', hidden, arrive(5 * second, { type: 'reload' }), true],
    ['a duplicate of a tab that is open', open, arrive(hour, { type: 'back_forward', isHeldElsewhere: true }), true],
    ['a clock that was set back', left, arrive(-hour, { type: 'reload' }), false],
    ['a clock that was set back on a phone', hidden, arrive(-hour, { isHandheld: true }), false],
    ['a clock that was corrected by a second', left, arrive(-second, { type: 'reload', ...next }), true],
    ['a session without a heartbeat', null, arrive(0), false],
    ['a session whose heartbeat was edited', 'left yesterday', arrive(0), false]
  ])('for %s returns %j', (_, mark, context, isSame) => {
    expect(canResumeSession(mark, context)).toBe(isSame)
  })

  test('fails for a discarded page after the idle timeout', () => {
    const afterMs = (ms: number) => canResumeSession(hidden, arrive(ms, { isHandheld: true }), 5 * minute)
    expect([afterMs(4 * minute), afterMs(5 * minute)]).toEqual([true, false])
  })
})

test.each([
  [left, 59 * second, false],
  [left, minute, true],
  [open, 59 * second, false],
  [open, minute, true],
  [hidden, 11 * hour, false],
  [hidden, 12 * hour, true],
  [hidden, -hour, true],
  [null, 0, true]
])('check for an abandoned session › for heartbeat %s after %i ms returns %s', (mark, afterMs, isOver) => {
  expect(isAbandoned(mark, at + afterMs, 12 * hour)).toBe(isOver)
})
