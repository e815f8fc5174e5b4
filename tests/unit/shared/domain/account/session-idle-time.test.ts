import { expect, test } from 'vitest'
import { computeIdleState } from '#shared/domain/account/session-idle-time.ts'

const minute = 60_000
const began = { wallMs: Date.UTC(2026, 10, 22, 9), elapsedMs: 7_000 }

/** So long after `began`, by the clock that can be set and by the one that no user can set. */
const later = (wallMs: number, elapsedMs = wallMs) => ({
  wallMs: began.wallMs + wallMs,
  elapsedMs: began.elapsedMs + elapsedMs
})
const after = (wallMs: number, elapsedMs?: number) => computeIdleState(began, later(wallMs, elapsedMs), 5 * minute)

test('idle time of a session › warns for the last 30 seconds before the session ends', () => {
  expect(after(0)).toEqual({ phase: 'active' })
  expect(after(4.5 * minute - 1)).toEqual({ phase: 'active' })
  expect(after(4.5 * minute)).toEqual({ phase: 'warning', leftMs: 30_000 })
  expect(after(5 * minute - 1)).toEqual({ phase: 'warning', leftMs: 1 })
  expect(after(5 * minute)).toEqual({ phase: 'ended' })
})

test('idle time of a session › counts the time that the device slept', () => {
  expect(after(8 * 60 * minute, minute)).toEqual({ phase: 'ended' })
  expect(after(4.75 * minute, minute)).toEqual({ phase: 'warning', leftMs: 15_000 })
})

test('idle time of a session › adds no time when the clock is set back', () => {
  expect(after(-60 * minute, 5 * minute)).toEqual({ phase: 'ended' })
  // How long the device slept since, no one knows.
  expect(after(-60 * minute, minute)).toEqual({ phase: 'ended' })
  // A clock corrects itself by seconds.
  expect(after(minute - 5_000, minute)).toEqual({ phase: 'active' })
})

test('idle time of a session › ends the session when the clock is set forward', () => {
  expect(after(60 * minute, minute)).toEqual({ phase: 'ended' })
})

test('idle time of a session › counts the system’s idle time when that is longer', () => {
  const withSystem = (ms: number, systemIdleMs: number) => computeIdleState(began, later(ms), 5 * minute, systemIdleMs)
  expect(withSystem(minute, 0)).toEqual({ phase: 'active' })
  expect(withSystem(minute, 4.75 * minute)).toEqual({ phase: 'warning', leftMs: 15_000 })
  expect(withSystem(minute, 5 * minute)).toEqual({ phase: 'ended' })
  // It never lengthens what the others say.
  expect(withSystem(5 * minute, 0)).toEqual({ phase: 'ended' })
})
