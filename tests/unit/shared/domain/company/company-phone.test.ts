import { describe, expect, test } from 'vitest'
import type { Writer } from '#shared/domain/account/write-rule.ts'
import {
  type CompanyNumber,
  canWriteCompanyNumber,
  canWriteReveal,
  createRevealId,
  findNumberProblem
} from '#shared/domain/company/company-phone.ts'

const digits = '0261 234 5678'

test.each([
  ['an empty number', '', '', undefined],
  ['a number with hours', digits, '10 to 6', undefined],
  [
    'number and hours of the maximum length, with blanks around',
    ` ${digits.padEnd(40, '.')} `,
    ` ${'x'.repeat(80)} `,
    undefined
  ],
  ['a number with too few digits', '261 2345', '', 'number'],
  ['a number without digits', 'Ask at the shop', '', 'number'],
  ['a number over the maximum length', digits.padEnd(41, '.'), '', 'number'],
  ['hours over the maximum length', digits, 'x'.repeat(81), 'hours'],
  ['hours over the maximum length without a number', '', 'x'.repeat(81), 'hours']
])('check of a company’s number › checks %s', (_what, number, hours, problem) => {
  expect(findNumberProblem({ number, hours })).toBe(problem)
})

const person = (uid: string, more: Partial<NonNullable<Writer>> = {}): NonNullable<Writer> => ({
  ...{ uid, role: 'Employer', email: `${uid}@example.com` },
  ...more
})
const asha = person('asha', { companyId: 'suvarna' })
const chetan = person('chetan', { companyId: 'suvarna' })
const outsiders: readonly (readonly [who: string, writer: Writer])[] = [
  ['an employee of another company', person('dinesh', { companyId: 'heera' })],
  ['an employer without a company', person('esha')],
  ['a former employee, now a candidate', person('hetal', { role: 'Candidate', companyId: 'suvarna' })],
  ['an account without a uid', person('', { role: 'Candidate' })],
  ['a visitor', null]
]

describe('check of a write to a company’s phone number', () => {
  const given: CompanyNumber = { id: 'suvarna', uid: 'asha', number: digits, hours: '' }

  test('lets employees of the company write the number in their own name', () => {
    expect(canWriteCompanyNumber(asha, undefined, given)).toBe(true)
    expect(canWriteCompanyNumber(chetan, given, { ...given, uid: 'chetan' })).toBe(true)
    expect(canWriteCompanyNumber(chetan, given, given)).toBe(false)
    expect(canWriteCompanyNumber(chetan, given, undefined)).toBe(true)
  })

  test('refuses a number that cannot be called, or long hours', () => {
    for (const number of ['', '261 2345', digits.padEnd(41, '.')])
      expect(canWriteCompanyNumber(asha, undefined, { ...given, number })).toBe(false)
    expect(canWriteCompanyNumber(asha, undefined, { ...given, hours: 'x'.repeat(81) })).toBe(false)
  })

  test.each(outsiders)('refuses %s', (_who, writer) => {
    expect(canWriteCompanyNumber(writer, undefined, { ...given, uid: writer?.uid ?? '' })).toBe(false)
    expect(canWriteCompanyNumber(writer, given, undefined)).toBe(false)
    expect(canWriteCompanyNumber(writer, { ...given, uid: '' }, undefined)).toBe(false)
  })

  test('lets the administrator remove the number, not write it', () => {
    const admin = person('admin', { role: 'Admin' })
    expect(canWriteCompanyNumber(admin, given, undefined)).toBe(true)
    expect(canWriteCompanyNumber(admin, undefined, { ...given, uid: 'admin' })).toBe(false)
  })

  test('lets its writer remove the number in any role', () => {
    expect(canWriteCompanyNumber(person('asha', { role: 'Candidate' }), given, undefined)).toBe(true)
  })
})

describe('document that counts a revealed phone number', () => {
  const press = { id: createRevealId('asha', 'heera'), uid: 'asha', companyId: 'heera', at: '2026-11-03T10:00:00.000Z' }

  test('can be added once and removed by its user', () => {
    expect(canWriteReveal(asha, undefined, press)).toBe(true)
    expect(canWriteReveal(asha, press, undefined)).toBe(true)
    expect(canWriteReveal(asha, press, { ...press, at: '2026-11-04T10:00:00.000Z' })).toBe(false)
    expect(canWriteReveal(asha, undefined, { ...press, id: 'asha_suvarna' })).toBe(false)
  })

  test.each<readonly [string, Writer]>([['another employee of their company', chetan], ...outsiders])(
    'refuses %s',
    (_who, writer) => {
      expect([canWriteReveal(writer, undefined, press), canWriteReveal(writer, press, undefined)]).toEqual([
        false,
        false
      ])
    }
  )
})
