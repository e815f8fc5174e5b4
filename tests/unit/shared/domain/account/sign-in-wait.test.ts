import { describe, expect, it } from 'vitest'
import { computeWaitMs, freeFailures, maxWaitMs } from '#shared/domain/account/sign-in-wait.ts'

describe('computeWaitMs', () => {
  it('is 0 for the first failures', () => {
    for (let failures = 0; failures <= freeFailures; failures += 1) expect(computeWaitMs(failures)).toBe(0)
  })

  it('doubles from one second up to the maximum', () => {
    expect([4, 5, 6, 7].map(computeWaitMs)).toEqual([1000, 2000, 4000, 8000])
    expect(computeWaitMs(1_000_000)).toBe(maxWaitMs)
    for (let failures = 4; failures < 60; failures += 1) {
      expect(computeWaitMs(failures)).toBe(Math.min(2 * (computeWaitMs(failures - 1) || 500), maxWaitMs))
    }
  })

  it('allows fewer than 100 guesses a day', () => {
    let time = 0
    let guesses = 0
    while (time < 24 * 60 * 60_000) {
      guesses += 1
      time += computeWaitMs(guesses)
    }
    expect(guesses).toBeLessThan(100)
  })
})
