import { expect, test } from 'vitest'
import { findDefaultCompany } from '#shared/domain/job/job-content.ts'
import { createJobId, createSeedJobId } from '#shared/domain/job/job-id.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { seededRandom } from '#tests/support/random.ts'

const now = new Date(1_763_700_000_000)

test('a new id carries the time and an ending of its own', () => {
  expect(createJobId(now, () => 0)).toBe('job_1763700000000_00000000')
  expect(createJobId(now, () => 1 - Number.EPSILON)).toBe('job_1763700000000_zzzzzzzz')
  expect(createJobId(now)).toMatch(/^job_1763700000000_[a-z\d]{8}$/)
})

test('ten thousand ids of one moment differ', () => {
  const random = seededRandom(1)
  expect(new Set(Array.from({ length: 10_000 }, () => createJobId(now, random))).size).toBe(10_000)
})

test('a seed id carries category, number and time', () => {
  expect(createSeedJobId('Pre Production', 1, now)).toBe('preprod_1_1763700000000')
  expect(new Set(jobCategories.map((category) => createSeedJobId(category, 1, now))).size).toBe(5)
})

test('every category has a company of its own', () => {
  expect(new Set(jobCategories.map(findDefaultCompany)).size).toBe(5)
  for (const category of jobCategories) expect(findDefaultCompany(category).trim()).not.toBe('')
})
