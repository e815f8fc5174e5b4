import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findResetReason } from '#shared/domain/job/initialize-stored-jobs.ts'
import { jobSchema } from '#shared/domain/job/job.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'

const now = new Date(2026, 10, 21, 0, 5)
const jobs = createSeedJobs(now)

test('sample jobs › are 4, 3, 4, 10 and 2 in the order of the categories', () => {
  const expected = [4, 3, 4, 10, 2].flatMap((count, index) => Array.from({ length: count }, () => jobCategories[index]))
  expect(jobs.map(({ category }) => category)).toEqual(expected)
})

test('sample jobs › need no reset and parse unchanged', () => {
  expect(findResetReason(jobs)).toBeNull()
  for (const job of jobs) expect(v.parse(jobSchema, JSON.parse(JSON.stringify(job)))).toEqual(job)
})
