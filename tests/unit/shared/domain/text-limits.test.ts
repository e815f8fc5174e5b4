import { describe, expect, test } from 'vitest'
import { jobLimits } from '#shared/domain/job/job-content-fields.ts'
import {
  isWithinJobLimits,
  isWithinNoteLimit,
  isWithinPersonLimits,
  profileLimits
} from '#shared/domain/text-limits.ts'
import { contentNamed } from '#tests/support/job-people.ts'

const text = (length: number) => 'x'.repeat(length)

describe('text limits of a profile', () => {
  test.each([
    ...Object.entries(profileLimits),
    ...Object.entries({ resumeName: 300, resumeUrl: 2048, aadharUrl: 2048, avatarUrl: 2048, avatar: 2048 })
  ])('refuses a new %s over its limit', (field, max) => {
    expect(isWithinPersonLimits(undefined, { [field]: text(max) })).toBe(true)
    expect(isWithinPersonLimits(undefined, { [field]: text(max + 1) })).toBe(false)
    expect(isWithinPersonLimits({ [field]: 'short' }, { [field]: text(max + 1) })).toBe(false)
  })

  test('keeps stored texts over the limit, and refuses changes to them', () => {
    const before = { headline: text(400), skills: [text(300)] }
    expect(isWithinPersonLimits(before, { ...before, hidden: true })).toBe(true)
    expect(isWithinPersonLimits(before, { ...before, name: text(121) })).toBe(false)
    expect(isWithinPersonLimits(before, { ...before, headline: `${text(399)}y` })).toBe(false)
    expect(isWithinPersonLimits(before, { ...before, skills: [text(301)] })).toBe(false)
    expect(isWithinPersonLimits(before, undefined)).toBe(true)
  })
})

test('limit of a private note › refuses a long note unless it is unchanged', () => {
  expect(isWithinNoteLimit(undefined, { note: text(5000) })).toBe(true)
  expect(isWithinNoteLimit({ note: '' }, { note: text(5001) })).toBe(false)
  expect(isWithinNoteLimit({ note: text(6000) }, { note: text(6000), headline: 'Setter' })).toBe(true)
  expect(isWithinNoteLimit({ note: text(6000) }, { note: text(5999) })).toBe(false)
  expect(isWithinNoteLimit({ note: text(6000) }, undefined)).toBe(true)
})

describe('text limits of a job', () => {
  const content = contentNamed('Stone setter')

  test.each(['title', 'company', 'location', 'salaryRange', 'description', 'companyOverview'] as const)(
    'refuses a %s over its limit',
    (field) => {
      expect(isWithinJobLimits({ ...content, [field]: text(jobLimits[field]) })).toBe(true)
      expect(isWithinJobLimits({ ...content, [field]: text(jobLimits[field] + 1) })).toBe(false)
    }
  )

  test.each([
    ['responsibilities', jobLimits.lines],
    ['qualifications', jobLimits.lines],
    ['keywords', jobLimits.keywords]
  ] as const)('refuses %s over their count or length', (field, { max, maxLength }) => {
    const list = (count: number, length: number) => Array.from({ length: count }, () => text(length))
    expect(isWithinJobLimits({ ...content, [field]: list(max, maxLength) })).toBe(true)
    expect(isWithinJobLimits({ ...content, [field]: list(max + 1, 1) })).toBe(false)
    expect(isWithinJobLimits({ ...content, [field]: list(1, maxLength + 1) })).toBe(false)
  })
})
