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
  findPaperState
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
    expect(canWriteCard(other, mine, undefined)).toBe(false)
    expect(canWriteCard(other, nobodys, undefined)).toBe(false)
  }
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
