import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import {
  type CandidateProfile,
  candidateSchema,
  canWriteCard,
  createCandidateId,
  createRandomCandidateId,
  findFreeCandidateId,
  findPaperState,
  setCardBlocked,
  setCardHidden
} from '#shared/domain/candidate/candidate.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'

const plain = { id: 'meena_patel', name: 'Meena Patel' }
const parse = (record: object) => v.parse(candidateSchema, record)
const person = (role: SessionUser['role'], uid = `u-${role}`): SessionUser => ({
  uid,
  role,
  email: `${uid}@example.com`,
  isAdmin: role === 'Admin',
  isEmployer: role === 'Employer'
})

describe('a stored profile', () => {
  test('needs no more than an id and a name', () => {
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
    ['skills with commas become a list', { skills: 'kundan, , polki' }, { skills: ['kundan', 'polki'] }],
    ['what is no skill is left out', { skills: ['kundan', null, ' ', 7] }, { skills: ['kundan'] }],
    ['years as a number are text', { experience: 8 }, { experience: '8' }],
    [
      'a field that cannot be used is empty',
      { headline: { en: 'Setter' }, avatar: null },
      { headline: '', avatar: '' }
    ],
    ['a word of another version stays', { availability: 'Maybe' }, { availability: 'Maybe' }],
    ['fields of another version stay', { hobby: 'chess' }, { hobby: 'chess' }],
    ['null does not hide', { hidden: null }, { hidden: false }],
    ['what cannot be read hides', { hidden: 'false' }, { hidden: true }],
    ['an owner’s wish that cannot be read hides', { blocked: true, ownerHidden: 'no' }, { ownerHidden: true }],
    ['an empty owner is none', { uid: '' }, { uid: undefined }]
  ])('%s', (_, given, expected) => {
    expect(parse({ ...plain, ...given })).toMatchObject(expected)
  })

  test.each([{ id: '', name: 'Meena' }, { id: 'x', name: '  ' }, { name: 'Meena' }, { id: 'x' }])(
    '%j is none',
    (raw) => {
      expect(v.is(candidateSchema, raw)).toBe(false)
    }
  )
})

describe('the id of a candidate', () => {
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
  ])('of %j is %j', (name, id) => {
    expect(createCandidateId(name)).toBe(id)
  })

  test('that is taken gets the first free number', () => {
    const takenIds = new Set(['meena_patel', 'meena_patel_2', 'ravi_2'])
    expect(findFreeCandidateId('meena_patel', (id) => takenIds.has(id))).toBe('meena_patel_3')
    expect(findFreeCandidateId('constructor', (id) => takenIds.has(id))).toBe('constructor')
    expect(findFreeCandidateId('ravi', (id) => takenIds.has(id))).toBe('ravi')
  })

  test('is random where nothing Latin is left, and always of one length', () => {
    expect(createRandomCandidateId(() => 0)).toBe('candidate_00000000')
    expect(createRandomCandidateId(() => 0.999999999999)).toMatch(/^candidate_[0-9a-z]{8}$/)
    expect(createRandomCandidateId()).not.toBe(createRandomCandidateId())
  })
})

describe('a paper', () => {
  const card: CandidateProfile = { ...parse(plain), uid: 'u-meena', resumeUrl: 'https://papers.example.com/a' }
  const apart: CandidateProfile = { ...card, resumeUrl: '', aadharUrl: '', papers: { resume: true, aadhar: false } }

  test.each([
    ['Employer', person('Employer'), 'open'],
    ['an employer whose address is not verified', { ...person('Employer'), unverified: true as const }, 'unverified'],
    ['an employer who is not confirmed', { ...person('Employer'), unconfirmed: true as const }, 'unconfirmed'],
    ['that employer, of their own', { ...person('Employer', 'u-meena'), unconfirmed: true as const }, 'open'],
    ['Admin', person('Admin'), 'open'],
    ['the person themself', person('Candidate', 'u-meena'), 'open'],
    ['another candidate', person('Candidate', 'u-ravi'), 'closed'],
    ['nobody', null, 'closed']
  ])('for %s: %s', (_, viewer, state) => {
    expect(findPaperState(viewer, card, 'resume')).toBe(state)
    for (const none of ['', ' ', '#', ' # ']) {
      expect(findPaperState(viewer, { ...card, resumeUrl: none }, 'resume')).toBe('none')
    }
    // Where it lies is known to nobody before it is opened.
    expect(findPaperState(viewer, apart, 'resume')).toBe(state)
    expect(findPaperState(viewer, apart, 'aadhar')).toBe('none')
  })

  test('of a card that is nobody’s is closed to whoever has no uid', () => {
    expect(findPaperState(person('Candidate', ''), { ...card, uid: '' }, 'resume')).toBe('closed')
    expect(findPaperState(person('Candidate', ''), { ...card, uid: undefined }, 'resume')).toBe('closed')
  })
})

