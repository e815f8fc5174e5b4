import { describe, expect, test } from 'vitest'
import type { Writer } from '#shared/domain/account/write-rule.ts'
import {
  canWriteHouseNumber,
  canWritePress,
  createPressId,
  findNumberProblem,
  type HouseNumber
} from '#shared/domain/house/house-number.ts'

const digits = '0261 234 5678'

test.each([
  ['nothing', '', '', undefined],
  ['a number and hours', digits, '10 to 6', undefined],
  [
    'as much as there is room for, and blanks around it',
    ` ${digits.padEnd(40, '.')} `,
    ` ${'x'.repeat(80)} `,
    undefined
  ],
  ['too few digits', '261 2345', '', 'number'],
  ['no digits', 'Ask at the shop', '', 'number'],
  ['a number that is too long', digits.padEnd(41, '.'), '', 'number'],
  ['hours that are too long', digits, 'x'.repeat(81), 'hours'],
  ['hours that are too long, without a number', '', 'x'.repeat(81), 'hours']
])('%s as the number of a house', (_what, number, hours, problem) => {
  expect(findNumberProblem({ number, hours })).toBe(problem)
})

const person = (uid: string, more: Partial<NonNullable<Writer>> = {}): NonNullable<Writer> => ({
  ...{ uid, role: 'Employer', email: `${uid}@example.com` },
  ...more
})
const asha = person('asha', { houseId: 'suvarna' })
const chetan = person('chetan', { houseId: 'suvarna' })
const outsiders: readonly (readonly [who: string, writer: Writer])[] = [
  ['somebody of another house', person('dinesh', { houseId: 'heera' })],
  ['an employer without a house', person('esha')],
  ['a candidate who was of the house', person('hetal', { role: 'Candidate', houseId: 'suvarna' })],
  ['whoever has no uid', person('', { role: 'Candidate' })],
  ['nobody', null]
]

describe('the number of a house', () => {
  const given: HouseNumber = { id: 'suvarna', uid: 'asha', number: digits, hours: '' }

  test('is written and removed by its people, each in their own name', () => {
    expect(canWriteHouseNumber(asha, undefined, given)).toBe(true)
    expect(canWriteHouseNumber(chetan, given, { ...given, uid: 'chetan' })).toBe(true)
    expect(canWriteHouseNumber(chetan, given, given)).toBe(false)
    expect(canWriteHouseNumber(chetan, given, undefined)).toBe(true)
  })

  test('is one that can be called', () => {
    for (const number of ['', '261 2345', digits.padEnd(41, '.')])
      expect(canWriteHouseNumber(asha, undefined, { ...given, number })).toBe(false)
    expect(canWriteHouseNumber(asha, undefined, { ...given, hours: 'x'.repeat(81) })).toBe(false)
  })

  test.each(outsiders)('is nothing that %s writes or removes', (_who, writer) => {
    expect(canWriteHouseNumber(writer, undefined, { ...given, uid: writer?.uid ?? '' })).toBe(false)
    expect(canWriteHouseNumber(writer, given, undefined)).toBe(false)
    expect(canWriteHouseNumber(writer, { ...given, uid: '' }, undefined)).toBe(false)
  })

  test('is removed by the administrator, who writes none', () => {
    const admin = person('admin', { role: 'Admin' })
    expect(canWriteHouseNumber(admin, given, undefined)).toBe(true)
    expect(canWriteHouseNumber(admin, undefined, { ...given, uid: 'admin' })).toBe(false)
  })

  test('is removed by whoever wrote it, whatever they have become', () => {
    expect(canWriteHouseNumber(person('asha', { role: 'Candidate' }), given, undefined)).toBe(true)
  })
})

describe('that somebody was shown a number', () => {
  const press = { id: createPressId('asha', 'heera'), uid: 'asha', houseId: 'heera', at: '2026-11-03T10:00:00.000Z' }

  test('is noted once and taken back by themself', () => {
    expect(canWritePress(asha, undefined, press)).toBe(true)
    expect(canWritePress(asha, press, undefined)).toBe(true)
    expect(canWritePress(asha, press, { ...press, at: '2026-11-04T10:00:00.000Z' })).toBe(false)
    expect(canWritePress(asha, undefined, { ...press, id: 'asha_suvarna' })).toBe(false)
  })

  test.each<readonly [string, Writer]>([['another person of their house', chetan], ...outsiders])(
    'is nothing that %s notes or takes back',
    (_who, writer) => {
      expect([canWritePress(writer, undefined, press), canWritePress(writer, press, undefined)]).toEqual([false, false])
    }
  )
})
