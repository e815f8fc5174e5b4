import { describe, expect, test } from 'vitest'
import { findProfileProblems } from '#shared/domain/candidate/profile-problems.ts'
import { emptyProfile, typedProfileFields } from '#shared/domain/candidate/user-profile.ts'
import { profileLimits, skillLimits } from '#shared/domain/text-limits.ts'

const full = { ...emptyProfile, name: 'Meena Patel', headline: 'Kundan setter', location: 'Jaipur RJ' }
const plain = typedProfileFields.filter((field) => field !== 'skills' && field !== 'contactNumber')

describe('profile check', () => {
  test('reports each blank required field', () => {
    const missing = { reason: 'missing' }
    expect(findProfileProblems(emptyProfile)).toEqual({ name: missing, headline: missing, location: missing })
    expect(findProfileProblems({ ...full, location: ' ' })).toEqual({ location: missing })
    expect(findProfileProblems(full)).toEqual({})
  })

  test.each(plain)('reports a %s over its limit', (field) => {
    const max = profileLimits[field]
    for (const text of ['x'.repeat(max), ''.padEnd(max, 'हीरा'), '💎'.repeat(max / 2)]) {
      expect(findProfileProblems({ ...full, [field]: text })).toEqual({})
    }
    for (const text of ['x'.repeat(max + 1), `${'💎'.repeat(max / 2)}x`]) {
      expect(findProfileProblems({ ...full, [field]: text })).toEqual({
        [field]: { reason: 'long', max, actual: max + 1 }
      })
    }
  })

  test('reports a contact number without a phone number, or too long', () => {
    const find = (contactNumber: string) => findProfileProblems({ ...full, contactNumber })
    for (const typed of ['', ' ', '98250 12345 after 6 pm', '98250 12345'.padEnd(40, '.')])
      expect(find(typed)).toEqual({})
    for (const typed of ['after 6 pm', '98250']) expect(find(typed)).toEqual({ contactNumber: { reason: 'phone' } })
    expect(find('98250 12345'.padEnd(41, '.'))).toMatchObject({ contactNumber: { reason: 'long' } })
  })

  test('reports a skill that is too long, with its text', () => {
    const { maxLength: max } = skillLimits
    const long = 'y'.repeat(max + 1)
    expect(findProfileProblems({ ...full, skills: `kundan, ${'x'.repeat(max)}` })).toEqual({})
    expect(findProfileProblems({ ...full, skills: `kundan, ${long} ,polki` })).toEqual({
      skills: { reason: 'long-skill', max, actual: max + 1, skill: long }
    })
  })
})