test('a card is written and removed by its owner alone, and never passes to another', () => {
  const mine = { ...parse(plain), uid: 'u-meena' }
  const nobodys = parse(plain)
  const meena = person('Candidate', 'u-meena')
  const ravi = person('Candidate', 'u-ravi')
  expect(canWriteCard(meena, undefined, mine)).toBe(true)
  expect(canWriteCard(meena, mine, { ...mine, hidden: true })).toBe(true)
  expect(canWriteCard(meena, mine, undefined)).toBe(true)
  expect(canWriteCard(meena, mine, { ...mine, uid: 'u-ravi' })).toBe(false)
  expect(canWriteCard(meena, nobodys, mine)).toBe(false)
  for (const other of [ravi, person('Admin'), person('Employer'), null]) {
    expect(canWriteCard(other, undefined, mine)).toBe(false)
    expect(canWriteCard(other, mine, { ...mine, uid: other?.uid })).toBe(false)
    expect(canWriteCard(other, mine, undefined)).toBe(other?.role === 'Admin')
    expect(canWriteCard(other, nobodys, undefined)).toBe(other?.role === 'Admin')
  }
})

describe('a card that the administrator hides', () => {
  const meena = person('Candidate', 'u-meena')
  const admin = person('Admin')
  const shown = parse({ ...plain, uid: 'u-meena' })
  const blocked = setCardBlocked(shown, true)

  test('is found by nobody, and shown again as its owner wants it', () => {
    expect(blocked).toMatchObject({ hidden: true, blocked: true })
    expect(setCardBlocked(blocked, false)).toEqual(shown)
    expect(setCardBlocked(setCardHidden(blocked, true), false)).toEqual({ ...shown, hidden: true })
    expect(setCardHidden(setCardHidden(blocked, true), false)).toEqual(blocked)
    expect(setCardBlocked(blocked, true)).toBe(blocked)
    expect(parse({ ...plain, blocked: 'yes' })).toMatchObject({ blocked: true })
  })

  test('is hidden and shown by the administrator alone, who changes nothing else of it', () => {
    for (const [before, after] of [
      [shown, blocked],
      [blocked, shown]
    ] as const) {
      const written = { ...after, revision: 2 }
      expect(canWriteCard(admin, before, written)).toBe(true)
      expect(canWriteCard(meena, before, written)).toBe(false)
      expect(canWriteCard(person('Employer'), before, written)).toBe(false)
      expect(canWriteCard(admin, before, { ...written, name: 'Mina' })).toBe(false)
    }
    expect(canWriteCard(admin, shown, { ...shown, hidden: true })).toBe(false)
    expect(canWriteCard(admin, undefined, blocked)).toBe(false)
  })

  test('is still its owner’s, who cannot undo it', () => {
    expect(canWriteCard(meena, blocked, { ...blocked, headline: 'Setter' })).toBe(true)
    expect(canWriteCard(meena, blocked, setCardHidden(blocked, true))).toBe(true)
    expect(canWriteCard(meena, blocked, { ...blocked, hidden: false })).toBe(false)
    expect(canWriteCard(meena, blocked, { ...blocked, blocked: undefined })).toBe(false)
    expect(canWriteCard(meena, undefined, { ...shown, blocked: true })).toBe(false)
    expect(canWriteCard(meena, blocked, undefined)).toBe(true)
  })
})

test('the sample is four people of the trade, nobody’s and without papers', () => {
  const sample = createSeedCandidates()
  expect(sample.map(({ location }) => location)).toEqual(['Surat GJ', 'Mumbai MH', 'Jaipur RJ', 'Kolkata WB'])
  expect(new Set(sample.map(({ id }) => id)).size).toBe(4)
  for (const one of sample) {
    expect(one.id).toBe(createCandidateId(one.name))
    expect([one.resumeUrl, one.aadharUrl, one.uid]).toEqual(['#', '#', undefined])
    expect(parse(one)).toMatchObject({ hidden: false, skills: one.skills })
  }
})
