import { describe, expect, test } from 'vitest'
import { shortenResumeName } from '#shared/domain/candidate/user-profile.ts'

const long = 'x'.repeat(400)

describe('file name of a resume', () => {
  test.each(['Meena Patel.pdf', 'रत्ना.docx', `${'x'.repeat(296)}.pdf`, ' odd .pdf '])('keeps %s', (name) => {
    expect(shortenResumeName(name)).toBe(name)
  })

  test.each([
    [`${long}.pdf`, `${'x'.repeat(295)}….pdf`],
    [`${long}.DOCX `, `${'x'.repeat(294)}….DOCX`],
    [`v1.2 ${long}.final.doc`, `v1.2 ${'x'.repeat(290)}….doc`],
    [`${'ह'.repeat(400)}.pdf`, `${'ह'.repeat(295)}….pdf`],
    // Half an emoji is none.
    [`x${'💎'.repeat(200)}.pdf`, `x${'💎'.repeat(147)}….pdf`],
    [`xy${'💎'.repeat(200)}.pdf`, `xy${'💎'.repeat(146)}….pdf`],
    [long, `${'x'.repeat(299)}…`],
    [`a.${long}`, `a.${'x'.repeat(297)}…`]
  ])('keeps beginning and extension of a long name: %#', (name, expected) => {
    expect(shortenResumeName(name)).toBe(expected)
    expect(expected.length).toBeLessThanOrEqual(300)
    expect(shortenResumeName(expected)).toBe(expected)
  })
})
