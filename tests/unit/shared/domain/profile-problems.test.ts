import { describe, expect, test } from 'vitest'
import { hasTooLongText, profileProblems } from '#shared/domain/profile-problems.ts'
import { profileLimits, skillLimits } from '#shared/domain/text-limits.ts'
import { emptyProfile, typedProfileFields } from '#shared/domain/user-profile.ts'

const full = { ...emptyProfile, name: 'Meena Patel', headline: 'Kundan setter', location: 'Jaipur RJ' }
const plain = typedProfileFields.filter((field) => field !== 'skills')
const numbered = (count: number) => Array.from({ length: count }, (_, place) => `skill ${place}`)

describe('what keeps a profile from being saved', () => {
  test('is each required field that is blank, and nothing else of an empty one', () => {
    const missing = { reason: 'missing' }
    expect(profileProblems(emptyProfile)).toEqual({ name: missing, headline: missing, location: missing })
    expect(profileProblems({ ...full, location: ' ' })).toEqual({ location: missing })
    expect(profileProblems(full)).toEqual({})
  })

  test.each(plain)('is %s that is longer than it may be, and exactly that is fine', (field) => {
    const most = profileLimits[field]
    for (const text of ['x'.repeat(most), ''.padEnd(most, 'हीरा'), '💎'.repeat(most / 2)]) {
      expect(profileProblems({ ...full, [field]: text })).toEqual({})
    }
    for (const text of ['x'.repeat(most + 1), `${'💎'.repeat(most / 2)}x`]) {
      expect(profileProblems({ ...full, [field]: text })).toEqual({ [field]: { reason: 'long', most, has: most + 1 } })
    }
  })

  test('is a skill that is too long, which is named', () => {
    const { each: most } = skillLimits
    const long = 'y'.repeat(most + 1)
    expect(profileProblems({ ...full, skills: `kundan, ${'x'.repeat(most)}` })).toEqual({})
    expect(profileProblems({ ...full, skills: `kundan, ${long} ,polki` })).toEqual({
      skills: { reason: 'long-skill', most, has: most + 1, skill: long }
    })
  })

  test('are too many skills; empty ones do not count', () => {
    const { most } = skillLimits
    expect(profileProblems({ ...full, skills: numbered(most).join(', ,') })).toEqual({})
    expect(profileProblems({ ...full, skills: numbered(most + 1).join(',') })).toEqual({
      skills: { reason: 'many-skills', most, has: most + 1 }
    })
  })

  test('is a text of skills that is too long although its skills are few and short', () => {
    expect(profileProblems({ ...full, skills: 'kundan'.padEnd(10_000, ',') })).toEqual({})
    expect(profileProblems({ ...full, skills: 'kundan'.padEnd(10_001, ',') })).toEqual({
      skills: { reason: 'long', most: 10_000, has: 10_001 }
    })
  })
})

test('what is missing can be asked for, what is too long cannot be sent', () => {
  expect([emptyProfile, full, { ...full, experience: 'x'.repeat(501) }].map(hasTooLongText)).toEqual([
    false,
    false,
    true
  ])
})
