import { expect, test } from 'vitest'
import { jobs } from '#shared/collections/jobs.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { buildJobRefinement, findPostedFrom, type JobFilters } from '#shared/domain/job/job-filters.ts'
import { jobOf } from '#tests/support/job-people.ts'

const list = [
  jobOf('approved', { id: 'month', salaryRange: '₹18,000–25,000 a month', terms: { experienceFrom: 2 } }),
  jobOf('approved', { id: 'day', salaryRange: '₹1,100 a day', terms: { benefits: ['food', 'lodging'] } }),
  jobOf('approved', { id: 'stone', salaryRange: '₹20 a stone, about 130 a day ≈ ₹62,000 a month' }),
  jobOf('approved', { id: 'piece', salaryRange: '₹90 a piece', terms: { walkInDays: 'Mon to Sat' } }),
  jobOf('approved', { id: 'words', salaryRange: 'Best in the trade', postedDate: '2026-11-01' })
]

const find = (filters: Partial<JobFilters>, from?: string) => {
  const refine = buildJobRefinement(filters)
  const query = {
    order: 'stored',
    limit: 9,
    ...(refine && { refine }),
    ...(from && { from: { postedDate: from } })
  } as const
  return runQuery(list, query, jobs.searchText).documents.map(({ id }) => id)
}

test.each<[Partial<JobFilters>, string]>([
  [{}, 'month day stone piece words'],
  [{ pay: '25000' }, 'month day stone'],
  [{ pay: '26000' }, 'day stone'],
  [{ pay: 'plenty' }, ''],
  [{ experience: '0' }, 'day stone piece words'],
  [{ experience: '2' }, 'month day stone piece words'],
  [{ lodging: '1' }, 'day'],
  [{ walkin: '1' }, 'piece'],
  [{ sort: 'pay' }, 'stone day month piece words'],
  [{ sort: 'pay', experience: '0', pay: '20000' }, 'stone day']
])('job filter › by %j finds %s', (filters, ids) => {
  expect(find(filters).join(' ')).toBe(ids)
})

test('first day of a posted-within filter › returns the day in India a number of days ago', () => {
  const now = new Date('2026-11-28T20:00:00Z')
  expect(['', '0', '7', 'many'].map((days) => findPostedFrom(days, now))).toEqual([
    ...[undefined, '2026-11-29', '2026-11-22', '9999-12-31']
  ])
  expect(find({}, '2026-11-20')).not.toContain('words')
})
