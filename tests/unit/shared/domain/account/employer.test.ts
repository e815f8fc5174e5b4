import { expect, test } from 'vitest'
import {
  banEmployer,
  canWriteEmployer,
  createBan,
  type Employer,
  findAddressBan,
  findRole,
  liftBan,
  toSessionFields
} from '#shared/domain/account/employer.ts'
import { administrator, candidateNamed } from '#tests/support/sample-companies.ts'

const now = new Date('2026-11-03T10:00:00.000Z')
const asha = candidateNamed('asha')
const entry: Employer = {
  ...{ id: 'asha', revision: 1, email: 'asha@example.com' },
  ...{ confirmedAt: '2026-11-02T09:00:00.000Z', confirmedBy: 'admin', companyId: 'suvarna-1a2b3c' }
}
const given = { reason: 'Asked for a deposit.', by: 'admin' }
const banned = { ...banEmployer(entry, asha, createBan(given, now)), revision: 2 }
const lifted = { ...liftBan(banned, now), revision: 3 }

test('who is approved is an employer with whatever address, who is banned with none', () => {
  expect(findRole('Candidate', asha, { entry: undefined })).toBe('Candidate')
  expect(findRole('Candidate', asha, { entry: entry })).toBe('Employer')
  expect(findRole('Candidate', asha, { entry: banned })).toBe('Candidate')
  expect(findRole('Employer', asha, { entry: banned })).toBe('Candidate')
  expect(findRole('Candidate', asha, { entry: lifted })).toBe('Employer')
})

test.each([
  ['as the ban', entry.confirmedAt, 'Candidate'],
  ['before it', '2026-11-01T09:00:00.000Z', 'Candidate'],
  ['since then', '2026-11-02T09:00:00.001Z', 'Employer'],
  ['never', undefined, 'Candidate']
] as const)('findRole › obeys the ban of an address for an account approved %s', (_when, confirmedAt, role) => {
  const addressBan = createBan(given, new Date('2026-11-02T09:00:00.000Z'))
  expect(findRole('Employer', asha, { entry: { ...entry, confirmedAt }, addressBan })).toBe(role)
})

test('lifting the ban of an unapproved account does not approve it', () => {
  const { confirmedAt, confirmedBy } = banEmployer(undefined, asha, createBan(given, now))
  expect([confirmedAt, confirmedBy]).toEqual([undefined, undefined])
  const unapproved = liftBan(banEmployer(undefined, asha, createBan(given, now)), now)
  expect(findRole('Candidate', asha, { entry: unapproved })).toBe('Candidate')
  expect(findRole('Employer', asha, { entry: unapproved })).toBe('Employer')
  expect(
    canWriteEmployer(administrator, undefined, banEmployer(undefined, asha, createBan({ ...given, by: 'admin' }, now)))
  ).toBe(true)
})

test('an entry of another account or address makes no employer', () => {
  expect(findRole('Candidate', candidateNamed('dinesh'), { entry: entry })).toBe('Candidate')
  expect(findRole('Candidate', { ...asha, email: 'asha@example.org' }, { entry: entry })).toBe('Candidate')
})

test('no entry makes an administrator less than that', () => {
  expect(findRole('Admin', administrator, { entry: { ...banned, id: administrator.uid } })).toBe('Admin')
})

test('a session has the employer’s company, or the reason of the ban', () => {
  expect(toSessionFields('Employer', { entry })).toEqual({ companyId: 'suvarna-1a2b3c' })
  expect(toSessionFields('Candidate', { entry: banned })).toEqual({
    ban: { at: now.toISOString(), reason: 'Asked for a deposit.' }
  })
  expect(toSessionFields('Candidate', { entry: undefined })).toEqual({})
  // Of an earlier account with the address, until this one is approved.
  const addressBan = banned.ban
  expect(toSessionFields('Candidate', { entry: undefined, addressBan })).toEqual({
    addressBan: { at: now.toISOString(), reason: 'Asked for a deposit.' }
  })
  expect(toSessionFields('Employer', { entry, addressBan })).toEqual({ companyId: 'suvarna-1a2b3c' })
})

