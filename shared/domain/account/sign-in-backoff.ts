/** Everybody mistypes. */
const freeFailures = 3

/** Fewer than 100 guesses a day, and the owner is never locked out longer. */
export const maxWaitMs = 30 * 60_000

/** None at first, then 1 s, doubling. */
export function computeBackoffMs(failures: number): number {
  if (failures <= freeFailures) return 0
  return Math.min(1000 * 2 ** Math.min(failures - freeFailures - 1, 30), maxWaitMs)
}
