import * as v from 'valibot'
import { expect, test } from 'vitest'
import { canWriteNumber, findSentNumber, sharesNumber } from '#shared/domain/candidate/candidate-phone.ts'
import { emptyProfile, userProfileSchema } from '#shared/domain/candidate/user-profile.ts'
import { admin, kesar, meena } from '#tests/support/job-people.ts'

const contactNumber = '+91 98250 12345'

test.each([
  [undefined, false, contactNumber],
  ['applied', false, contactNumber],
  ['employers', true, contactNumber],
  ['nobody', false, '']
] as const)('phone sharing set to %s › in search: %j, in an application: %j', (numberFor, isShown, sent) => {
  expect([sharesNumber({ contactNumber, numberFor }), findSentNumber({ contactNumber, numberFor })]).toEqual([
    isShown,
    sent
  ])
})

test('phone number of a candidate › is not shared when it cannot be called', () => {
  for (const typed of ['', '98250', 'by mail'])
    expect(sharesNumber({ contactNumber: typed, numberFor: 'employers' })).toBe(false)
})

test('stored profile › hides profile and number when the setting is unreadable', () => {
  const stored = { ...emptyProfile, id: meena.uid, contactNumber }
  const read = v.parse(userProfileSchema, { ...stored, hidden: 'no', numberFor: 'everybody' })
  expect(read).toMatchObject({ hidden: true, numberFor: 'nobody' })
  const open = { hidden: false, numberFor: 'employers' }
  expect(v.parse(userProfileSchema, { ...stored, ...open })).toMatchObject(open)
})

test('check of a write to a phone number › lets an owner write a valid number of their own profile', () => {
  const given = { id: 'meena_patel', uid: meena.uid, number: contactNumber }
  const others = { ...given, uid: kesar.uid }
  expect(canWriteNumber(meena, undefined, given)).toBe(true)
  expect(canWriteNumber(meena, given, { ...given, number: contactNumber.padEnd(40, '.') })).toBe(true)
  for (const number of ['', '98250', contactNumber.padEnd(41, '.')])
    expect(canWriteNumber(meena, given, { ...given, number })).toBe(false)
  expect(canWriteNumber(meena, others, given)).toBe(false)
  expect(canWriteNumber(meena, undefined, others)).toBe(false)
  expect([admin, meena, kesar, null].map((writer) => canWriteNumber(writer, given, undefined))).toEqual([
    ...[true, true, false, false]
  ])
  expect(canWriteNumber(admin, undefined, given)).toBe(false)
  const nameless = { ...meena, uid: '' }
  expect(canWriteNumber(nameless, { ...given, uid: '' }, undefined)).toBe(false)
  expect(canWriteNumber(nameless, undefined, { ...given, uid: '' })).toBe(false)
})
