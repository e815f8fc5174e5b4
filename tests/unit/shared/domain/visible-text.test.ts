import { describe, expect, test } from 'vitest'
import { canWriteCard } from '#shared/domain/candidate/candidate.ts'
import { findProfileProblems } from '#shared/domain/candidate/profile-problems.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { emptyTexts, parseContent } from '#shared/domain/job/job-form.ts'
import { cleanName, isInvisible } from '#shared/domain/visible-text.ts'
import { candidateOf } from '#tests/support/candidates.ts'
import { meena } from '#tests/support/job-people.ts'

const invisible = ['', ' \n', '\u3164', '\u2800\u2800', '\u115F\u1160', '\uFFA0', '\u200B\uFEFF', '\u202E']

test.each(invisible)('%j is no name', (text) => {
  expect([isInvisible(text), cleanName(text)]).toEqual([true, ''])
  const problems = findProfileProblems({ ...emptyProfile, name: text, headline: 'Setter', location: 'Surat GJ' })
  expect(problems).toEqual({ name: { reason: 'missing' } })
  expect(parseContent({ ...emptyTexts, title: text, description: text })).toMatchObject({ title: '', description: '' })
})

test.each([
  ['Meena \u202Eletap', 'Meena letap'],
  ['\u202A+91 98250\u202C', '+91 98250'],
  ['\u2068Meena Patel\u2069 ', 'Meena Patel'],
  ['मीना पटेल', 'मीना पटेल'],
  ['\u200Fמינה', '\u200Fמינה'],
  ['क्\u200Dष', 'क्\u200Dष']
])('%j reads as %j', (text, name) => {
  expect(cleanName(text)).toBe(name)
})

describe('a card', () => {
  const card = candidateOf('own', { uid: meena.uid })

  test('is not written with a name that reads like another', () => {
    for (const name of ['Meena \u202Eletap', '\u3164']) expect(canWriteCard(meena, card, { ...card, name })).toBe(false)
    expect(canWriteCard(meena, card, { ...card, name: 'Mina Patel' })).toBe(true)
  })

  test('that has one from before may be hidden', () => {
    const before = { ...card, name: 'Meena \u202Eletap' }
    expect(canWriteCard(meena, before, { ...before, hidden: true })).toBe(true)
  })
})
