import { expect, test } from 'vitest'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { findLikeness, findSimilarCompanies } from '#shared/domain/company/similar-companies.ts'
import { askedBy } from '#tests/support/sample-companies.ts'

const named = (name: string) => ({ name, phone: '', gstin: '', email: '' })

test.each([
  ['Suvarna Jewels', 'SUVARNA JEWELLERS PVT. LTD.'],
  ['Suvarna Jewels', 'Ѕuvаrnа Jewels'],
  ['Suvarna Jewels', 'Suvama Jewels'],
  ['Suvarna Jewels', 'Suvárna & Sons'],
  ['Suvarna Jewels', 'Su varna'],
  ['Kiran Gems', 'K1ran Gems'],
  ['Shah Brothers', 'Sháh Bros'],
  ['Mahalaxmi Diamond', 'Mahalakmi Diamond'],
  ['Narayan Jewellers', 'Naryaan Jewellers']
])('similarity of two companies › treats %j and %j as the same name', (one, other) => {
  expect([findLikeness(named(one), named(other)), findLikeness(named(other), named(one))]).toEqual([['name'], ['name']])
})

test.each([
  ['Suvarna Jewels', 'Kiran Jewels'],
  ['Shah Brothers', 'Sheth Brothers'],
  ['Raj Gems', 'Ram Gems'],
  ['Jewels', 'Diamonds'],
  ['Suvarna Jewels', ''],
  ['', '']
])('similarity of two companies › treats %j and %j as different names', (one, other) => {
  expect(findLikeness(named(one), named(other))).toEqual([])
})

test('similarity of two companies › compares phone numbers and GSTINs in any spelling', () => {
  const one = { name: 'Suvarna', phone: '+91 98200 12345', gstin: '27AAPFU0939F1ZV', email: '' }
  const other = { name: 'Heera', phone: '098200-12345', gstin: '27 aapfu 0939f1zv', email: '' }
  expect(findLikeness(one, other)).toEqual(['phone', 'gstin'])
})

test('similarity of two companies › ignores empty fields', () => {
  expect(
    findLikeness(
      { name: 'Suvarna', phone: '', gstin: '', email: '' },
      { name: 'Heera', phone: '-', gstin: '', email: '' }
    )
  ).toEqual([])
})

test('similar companies › finds banned and declined users and companies', () => {
  const declined = askedBy('chetan', { company: 'Suvarna Gems', phone: '98200 99999' }, [
    { type: 'decline', at: '2026-10-01T08:00:00.000Z', text: 'Nobody answers the phone.' }
  ])
  const banned = askedBy('dinesh', { company: 'Heera Export', phone: '+91 98200 12345' })
  const other = askedBy('esha', { company: 'Moti Company', phone: '22 6655 4433' })
  const ban = { at: '2026-10-02T08:00:00.000Z', reason: 'Asked for a deposit.', by: 'admin' }
  const entry: Employer = { id: 'dinesh', email: 'dinesh@example.com', confirmedAt: ban.at, confirmedBy: 'admin', ban }
  const company: Company = {
    ...{ id: 'suvarna-1a2b3c', name: 'Suvarna Jewels', place: 'Mumbai', about: '', website: '' },
    ...{ verified: [], verifiedAt: ban.at }
  }
  const asked = askedBy('asha', { company: 'Suvarna', phone: '98200 12345' })
  expect(
    findSimilarCompanies(asked, [asked, other, declined, banned], [company], [entry]).map(
      ({ id, state, likeness, ban: found }) => ({
        ...{ id, state, likeness },
        banned: found?.reason
      })
    )
  ).toEqual([
    { id: 'dinesh', state: 'waiting', likeness: ['phone'], banned: 'Asked for a deposit.' },
    { id: 'chetan', state: 'declined', likeness: ['name'], banned: undefined },
    { id: 'suvarna-1a2b3c', state: 'company', likeness: ['name'], banned: undefined }
  ])
})

