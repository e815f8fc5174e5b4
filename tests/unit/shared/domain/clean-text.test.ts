import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canWritePublicProfile } from '#shared/domain/candidate/candidate.ts'
import { findProfileProblems } from '#shared/domain/candidate/profile-problems.ts'
import { emptyProfile, shortenResumeName } from '#shared/domain/candidate/user-profile.ts'
import { cleanLine, cleanProse, isInvisible, isPlainName, removeHidden } from '#shared/domain/clean-text.ts'
import { emptyTexts, parseContent } from '#shared/domain/job/job-form-values.ts'
import { meena } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

const invisible = ['', ' \n', '\u3164', '\u2800\u2800', '\u115F\u1160', '\uFFA0', '\u200B\uFEFF', '\u202E', '\ud800']

test.each(invisible)('cleaned text › is empty for %j', (text) => {
  expect([isInvisible(text), cleanLine(text), cleanProse(text)]).toEqual([true, '', ''])
  const problems = findProfileProblems({ ...emptyProfile, name: text, headline: 'Setter', location: 'Surat GJ' })
  expect(problems).toEqual({ name: { reason: 'missing' } })
  expect(parseContent({ ...emptyTexts, title: text, description: text })).toMatchObject({ title: '', description: '' })
})

test.each([
  ['Meena \u202Eletap', 'Meena letap'],
  ['\u202A+91 98250\u202C', '+91 98250'],
  ['\u2068Meena Patel\u2069 ', 'Meena Patel'],
  ['Meena\u0000\u001b Pa\u009ftel\ud83d', 'Meena Patel'],
  ['Surat\u2028GJ\tWest', 'Surat GJ West'],
  ['मीना पटेल', 'मीना पटेल'],
  ['\u200Fמינה', '\u200Fמינה'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['જ્\u200Cઞ', 'જ્\u200Cઞ'],
  ['Setter 👩\u200D🏭', 'Setter 👩\u200D🏭']
])('cleaning of one line › turns %j into %j', (text, name) => {
  expect(cleanLine(text)).toBe(name)
})

describe('cleaning of hidden characters', () => {
  test('removes control and direction characters and lone surrogates', () => {
    const planted = [
      ...Array.from({ length: 0x20 }, (_, code) => code).filter((code) => code < 0x09 || code > 0x0d),
      ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at).filter((code) => code !== 0x85),
      ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0xd800, 0xdbff, 0xdc00, 0xdfff]
    ]
    for (const code of planted) expect([code, removeHidden(`a${String.fromCharCode(code)}b`)]).toEqual([code, 'ab'])
    const kept = ' a\tb\nc\r\nd\u00a0e\u200c\u200d\u200e\u2028\u{1f48e}\ud83d\udc8e é हीरा '
    expect(removeHidden(kept)).toBe(kept)
  })

  test('changes nothing when repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(39), (text, at) => {
        const torn = text.slice(0, at) + text.slice(at + 1)
        for (const clean of [removeHidden, cleanLine, cleanProse]) {
          const once = clean(torn)
          expect(clean(once)).toBe(once)
          expect(() => encodeURIComponent(once)).not.toThrow()
        }
      })
    )
  })

  test('keeps each kind of line break in prose', () => {
    expect(cleanProse('One\r\ntwo\u0085three\u2028four\u0007\n\nfive \n')).toBe('One\ntwo\nthree\nfour\n\nfive')
  })

  test('joins the lines of a name and limits stacked marks', () => {
    expect(cleanLine(`A${'\n'.repeat(100)}b`)).toBe('A b')
    expect(cleanProse(`Z${'\u0301'.repeat(40)}algo`)).toBe(`Z${'\u0301'.repeat(4)}algo`)
    for (const name of ['हीरा कारीगर', 'Pave\u0301', 'Nguyễn', 'நகைத் தொழிலாளி']) expect(cleanLine(name)).toBe(name)
    expect([isPlainName('A\nb'), isPlainName(`Z${'\u0301'.repeat(5)}`), isPlainName('हीरा')]).toEqual([
      false,
      false,
      true
    ])
  })

  test('file name of a resume › loses hidden characters', () => {
    expect(shortenResumeName('cv\u202Efdp.\ud800pdf')).toBe('cvfdp.pdf')
  })
})

describe('check of a write to a public profile', () => {
  const publicProfile = candidateOf('own', { uid: meena.uid })

  test('refuses a name with hidden characters', () => {
    for (const name of ['Meena \u202Eletap', '\u3164'])
      expect(canWritePublicProfile(meena, publicProfile, { ...publicProfile, name })).toBe(false)
    expect(canWritePublicProfile(meena, publicProfile, { ...publicProfile, name: 'Mina Patel' })).toBe(true)
    // Blanks within an older name are no user's harm.
    expect(canWritePublicProfile(meena, publicProfile, { ...publicProfile, name: 'Mina  Patel' })).toBe(true)
  })

  test('lets a profile with such a name be hidden', () => {
    const before = { ...publicProfile, name: 'Meena \u202Eletap' }
    expect(canWritePublicProfile(meena, before, { ...before, hidden: true })).toBe(true)
  })
})