test('a lifted ban is not forgotten, and a second one beside it neither', () => {
  expect(lifted).toMatchObject({ companyId: 'suvarna-1a2b3c', earlierBans: [{ ...given, until: now.toISOString() }] })
  expect('ban' in lifted).toBe(false)
  expect(liftBan(banEmployer(lifted, asha, createBan(given, now)), now).earlierBans).toHaveLength(2)
})

test('an unknown account can be banned, and a second ban keeps the first reason', () => {
  expect(banEmployer(undefined, asha, createBan(given, now))).toMatchObject({
    id: 'asha',
    email: 'asha@example.com',
    ban: { reason: 'Asked for a deposit.' }
  })
  expect(banEmployer(banned, asha, createBan({ reason: 'Another.', by: 'admin' }, now))).toBe(banned)
})

test('a ban by a job, of which no address is known, leaves the address that is', () => {
  expect(banEmployer(entry, { uid: 'asha', email: '' }, createBan(given, now))).toMatchObject({ ...entry, ban: given })
})

test('a ban applies to other accounts with the address until it is lifted', () => {
  const another = { uid: 'u-new', email: 'Asha+2@example.com' }
  const found = [banned, lifted, entry].map((one) => findAddressBan(another, [one]))
  expect(found).toEqual([banned.ban, undefined, undefined])
  expect(findAddressBan(asha, [banned])).toBeUndefined()
})

test('the administrator confirms, bans and lifts in their own name', () => {
  expect(canWriteEmployer(administrator, undefined, entry)).toBe(true)
  expect(canWriteEmployer(administrator, entry, banned)).toBe(true)
  expect(canWriteEmployer(administrator, banned, lifted)).toBe(true)
  expect(canWriteEmployer(administrator, entry, undefined)).toBe(true)
})

test.each([
  ['without a reason', entry, { ...banned, ban: { ...banned.ban, reason: '' } }],
  ['with a reason beyond all measure', entry, { ...banned, ban: { ...banned.ban, reason: 'x'.repeat(2001) } }],
  ['with a reason that hides something', entry, { ...banned, ban: { ...banned.ban, reason: 'A \u202eslip.' } }],
  ['in another name', entry, { ...banned, ban: { ...banned.ban, by: 'dinesh' } }],
  ['confirming in another name', undefined, { ...entry, confirmedBy: 'dinesh' }],
  ['forgetting a ban', lifted, { ...lifted, earlierBans: [] }],
  ['lifting one without keeping it', banned, entry],
  ['banning anew who is banned', banned, { ...banned, ban: { ...banned.ban, reason: 'A slip.' } }],
  [
    'lifting one that then says something else',
    banned,
    { ...lifted, earlierBans: lifted.earlierBans?.map((ban) => ({ ...ban, reason: 'A slip.' })) }
  ],
  [
    'lifting one at no time',
    banned,
    { ...lifted, earlierBans: lifted.earlierBans?.map((ban) => ({ ...ban, until: 'soon' })) }
  ],
  ['keeping one that never was', entry, lifted],
  ['removing who was banned', banned, undefined],
  ['removing who was banned once', lifted, undefined]
])('an entry is not writable %s', (_how, before, after) => {
  expect(canWriteEmployer(administrator, before, after as Employer | undefined)).toBe(false)
})

test.each([null, asha, { ...asha, role: 'Employer' as const }])('an entry is not writable by %j', (actor) => {
  expect(canWriteEmployer(actor, undefined, entry)).toBe(false)
  expect(canWriteEmployer(actor, banned, lifted)).toBe(false)
  expect(canWriteEmployer(actor, { ...entry, id: 'chetan' }, undefined)).toBe(false)
})

test('deleting an account removes its approval, not its ban', () => {
  expect(canWriteEmployer(asha, entry, undefined)).toBe(true)
  for (const before of [banned, lifted]) expect(canWriteEmployer(asha, before, undefined)).toBe(false)
})