test('similar companies › omits the user’s own company', () => {
  const company: Company = {
    ...{ id: 'suvarna-1a2b3c', name: 'Suvarna Jewels', place: 'Mumbai', about: '', website: '' },
    ...{ verified: [], verifiedAt: '2026-10-02T08:00:00.000Z' }
  }
  const asked = askedBy('asha', { company: 'Suvarna Jewellery' })
  const entry = { id: 'asha', email: 'asha@example.com', confirmedAt: '', confirmedBy: 'admin', companyId: company.id }
  expect(findSimilarCompanies(asked, [asked], [company], [entry])).toEqual([])
})

const ban = { at: '2026-10-02T08:00:00.000Z', reason: 'Asked for a deposit.', by: 'admin' }
const entryOf = (id: string, more: Partial<Employer> = {}): Employer => ({
  ...{ id, email: `${id}@example.com`, confirmedAt: ban.at, confirmedBy: 'admin' },
  ...more
})
const companyNamed = (id: string, name: string): Company => ({
  ...{ id, name, place: 'Mumbai', about: '', website: '' },
  ...{ verified: [], verifiedAt: ban.at }
})
const asked = askedBy('asha', { company: 'Suvarna', phone: '98200 77777' })

test('similar companies › sorts by name and returns place, email and company', () => {
  const people = [
    askedBy('wasim', { company: 'Suvarna Sons', place: 'Jaipur' }),
    askedBy('chetan', { company: 'Suvarna Gems', place: 'Surat' }),
    askedBy('dinesh', { company: 'Moti' })
  ]
  const companies = [
    companyNamed('gems', 'Suvarna Gems'),
    companyNamed('moti', 'Suvarna Gold'),
    companyNamed('brothers', 'Suvarna Bros'),
    companyNamed('other', 'Moti Company')
  ]
  const entries = [entryOf('chetan', { companyId: 'gems' }), entryOf('dinesh', { companyId: 'moti' })]
  const found = findSimilarCompanies(asked, people, companies, entries)
  expect(found.map(({ name, place, email, companyId }) => [name, place, email, companyId])).toEqual([
    ['Suvarna Bros', 'Mumbai', '', 'brothers'],
    ['Suvarna Gems', 'Surat', 'chetan@example.com', 'gems'],
    ['Suvarna Gold', 'Mumbai', '', 'moti'],
    ['Suvarna Sons', 'Jaipur', 'wasim@example.com', undefined]
  ])
})

test('similar companies › returns earlier bans and decisions for any name', () => {
  const decline = { type: 'decline', at: ban.at, text: 'Nobody answers the phone.' } as const
  const people = [
    askedBy('chetan', { company: 'Suvarna Bros' }),
    askedBy('dinesh', { company: 'Suvarna Gems' }, [decline]),
    askedBy('esha', { company: 'Suvarna Sons' })
  ]
  const earlierBans = [{ ...ban, until: '2026-10-03T08:00:00.000Z' }]
  const entries = [entryOf('esha', { email: 'asha+1@example.com', ban }), entryOf('dinesh', { earlierBans })]
  const found = findSimilarCompanies(asked, people, [], entries)
  expect(found).toMatchObject([
    { id: 'esha', ban, answers: [], earlierBans: [] },
    { id: 'dinesh', state: 'declined', answers: [decline], earlierBans },
    { id: 'chetan', state: 'waiting', answers: [], earlierBans: [] }
  ])
})

test('similar companies › finds a banned account by its plus-addressed email', () => {
  const entries = [
    entryOf('dinesh', { email: 'asha+2@example.com', ban, companyId: 'moti' }),
    entryOf('esha', { email: 'asha+3@example.com' }),
    entryOf('asha', { ban }),
    entryOf('gita', { ban })
  ]
  const found = findSimilarCompanies(askedBy('asha'), [], [], entries)
  expect(found).toEqual([
    {
      ...{ id: 'dinesh', name: 'asha+2@example.com', place: '', email: '', state: 'company', answers: [] },
      ...{ likeness: ['address'], ban, earlierBans: [], companyId: 'moti' }
    }
  ])
})
