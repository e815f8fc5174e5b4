import { expect, test } from 'vitest'
import {
  type Company,
  canWriteCompany,
  createCompanyId,
  maxAboutLength,
  parseWebsite
} from '#shared/domain/company/company.ts'
import { countAnswering } from '#shared/domain/company/company-response-times.ts'

const suvarna: Company = {
  ...{ id: 'suvarna-jewels-1a2b3c', revision: 3, name: 'Suvarna Jewels', place: 'Mumbai' },
  ...{ about: 'Gold since 1962.', website: 'https://suvarna.in/', verified: ['phone'] },
  verifiedAt: '2026-10-02T08:00:00.000Z'
}
const next = (changed: Partial<Company>): Company => ({ ...suvarna, revision: 4, ...changed })
const person = { uid: 'asha', email: 'asha@suvarna.in' }
const member = { ...person, role: 'Employer', companyId: suvarna.id } as const
const admin = { ...person, role: 'Admin' } as const

test('check of a write to a company › lets employees edit text and website', () => {
  expect(canWriteCompany(member, suvarna, next({ about: 'Gold and polki.', website: '' }))).toBe(true)
})

test.each([
  ['the name', { name: 'Tanishq' }],
  ['the place', { place: 'Surat' }],
  ['the list of verified details', { verified: ['phone', 'gstin'] }],
  ['the date of verification', { verifiedAt: '2020-01-01T00:00:00.000Z' }],
  ['the response time', { answering: { hours: 1, answered: 99, at: '2026-10-02T08:00:00.000Z' } }],
  ['an unknown field', { stars: 5 }],
  ['an unsafe website', { website: 'javascript:alert(1)' }],
  ['a text with a bidirectional override', { about: 'Gold\u202e.' }],
  ['a text over the maximum length', { about: 'a'.repeat(maxAboutLength + 1) }]
] as const)('check of a write to a company › refuses employees %s', (_what, changed) => {
  expect(canWriteCompany(member, suvarna, next(changed as Partial<Company>))).toBe(false)
  expect(canWriteCompany(member, suvarna, next({ about: 'Gold and polki.' }))).toBe(true)
})

test.each([
  ['an employee of another company', { role: 'Employer', companyId: 'heera-9z9z9z' }],
  ['an employer without a company', { role: 'Employer' }],
  ['a candidate', { role: 'Candidate' }],
  ['a candidate with the company’s id', { role: 'Candidate', companyId: suvarna.id }],
  ['a visitor', null]
] as const)('check of a write to a company › refuses %s', (_who, actor) => {
  expect(canWriteCompany(actor && { ...person, ...actor }, suvarna, next({ about: 'Sold.' }))).toBe(false)
})

test('check of a write to a company › lets the administrator name and verify, not remove', () => {
  expect(canWriteCompany(admin, undefined, suvarna)).toBe(true)
  expect(canWriteCompany(admin, suvarna, next({ name: 'Suvarna & Sons', verified: [] }))).toBe(true)
  for (const line of [' ', 'Suvarna\nJewels', 'Suvarna\u202e'])
    for (const field of ['name', 'place']) expect(canWriteCompany(admin, suvarna, next({ [field]: line }))).toBe(false)
  expect(canWriteCompany(member, undefined, suvarna)).toBe(false)
  expect([admin, member].map((actor) => canWriteCompany(actor, suvarna, undefined))).toEqual([false, false])
})

test.each([
  ['suvarna.in', 'https://suvarna.in/'],
  ['http://suvarna.in/rings', 'https://suvarna.in/rings'],
  ['', ''],
  ['  ', ''],
  ['Shop 12, Zaveri Bazaar', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@suvarna.in', null],
  ['https://127.0.0.1/', null],
  ['suvarna', null]
])('normalized website of a company › turns %j into %j', (typed, website) => {
  expect(parseWebsite(typed)).toBe(website)
})

test('company id › combines the name with a suffix from the account’s uid', () => {
  const id = createCompanyId('Suvarna Jewels & Sons', 'asha')
  expect(id).toMatch(/^suvarna-jewels-sons-[0-9a-z]{6}$/)
  expect(createCompanyId('Suvarna Jewels & Sons', 'asha')).toBe(id)
  expect(createCompanyId('Suvarna Jewels & Sons', 'dinesh')).not.toBe(id)
  expect(createCompanyId('સુવર્ણ', 'asha')).toMatch(/^company-[0-9a-z]{6}$/)
})

const now = new Date('2026-11-02T09:00:00.000Z')
const medianReplyTime = (hours: number, state: 'reviewed' | 'withdrawn' = 'reviewed') => ({
  state,
  history: [
    { state: 'new' as const, at: '2026-10-01T00:00:00.000Z' },
    { state, at: new Date(Date.parse('2026-10-01T00:00:00.000Z') + hours * 3_600_000).toISOString() }
  ]
})
const unheard = { state: 'new' as const, history: [{ state: 'new' as const, at: '2026-10-01T00:00:00.000Z' }] }

test('response time of a company › returns the median response time', () => {
  const received = [
    medianReplyTime(2),
    medianReplyTime(30),
    medianReplyTime(900),
    medianReplyTime(1, 'withdrawn'),
    unheard
  ]
  expect(countAnswering(received, now)).toEqual({ hours: 30, answered: 3, at: now.toISOString() })
})

test('response time of a company › returns nothing for two responses or impossible times', () => {
  expect(countAnswering([medianReplyTime(2), medianReplyTime(3), unheard], now)).toBeUndefined()
  expect(countAnswering([medianReplyTime(2), medianReplyTime(3), medianReplyTime(-1)], now)).toBeUndefined()
  expect(countAnswering([medianReplyTime(0.1), medianReplyTime(0.2), medianReplyTime(0.3)], now)?.hours).toBe(1)
})
