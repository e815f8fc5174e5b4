import { vi } from 'vitest'

/** Shorter than the time-outs of the tests, so that it says what did not come true. */
const longestMs = 25_000

/**
 * Waits until this throws no more, and no longer: how long that takes says nothing about the product, so the limit is far off.
 */
export function until<R>(holds: () => R | Promise<R>): Promise<R> {
  return vi.waitFor(holds, { timeout: longestMs, interval: 5 })
}
