import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formatLocalDay } from '#shared/domain/dates.ts'
import { jobSchema } from '#shared/domain/job/job.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { findResetReason } from '#shared/domain/job/job-initialization.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'

const now = new Date(2026, 10, 21, 0, 5)
const jobs = createSeedJobs(now)

test('createSeedJobs › returns 4, 3, 4, 10 and 2 jobs in order of category', () => {
  const expected = [4, 3, 4, 10, 2].flatMap((count, index) => Array.from({ length: count }, () => jobCategories[index]))
  expect(jobs.map(({ category }) => category)).toEqual(expected)
})

test('createSeedJobs › numbers the jobs of each category', () => {
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(23)
  expect(jobs[0]?.id).toBe(`preprod_1_${now.getTime()}`)
  expect(jobs[4]?.id).toBe(`prod_1_${now.getTime()}`)
  expect(jobs.at(-1)?.id).toBe(`officeboy_2_${now.getTime()}`)
})

test('createSeedJobs › returns jobs that need no reset and parse unchanged', () => {
  expect(findResetReason(jobs)).toBeNull()
  for (const job of jobs) expect(v.parse(jobSchema, JSON.parse(JSON.stringify(job)))).toEqual(job)
})

test.each(jobs.map((job) => [job.title, job] as const))('createSeedJobs › returns a complete job %s', (_, job) => {
  expect(job.status).toBe('approved')
  expect(job.employerId).toBe('admin')
  expect(jobLocations).toContain(job.location)
  expect(jobTypes.slice(0, 3)).toContain(job.type)
  expect(job.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
  expect(job.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(4)
  expect([3, 4]).toContain(job.responsibilities.length)
  expect([2, 3]).toContain(job.qualifications.length)
  expect(job.keywords.length).toBeGreaterThanOrEqual(3)
  expect(job.keywords.length).toBeLessThanOrEqual(6)
  expect(job.salaryRange).toMatch(/^₹(\d{1,2},)?\d{1,2},\d{3}(–(\d{1,2},)?\d{1,2},\d{3})? a (month|year)/)
  expect(Object.keys(job)).not.toContain('daysAgo')
})

test('createSeedJobs › mentions no age and no gender', () => {
  expect(JSON.stringify(jobs.map((job) => ({ ...job, category: '' })))).not.toMatch(
    /\b(male|female|man|woman|boys?|girls?|lady|ladies|young|age[ds]?|married)\b/i
  )
})

describe('createSeedJobs', () => {
  test.each([now, new Date(2026, 2, 1, 23, 59), new Date(2028, 0, 3, 12)])(
    'dates the jobs within three weeks before %s',
    (at) => {
      const days = createSeedJobs(at).map(({ postedDate }) => postedDate)
      for (const day of days) {
        expect(day <= formatLocalDay(at)).toBe(true)
        expect(day > formatLocalDay(at, 21)).toBe(true)
      }
      expect(new Set(days).size).toBeGreaterThan(10)
    }
  )
})
