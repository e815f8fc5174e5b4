import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import {
  type CandidateProfile,
  candidateSchema,
  canWritePublicProfile,
  createCandidateId,
  findDocumentState,
  setPublicProfileBlocked,
  setPublicProfileHidden
} from '#shared/domain/candidate/candidate.ts'

const plain = { id: 'meena_patel', name: 'Meena Patel' }
const parse = (record: object) => v.parse(candidateSchema, record)
const person = (role: SessionUser['role'], uid = `u-${role}`): SessionUser => ({
  uid,
  role,
  email: `${uid}@example.com`,
  isAdmin: role === 'Admin',
  isEmployer: role === 'Employer'
})

describe('stored public profile', () => {
  test('needs only an id and a name', () => {
    expect(parse(plain)).toEqual({
      ...plain,
      headline: '',
      location: '',
      skills: [],
      experience: '',
      availability: '',
      joiningPeriod: '',
      resumeUrl: '',
      aadharUrl: '',
      avatar: '',
      hidden: false
    })
  })

  test.each<[string, object, object]>([
    ['splits skills at commas', { skills: 'kundan, , polki' }, { skills: ['kundan', 'polki'] }],
    ['drops invalid skills', { skills: ['kundan', null, ' ', 7] }, { skills: ['kundan'] }],
    ['turns a number of years into text', { experience: 8 }, { experience: '8' }],
    ['empties a field of an invalid type', { headline: { en: 'Setter' }, avatar: null }, { headline: '', avatar: '' }],
    ['keeps an unknown availability', { availability: 'Maybe' }, { availability: 'Maybe' }],
    ['keeps unknown fields', { hobby: 'chess' }, { hobby: 'chess' }],
    ['shows a profile whose hidden is null', { hidden: null }, { hidden: false }],
    ['hides a profile whose hidden is unreadable', { hidden: 'false' }, { hidden: true }],
    ['hides a profile whose ownerHidden is unreadable', { blocked: true, ownerHidden: 'no' }, { ownerHidden: true }],
    ['removes an empty uid', { uid: '' }, { uid: undefined }]
  ])('%s', (_, given, expected) => {
    expect(parse({ ...plain, ...given })).toMatchObject(expected)
  })

  test.each([{ id: '', name: 'Meena' }, { id: 'x', name: '  ' }, { name: 'Meena' }, { id: 'x' }])(
    'refuses %j',
    (raw) => {
      expect(v.is(candidateSchema, raw)).toBe(false)
    }
  )
})

describe('public profile id', () => {
  test.each([
    ['Meena Patel', 'meena_patel'],
    ['  José  María d’Ávila ', 'jose_maria_d_avila'],
    ['Søren Łukasz Weiß', 'soren_lukasz_weiss'],
    ['İpek IŞIK', 'ipek_isik'],
    ['Ravi 2', 'ravi_2'],
    ['मीना Patel', 'patel'],
    ['मीना पटेल', ''],
    ['💎', ''],
    ['', ''],
    ['constructor', 'constructor'],
    ['__proto__', 'proto'],
    ['a'.repeat(500), 'a'.repeat(80)]
  ])('for the name %j is %j', (name, id) => {
    expect(createCandidateId(name)).toBe(id)
  })
})

describe('access to a candidate’s documents', () => {
  const publicProfile: CandidateProfile = {
    ...parse(plain),
    uid: 'u-meena',
    resumeUrl: 'https://documents.example.com/a'
  }
  const apart: CandidateProfile = {
    ...publicProfile,
    resumeUrl: '',
    aadharUrl: '',
    documents: { resume: true, aadhar: false }
  }

  test.each([
    ['an employer', person('Employer'), 'open'],
    ['an employer whose email is not verified', { ...person('Employer'), unverified: true as const }, 'unverified'],
    ['an unconfirmed employer', { ...person('Employer'), unconfirmed: true as const }, 'unconfirmed'],
    [
      'an unconfirmed employer’s own document',
      { ...person('Employer', 'u-meena'), unconfirmed: true as const },
      'open'
    ],
    ['the administrator', person('Admin'), 'open'],
    ['the owner', person('Candidate', 'u-meena'), 'open'],
    ['another candidate', person('Candidate', 'u-ravi'), 'closed'],
    ['a visitor', null, 'closed']
  ])('for %s returns %s', (_, viewer, state) => {
    expect(findDocumentState(viewer, publicProfile, 'resume')).toBe(state)
    for (const none of ['', ' ', '#', ' # ']) {
      expect(findDocumentState(viewer, { ...publicProfile, resumeUrl: none }, 'resume')).toBe('none')
    }
    // Where it lies is known to no one before it is opened.
    expect(findDocumentState(viewer, apart, 'resume')).toBe(state)
    expect(findDocumentState(viewer, apart, 'aadhar')).toBe('none')
  })

  test('returns closed for a profile without owner and a viewer without uid', () => {
    expect(findDocumentState(person('Candidate', ''), { ...publicProfile, uid: '' }, 'resume')).toBe('closed')
    expect(findDocumentState(person('Candidate', ''), { ...publicProfile, uid: undefined }, 'resume')).toBe('closed')
  })
})

