import { expect, test } from 'vitest'
import { joinTotals } from '#renderer/data/join-totals.ts'

test('of the jobs there are never fewer than were found', () => {
  expect(joinTotals({ total: 5 }, { total: 24 })).toEqual({ matching: 5, all: 24 })
  expect(joinTotals({ total: 24 }, { total: 23 })).toEqual({ matching: 24, all: 24 })
})

test('how sure a number is stays with it', () => {
  const about = { total: 3120, totalIs: 'about' } as const
  const atLeast = { total: 60, totalIs: 'atLeast' } as const
  expect(joinTotals(atLeast, about)).toEqual({ matching: 60, matchingIs: 'atLeast', all: 3120, allIs: 'about' })
  expect(joinTotals({ total: 5 }, about)).toEqual({ matching: 5, all: 3120, allIs: 'about' })
  expect(joinTotals(about, atLeast)).toMatchObject({ all: 3120, allIs: 'atLeast' })
  // The board could not be asked how many there are.
  expect(joinTotals({ total: 5 }, { total: 0, totalIs: 'atLeast' })).toEqual({ matching: 5, all: 5, allIs: 'atLeast' })
})
