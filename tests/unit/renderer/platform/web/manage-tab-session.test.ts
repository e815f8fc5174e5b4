import { describe, expect, test } from 'vitest'
import { canResumeSession, mayBeResumed, type NavigationContext } from '#renderer/platform/web/manage-tab-session.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const at = Date.UTC(2026, 10, 22, 9)

/** A page that is loaded so long after the mark, on a PC, by an address. */
function arrive(afterMs: number, more: Partial<NavigationContext> = {}): NavigationContext {
  const now = at + afterMs
  return { now, startedAt: now - 100, type: 'navigate', isFromHere: false, mayBeDiscarded: false, ...more }
}

const [left, open] = [`left ${at}`, `open ${at}`]
const [reload, again] = [{ type: 'reload' }, { type: 'back_forward' }] as const
const onPhone = { mayBeDiscarded: true }
/** The next page of a tab is on its way before the last one ends. */
const next = { startedAt: at - 300 }

describe('resuming a session after the page was unloaded', () => {
  test.each<[what: string, string | null, NavigationContext, boolean]>([
    ['a reload', left, arrive(200, { ...reload, ...next }), true],
    ['another page of Loupe in the same tab', left, arrive(200, next), true],
    ['Back from another page of Loupe', left, arrive(200, { ...again, ...next }), true],
    ['a reload of the offline page', left, arrive(40 * second, reload), true],
    ['a page opened before the previous one has loaded', left, arrive(9 * second, { isFromHere: true }), true],
    ['a reload after more than a minute', left, arrive(61 * second, reload), false],
    ['a closed tab that is reopened at once', left, arrive(3 * second, again), false],
    ['a closed tab reopened as a history entry', left, arrive(9 * second, { ...again, isFromHere: true }), false],
    ['a closed tab reopened as a typed URL', left, arrive(3 * second), false],
    ['a closed tab on a phone', left, arrive(3 * second, { ...again, ...onPhone }), false],
    ['a page that crashed and is reloaded', open, arrive(hour, reload), true],
    ['a killed browser that is started again at once', open, arrive(5 * second, again), false],
    ['a killed browser that is started again the next day', open, arrive(20 * hour), false],
    ['another app for ten minutes, on a phone', open, arrive(10 * minute, { ...again, ...onPhone }), true],
    ['another app for a night, on a phone', open, arrive(13 * hour, { ...again, ...onPhone }), false],
    ['a clock that was set back', left, arrive(-hour, reload), false],
    ['a clock that was set back on a phone', open, arrive(-hour, onPhone), false],
    ['a session without a mark', null, arrive(0), false],
    ['a session whose mark was edited', 'left yesterday', arrive(0), false]
  ])('for %s returns %j', (_, mark, context, isSame) => {
    expect(canResumeSession(mark, context)).toBe(isSame)
  })

  test('fails for a discarded page after the idle timeout', () => {
    const afterMs = (ms: number) => canResumeSession(open, arrive(ms, onPhone), 5 * minute)
    expect([afterMs(4 * minute), afterMs(5 * minute)]).toEqual([true, false])
  })
})

test.each([
  [left, 59 * second, true],
  [left, minute, false],
  [open, 11 * hour, true],
  [open, 12 * hour, false]
])('session of a missing tab › with mark %s is kept after %i ms: %s', (mark, afterMs, isKept) => {
  expect(mayBeResumed(mark, at + afterMs, 12 * hour)).toBe(isKept)
})
