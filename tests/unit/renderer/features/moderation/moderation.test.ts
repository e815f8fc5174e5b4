import { describe, expect, test } from 'vitest'
import { parseModerationShortcut } from '#renderer/features/moderation/moderation-shortcuts.tsx'
import { computeAge } from '#renderer/features/moderation/queue/queue-row.tsx'

describe('waiting time of a job in the review queue', () => {
  const now = new Date(2026, 10, 21, 14, 30)
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

  test.each([
    [ago(0), 0, 'minute'],
    [ago(59), 59, 'minute'],
    [ago(60), 1, 'hour'],
    [ago(1439), 23, 'hour'],
    [ago(1440), 1, 'day'],
    [ago(-5), 0, 'minute'],
    ['2026-11-21', 0, 'day'],
    ['2026-11-20', 1, 'day'],
    ['2026-11-01', 20, 'day']
  ])('returns the time of %s', (at, count, unit) => expect(computeAge(at, now)).toEqual({ count, unit }))
})

test('keyboard shortcut of the review queue › accepts letters, and key codes on other keyboard layouts', () => {
  expect(parseModerationShortcut({ key: 'J', code: 'KeyJ' })).toBe('j')
  expect(parseModerationShortcut({ key: 'a', code: 'KeyQ' })).toBe('a')
  expect(parseModerationShortcut({ key: 'ो', code: 'KeyA' })).toBe('a')
  expect(parseModerationShortcut({ key: '?', code: 'Slash' })).toBe('?')
  expect(parseModerationShortcut({ key: 'z', code: 'KeyA' })).toBeUndefined()
  expect(parseModerationShortcut({ key: 'Enter', code: 'Enter' })).toBeUndefined()
})
