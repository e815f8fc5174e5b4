import { describe, expect, it, test } from 'vitest'
import { createSavedSearch, findNewSince, listNew, markLooked } from '#shared/domain/saved/saved-search.ts'
import { jobOf } from '#tests/support/job-people.ts'

const on = (day: string, id: string) => jobOf('approved', { id, postedDate: day })
const looked = new Date('2026-11-21T10:00:00Z')

describe('saved search', () => {
  test.each([
    ['the same day', '2026-11-21T12:00:00Z', '', '0'],
    ['two days later in India', '2026-11-22T19:00:00Z', '', '2'],
    ['later than its own filter', '2026-11-29T12:00:00Z', '3', '3'],
    ['before, with a wrong clock', '2026-11-20T12:00:00Z', '', '0']
  ])('asks for jobs since the last look: %s', (_when, now, own, days) => {
    expect(findNewSince({ lookedAt: looked.toISOString() }, own, new Date(now))).toBe(days)
  })

  it('counts a job of the day of the last look only if it came later', () => {
    const before = [on('2026-11-21', 'seen'), on('2026-11-20', 'old')]
    const search = createSavedSearch('search_1', '?q=setter', before, looked)
    const found = [...before.slice(0, 1), on('2026-11-21', 'later'), on('2026-11-23', 'new')]
    expect(listNew(search, found).map(({ id }) => id)).toEqual(['later', 'new'])
    expect(listNew(markLooked(search, found, new Date('2026-11-23T12:00:00Z')), found.slice(2))).toEqual([])
  })
})
