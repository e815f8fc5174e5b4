import { expect, test } from 'vitest'
import { defaultCompany } from '#shared/domain/job-category.ts'
import { newJobId } from '#shared/domain/job-id.ts'
import { jobCategories } from '#shared/domain/job-vocabulary.ts'
import { seedJobId } from '#shared/domain/seed-job-id.ts'
import { seededRandom } from '#tests/support/random.ts'

const now = new Date(1_763_700_000_000)

test('a new id carries the time and an ending of its own', () => {
  expect(newJobId(now, () => 0)).toBe('job_1763700000000_00000000')
  expect(newJobId(now, () => 1 - Number.EPSILON)).toBe('job_1763700000000_zzzzzzzz')
  expect(newJobId(now)).toMatch(/^job_1763700000000_[a-z\d]{8}$/)
})

test('ten thousand ids of one moment differ', () => {
  const random = seededRandom(1)
  expect(new Set(Array.from({ length: 10_000 }, () => newJobId(now, random))).size).toBe(10_000)
})

test('a seed id carries category, number and time', () => {
  expect(seedJobId('Pre Production', 1, now)).toBe('preprod_1_1763700000000')
  expect(new Set(jobCategories.map((category) => seedJobId(category, 1, now))).size).toBe(5)
})

test('every category has a company of its own', () => {
  expect(new Set(jobCategories.map(defaultCompany)).size).toBe(5)
  for (const category of jobCategories) expect(defaultCompany(category).trim()).not.toBe('')
})
