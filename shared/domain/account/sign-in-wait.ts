/** Failures in a row that cost no wait: everybody mistypes. */
export const freeFailures = 3

/**
 * The longest wait between two attempts: a day allows fewer than 100 guesses, and the owner is never locked out for
 * longer.
 */
export const maxWaitMs = 30 * 60_000

/** Milliseconds to wait before the next attempt after that many failures in a row: none, then 1 s, doubling each time. */
export function computeWaitMs(failures: number): number {
  if (failures <= freeFailures) return 0
  return Math.min(1000 * 2 ** Math.min(failures - freeFailures - 1, 30), maxWaitMs)
}
