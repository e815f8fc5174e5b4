import { expect, test } from 'vitest'
import {
  banEmployer,
  canWriteEmployer,
  createBan,
  createSessionUser,
  type Employer,
  findAddressBan,
  findRole,
  liftBan
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

test('role of an account › returns the employer role for approved, not for banned accounts', () => {
  expect(findRole('Candidate', asha, { entry: undefined })).toBe('Candidate')
  expect(findRole('Candidate', asha, { entry: entry })).toBe('Employer')
  expect(findRole('Candidate', asha, { entry: banned })).toBe('Candidate')
  expect(findRole('Employer', asha, { entry: banned })).toBe('Candidate')
  expect(findRole('Candidate', asha, { entry: lifted })).toBe('Employer')
})

test.each([
  ['at the time of the ban', entry.confirmedAt, 'Candidate'],
  ['before the ban', '2026-11-01T09:00:00.000Z', 'Candidate'],
  ['after the ban', '2026-11-02T09:00:00.001Z', 'Employer'],
  ['never', undefined, 'Candidate']
] as const)(
  'role of an account › applies the ban of an email to an account approved %s',
  (_when, confirmedAt, role) => {
    const addressBan = createBan(given, new Date('2026-11-02T09:00:00.000Z'))
    expect(findRole('Employer', asha, { entry: { ...entry, confirmedAt }, addressBan })).toBe(role)
  }
)

test('lifted ban › does not approve an account that was never approved', () => {
  const { confirmedAt, confirmedBy } = banEmployer(undefined, asha, createBan(given, now))
  expect([confirmedAt, confirmedBy]).toEqual([undefined, undefined])
  const unapproved = liftBan(banEmployer(undefined, asha, createBan(given, now)), now)
  expect(findRole('Candidate', asha, { entry: unapproved })).toBe('Candidate')
  expect(findRole('Employer', asha, { entry: unapproved })).toBe('Employer')
  expect(
    canWriteEmployer(administrator, undefined, banEmployer(undefined, asha, createBan({ ...given, by: 'admin' }, now)))
  ).toBe(true)
})

test('role of an account › ignores the employer document of another account or email', () => {
  expect(findRole('Candidate', candidateNamed('dinesh'), { entry: entry })).toBe('Candidate')
  expect(findRole('Candidate', { ...asha, email: 'asha@example.org' }, { entry: entry })).toBe('Candidate')
})

test('role of an account › stays administrator whatever the employer document says', () => {
  expect(findRole('Admin', administrator, { entry: { ...banned, id: administrator.uid } })).toBe('Admin')
})

test.each([
  ['the company of an employer', 'Employer', { entry }, { companyId: 'suvarna-1a2b3c' }],
  [
    'the reason of a ban',
    'Candidate',
    { entry: banned },
    { ban: { at: now.toISOString(), reason: 'Asked for a deposit.' } }
  ],
  ['no company without an entry', 'Candidate', { entry: undefined }, {}],
  // Of an earlier account with the address, until this one is approved.
  [
    'an address ban',
    'Candidate',
    { entry: undefined, addressBan: banned.ban },
    { addressBan: { at: now.toISOString(), reason: 'Asked for a deposit.' } }
  ],
  [
    'no address ban of an approved employer',
    'Employer',
    { entry, addressBan: banned.ban },
    { companyId: 'suvarna-1a2b3c' }
  ],
  ['nothing but the role of an administrator', 'Admin', { entry: banned }, {}]
] as const)('session user › has %s', (_what, role, status, expected) => {
  const flags = { isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
  const { uid, email } = asha
  expect(createSessionUser({ uid, email }, role, status)).toEqual({ uid, email, role, ...flags, ...expected })
})

test('lifted ban › is kept in the list of earlier bans', () => {
  expect(lifted).toMatchObject({ companyId: 'suvarna-1a2b3c', earlierBans: [{ ...given, until: now.toISOString() }] })
  expect('ban' in lifted).toBe(false)
  expect(liftBan(banEmployer(lifted, asha, createBan(given, now)), now).earlierBans).toHaveLength(2)
})

test('ban of an employer › bans unknown accounts and keeps the first reason', () => {
  expect(banEmployer(undefined, asha, createBan(given, now))).toMatchObject({
    id: 'asha',
    email: 'asha@example.com',
    ban: { reason: 'Asked for a deposit.' }
  })
  expect(banEmployer(banned, asha, createBan({ reason: 'Another.', by: 'admin' }, now))).toBe(banned)
})

test('ban of an employer › keeps the known email when the ban comes without one', () => {
  expect(banEmployer(entry, { uid: 'asha', email: '' }, createBan(given, now))).toMatchObject({ ...entry, ban: given })
})

test('ban of an email › matches accounts of the email until the ban is lifted', () => {
  const another = { uid: 'u-new', email: 'Asha+2@example.com' }
  const found = [banned, lifted, entry].map((one) => findAddressBan(another, [one]))
  expect(found).toEqual([banned.ban, undefined, undefined])
  expect(findAddressBan(asha, [banned])).toBeUndefined()
})

test('check of a write to an employer document › lets the administrator approve, ban and lift a ban', () => {
  expect(canWriteEmployer(administrator, undefined, entry)).toBe(true)
  expect(canWriteEmployer(administrator, entry, banned)).toBe(true)
  expect(canWriteEmployer(administrator, banned, lifted)).toBe(true)
  expect(canWriteEmployer(administrator, entry, undefined)).toBe(true)
})

test.each([
  ['a ban without a reason', entry, { ...banned, ban: { ...banned.ban, reason: '' } }],
  ['a ban with a reason over 2,000 characters', entry, { ...banned, ban: { ...banned.ban, reason: 'x'.repeat(2001) } }],
  [
    'a ban whose reason contains a bidirectional override',
    entry,
    { ...banned, ban: { ...banned.ban, reason: 'A \u202eslip.' } }
  ],
  ['a ban in another person’s name', entry, { ...banned, ban: { ...banned.ban, by: 'dinesh' } }],
  ['an approval in another person’s name', undefined, { ...entry, confirmedBy: 'dinesh' }],
  ['a write that drops an earlier ban', lifted, { ...lifted, earlierBans: [] }],
  ['a lift that does not keep the ban', banned, entry],
  ['a second reason for a banned account', banned, { ...banned, ban: { ...banned.ban, reason: 'A slip.' } }],
  [
    'a lift that changes the reason',
    banned,
    { ...lifted, earlierBans: lifted.earlierBans?.map((ban) => ({ ...ban, reason: 'A slip.' })) }
  ],
  [
    'a lift with an invalid time',
    banned,
    { ...lifted, earlierBans: lifted.earlierBans?.map((ban) => ({ ...ban, until: 'soon' })) }
  ],
  ['a lifted ban that never existed', entry, lifted],
  ['the removal of a banned account’s entry', banned, undefined],
  ['the removal of an entry with an earlier ban', lifted, undefined]
])('check of a write to an employer document › refuses the administrator %s', (_how, before, after) => {
  expect(canWriteEmployer(administrator, before, after as Employer | undefined)).toBe(false)
})

test.each([null, asha, { ...asha, role: 'Employer' as const }])(
  'check of a write to an employer document › refuses a write by %j',
  (actor) => {
    expect(canWriteEmployer(actor, undefined, entry)).toBe(false)
    expect(canWriteEmployer(actor, banned, lifted)).toBe(false)
    expect(canWriteEmployer(actor, { ...entry, id: 'chetan' }, undefined)).toBe(false)
  }
)

test('check of a write to an employer document › lets an account remove its approval, not its ban', () => {
  expect(canWriteEmployer(asha, entry, undefined)).toBe(true)
  for (const before of [banned, lifted]) expect(canWriteEmployer(asha, before, undefined)).toBe(false)
})
