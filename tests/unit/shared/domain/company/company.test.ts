import { expect, test } from 'vitest'
import {
  type Company,
  canWriteCompany,
  createCompanyId,
  maxAboutLength,
  parseWebsite
} from '#shared/domain/company/company.ts'
import { countAnswering } from '#shared/domain/company/response-times.ts'

const suvarna: Company = {
  ...{ id: 'suvarna-jewels-1a2b3c', revision: 3, name: 'Suvarna Jewels', place: 'Mumbai' },
  ...{ about: 'Gold since 1962.', website: 'https://suvarna.in/', verified: ['phone'] },
  verifiedAt: '2026-10-02T08:00:00.000Z'
}
const next = (changed: Partial<Company>): Company => ({ ...suvarna, revision: 4, ...changed })
const person = { uid: 'asha', email: 'asha@suvarna.in' }
const member = { ...person, role: 'Employer', companyId: suvarna.id } as const
const admin = { ...person, role: 'Admin' } as const

test('people of a company say what it says of itself', () => {
  expect(canWriteCompany(member, suvarna, next({ about: 'Gold and polki.', website: '' }))).toBe(true)
})

test.each([
  ['its name', { name: 'Tanishq' }],
  ['its place', { place: 'Surat' }],
  ['what was looked at', { verified: ['phone', 'gstin'] }],
  ['since when', { verifiedAt: '2020-01-01T00:00:00.000Z' }],
  ['how soon it answers', { answering: { hours: 1, answered: 99, at: '2026-10-02T08:00:00.000Z' } }],
  ['a field of their own', { stars: 5 }],
  ['a website that is none', { website: 'javascript:alert(1)' }],
  ['a text that hides something', { about: 'Gold\u202e.' }],
  ['a text that nobody could read whole', { about: 'a'.repeat(maxAboutLength + 1) }]
] as const)('they do not say %s', (_what, changed) => {
  expect(canWriteCompany(member, suvarna, next(changed as Partial<Company>))).toBe(false)
  expect(canWriteCompany(member, suvarna, next({ about: 'Gold and polki.' }))).toBe(true)
})

test.each([
  ['somebody of another company', { role: 'Employer', companyId: 'heera-9z9z9z' }],
  ['an employer without a company', { role: 'Employer' }],
  ['a candidate', { role: 'Candidate' }],
  ['a candidate who says they were of the company', { role: 'Candidate', companyId: suvarna.id }],
  ['nobody', null]
] as const)('%s changes nothing of it', (_who, actor) => {
  expect(canWriteCompany(actor && { ...person, ...actor }, suvarna, next({ about: 'Sold.' }))).toBe(false)
})

test('only the administrator names and verifies a company, and it cannot be removed', () => {
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
])('%j as a website is %j', (typed, website) => {
  expect(parseWebsite(typed)).toBe(website)
})

test('the id of a company says its name, and is another one for another asker', () => {
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

test('half of those who were answered heard of the company within what it says', () => {
  const received = [
    medianReplyTime(2),
    medianReplyTime(30),
    medianReplyTime(900),
    medianReplyTime(1, 'withdrawn'),
    unheard
  ]
  expect(countAnswering(received, now)).toEqual({ hours: 30, answered: 3, at: now.toISOString() })
})

test('two answers say nothing, and clocks that went wrong say nothing either', () => {
  expect(countAnswering([medianReplyTime(2), medianReplyTime(3), unheard], now)).toBeUndefined()
  expect(countAnswering([medianReplyTime(2), medianReplyTime(3), medianReplyTime(-1)], now)).toBeUndefined()
  expect(countAnswering([medianReplyTime(0.1), medianReplyTime(0.2), medianReplyTime(0.3)], now)?.hours).toBe(1)
})