test('check of a write to a public profile › lets the owner write and the administrator remove', () => {
  const mine = { ...parse(plain), uid: 'u-meena' }
  const nobodys = parse(plain)
  const meena = person('Candidate', 'u-meena')
  const ravi = person('Candidate', 'u-ravi')
  expect(canWritePublicProfile(meena, undefined, mine)).toBe(true)
  expect(canWritePublicProfile(meena, mine, { ...mine, hidden: true })).toBe(true)
  expect(canWritePublicProfile(meena, mine, undefined)).toBe(true)
  expect(canWritePublicProfile(meena, mine, { ...mine, uid: 'u-ravi' })).toBe(false)
  expect(canWritePublicProfile(meena, nobodys, mine)).toBe(false)
  for (const other of [ravi, person('Admin'), person('Employer'), null]) {
    expect(canWritePublicProfile(other, undefined, mine)).toBe(false)
    expect(canWritePublicProfile(other, mine, { ...mine, uid: other?.uid })).toBe(false)
    expect(canWritePublicProfile(other, mine, undefined)).toBe(other?.role === 'Admin')
    expect(canWritePublicProfile(other, nobodys, undefined)).toBe(other?.role === 'Admin')
  }
})

describe('public profile hidden by the administrator', () => {
  const meena = person('Candidate', 'u-meena')
  const admin = person('Admin')
  const shown = parse({ ...plain, uid: 'u-meena' })
  const blocked = setPublicProfileBlocked(shown, true)

  test('is not found until it returns to its owner’s choice', () => {
    expect(blocked).toMatchObject({ hidden: true, blocked: true })
    expect(setPublicProfileBlocked(blocked, false)).toEqual(shown)
    expect(setPublicProfileBlocked(setPublicProfileHidden(blocked, true), false)).toEqual({ ...shown, hidden: true })
    expect(setPublicProfileHidden(setPublicProfileHidden(blocked, true), false)).toEqual(blocked)
    expect(setPublicProfileBlocked(blocked, true)).toBe(blocked)
    expect(parse({ ...plain, blocked: 'yes' })).toMatchObject({ blocked: true })
  })

  test('can be hidden and shown by the administrator, not changed', () => {
    for (const [before, after] of [
      [shown, blocked],
      [blocked, shown]
    ] as const) {
      const written = { ...after, revision: 2 }
      expect(canWritePublicProfile(admin, before, written)).toBe(true)
      expect(canWritePublicProfile(meena, before, written)).toBe(false)
      expect(canWritePublicProfile(person('Employer'), before, written)).toBe(false)
      expect(canWritePublicProfile(admin, before, { ...written, name: 'Mina' })).toBe(false)
    }
    expect(canWritePublicProfile(admin, shown, { ...shown, hidden: true })).toBe(false)
    expect(canWritePublicProfile(admin, undefined, blocked)).toBe(false)
  })

  test('can be edited but not shown by its owner', () => {
    expect(canWritePublicProfile(meena, blocked, { ...blocked, headline: 'Setter' })).toBe(true)
    expect(canWritePublicProfile(meena, blocked, setPublicProfileHidden(blocked, true))).toBe(true)
    expect(canWritePublicProfile(meena, blocked, { ...blocked, hidden: false })).toBe(false)
    expect(canWritePublicProfile(meena, blocked, { ...blocked, blocked: undefined })).toBe(false)
    expect(canWritePublicProfile(meena, undefined, { ...shown, blocked: true })).toBe(false)
    expect(canWritePublicProfile(meena, blocked, undefined)).toBe(true)
  })
})
