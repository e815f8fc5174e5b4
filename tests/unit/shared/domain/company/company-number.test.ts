import { describe, expect, test } from 'vitest'
import type { Writer } from '#shared/domain/account/write-rule.ts'
import {
  type CompanyNumber,
  canWriteCompanyNumber,
  canWritePress,
  createRevealId,
  findNumberProblem
} from '#shared/domain/company/company-number.ts'

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
])('%s as the number of a company', (_what, number, hours, problem) => {
  expect(findNumberProblem({ number, hours })).toBe(problem)
})

const person = (uid: string, more: Partial<NonNullable<Writer>> = {}): NonNullable<Writer> => ({
  ...{ uid, role: 'Employer', email: `${uid}@example.com` },
  ...more
})
const asha = person('asha', { companyId: 'suvarna' })
const chetan = person('chetan', { companyId: 'suvarna' })
const outsiders: readonly (readonly [who: string, writer: Writer])[] = [
  ['somebody of another company', person('dinesh', { companyId: 'heera' })],
  ['an employer without a company', person('esha')],
  ['a candidate who was of the company', person('hetal', { role: 'Candidate', companyId: 'suvarna' })],
  ['whoever has no uid', person('', { role: 'Candidate' })],
  ['nobody', null]
]

describe('the number of a company', () => {
  const given: CompanyNumber = { id: 'suvarna', uid: 'asha', number: digits, hours: '' }

  test('is written and removed by its people, each in their own name', () => {
    expect(canWriteCompanyNumber(asha, undefined, given)).toBe(true)
    expect(canWriteCompanyNumber(chetan, given, { ...given, uid: 'chetan' })).toBe(true)
    expect(canWriteCompanyNumber(chetan, given, given)).toBe(false)
    expect(canWriteCompanyNumber(chetan, given, undefined)).toBe(true)
  })

  test('is one that can be called', () => {
    for (const number of ['', '261 2345', digits.padEnd(41, '.')])
      expect(canWriteCompanyNumber(asha, undefined, { ...given, number })).toBe(false)
    expect(canWriteCompanyNumber(asha, undefined, { ...given, hours: 'x'.repeat(81) })).toBe(false)
  })

  test.each(outsiders)('is nothing that %s writes or removes', (_who, writer) => {
    expect(canWriteCompanyNumber(writer, undefined, { ...given, uid: writer?.uid ?? '' })).toBe(false)
    expect(canWriteCompanyNumber(writer, given, undefined)).toBe(false)
    expect(canWriteCompanyNumber(writer, { ...given, uid: '' }, undefined)).toBe(false)
  })

  test('is removed by the administrator, who writes none', () => {
    const admin = person('admin', { role: 'Admin' })
    expect(canWriteCompanyNumber(admin, given, undefined)).toBe(true)
    expect(canWriteCompanyNumber(admin, undefined, { ...given, uid: 'admin' })).toBe(false)
  })

  test('is removable by its writer in any role', () => {
    expect(canWriteCompanyNumber(person('asha', { role: 'Candidate' }), given, undefined)).toBe(true)
  })
})

describe('the record of a revealed number', () => {
  const press = { id: createRevealId('asha', 'heera'), uid: 'asha', companyId: 'heera', at: '2026-11-03T10:00:00.000Z' }

  test('is noted once and taken back by themself', () => {
    expect(canWritePress(asha, undefined, press)).toBe(true)
    expect(canWritePress(asha, press, undefined)).toBe(true)
    expect(canWritePress(asha, press, { ...press, at: '2026-11-04T10:00:00.000Z' })).toBe(false)
    expect(canWritePress(asha, undefined, { ...press, id: 'asha_suvarna' })).toBe(false)
  })

  test.each<readonly [string, Writer]>([['another person of their company', chetan], ...outsiders])(
    'is nothing that %s notes or takes back',
    (_who, writer) => {
      expect([canWritePress(writer, undefined, press), canWritePress(writer, press, undefined)]).toEqual([false, false])
    }
  )
})
