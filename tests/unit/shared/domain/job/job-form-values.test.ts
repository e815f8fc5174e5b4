import { describe, expect, test } from 'vitest'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { findChangedFields, type JobContent, jobLimits } from '#shared/domain/job/job-content-fields.ts'
import {
  emptyTexts,
  type FieldProblems,
  findDifferingFields,
  formatTexts,
  type JobTexts,
  parseContent,
  requiredFields,
  validateJobTexts
} from '#shared/domain/job/job-form-values.ts'
import { jobTypes } from '#shared/domain/job/job-types-and-locations.ts'

const typed: JobTexts = {
  ...emptyTexts,
  title: '  Prong   Setter ',
  company: 'Gulab Kothi Jewellers',
  location: 'Jaipur RJ',
  category: 'Production',
  type: 'Contract',
  payFrom: '22-32k',
  openings: '4 posts',
  experienceFrom: '2-5 yrs',
  weeklyOff: ' Sunday ',
  benefits: 'lodging, food',
  trialPiece: 'paid',
  question2: ' Which shift? ',
  answerKind2: 'choice',
  choices2: '- Day\n- Night\n',
  description: 'Sets stones.\r\n\r\nIn gold. ',
  responsibilities: 'Set stones\n\n   \n Weigh in and out ',
  qualifications: '',
  keywords: ' kundan, , Polki,kundan , POLKI,meenakari,',
  companyOverview: ' A company of forty benches.\r\n\r\nSince 1931. '
}
const content: JobContent = {
  title: 'Prong Setter',
  company: 'Gulab Kothi Jewellers',
  location: 'Jaipur RJ',
  category: 'Production',
  type: 'Contract',
  salaryRange: '₹22,000–32,000 a month',
  description: 'Sets stones.\n\nIn gold.',
  responsibilities: ['Set stones', 'Weigh in and out'],
  qualifications: [],
  keywords: ['kundan', 'Polki', 'meenakari'],
  companyOverview: 'A company of forty benches.\n\nSince 1931.',
  terms: {
    ...{ openings: 4, experienceFrom: 2, experienceTo: 5, weeklyOff: 'Sunday' },
    ...{ benefits: ['food', 'lodging'], trialPiece: 'paid' }
  },
  questions: [{ text: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'] }]
}

function problemsOf(texts: JobTexts, earlier?: JobContent): FieldProblems {
  const read = validateJobTexts(texts, earlier)
  return 'problems' in read ? read.problems : {}
}

describe('job form check', () => {
  test('splits lines and keywords and drops blanks and duplicates', () => {
    expect(validateJobTexts(typed)).toEqual({ content })
  })

  test.each(requiredFields)('requires a visible %s', (field) => {
    for (const nothing of ['', ' \n\t', '\u200b\u200b', '\u0000\u0007', '\u202e']) {
      expect(problemsOf({ ...typed, [field]: nothing })).toEqual({ [field]: { reason: 'missing' } })
    }
  })

  test.each(['title', 'company', 'location', 'salaryRange', 'description'] as const)(
    'allows a %s up to its limit',
    (field) => {
      const max = jobLimits[field]
      expect(problemsOf({ ...typed, [field]: 'x'.repeat(max) })).toEqual({})
      expect(problemsOf({ ...typed, [field]: 'x'.repeat(max + 3) })).toEqual({
        [field]: { reason: 'long', max, actual: max + 3 }
      })
    }
  )

  test.each([
    ['responsibilities', '\n', jobLimits.lines],
    ['qualifications', '\n', jobLimits.lines],
    ['keywords', ',', jobLimits.keywords]
  ] as const)('allows %s up to their count and length', (field, mark, { max, maxLength }) => {
    const parts = Array.from({ length: max }, (_, index) => `${index}`.padEnd(maxLength, 'x'))
    expect(problemsOf({ ...typed, [field]: parts.join(mark) })).toEqual({})
    expect(problemsOf({ ...typed, [field]: [...parts, 'more'].join(mark) })).toEqual({
      [field]: { reason: 'many', max, actual: max + 1 }
    })
    const line = 'y'.repeat(maxLength + 1)
    expect(problemsOf({ ...typed, [field]: ['short', line].join(mark) })).toEqual({
      [field]: { reason: 'long-line', max: maxLength, actual: maxLength + 1, line }
    })
  })

  test('typed job › removes control characters, keeps lines and scripts', () => {
    const hostile = {
      ...typed,
      title: 'Set\u0000ter\u001b[31m \u202egold',
      location: 'Surat\r\nGJ\tWest',
      description: 'One\u0085two\u2028three\u0007',
      responsibilities: 'काम\u200dगर\u0008\r\nدوسرا',
      keywords: 'pavé\u0000,PAVÉ,हीरा'
    }
    expect(parseContent(hostile)).toMatchObject({
      title: 'Setter[31m gold',
      location: 'Surat GJ West',
      description: 'One\ntwo\nthree',
      responsibilities: ['काम\u200dगर', 'دوسرا'],
      keywords: ['pavé', 'हीरा']
    })
  })
})

describe('job form check of category and type', () => {
  test('must be in the lists', () => {
    for (const category of jobCategories) expect(problemsOf({ ...typed, category })).toEqual({})
    for (const type of jobTypes) expect(problemsOf({ ...typed, type })).toEqual({})
    expect(problemsOf({ ...typed, category: 'Alchemy', type: 'Piecework' })).toEqual({
      category: { reason: 'unknown' },
      type: { reason: 'unknown' }
    })
  })

  test('can keep the old value of an older job', () => {
    const older = { ...content, category: 'Design', type: 'Piecework' }
    expect(problemsOf(formatTexts(older), older)).toEqual({})
    expect(problemsOf({ ...typed, category: 'Alchemy' }, older)).toEqual({ category: { reason: 'unknown' } })
    expect(problemsOf({ ...typed, category: '' }, { ...content, category: '' })).toEqual({
      category: { reason: 'missing' }
    })
  })
})

describe('form values of a stored job', () => {
  test('texts of a stored job › returns texts that parse to the same content', () => {
    expect(validateJobTexts(formatTexts(content))).toEqual({ content })
  })

  test('changed fields of the job form › treats a missing company text as an empty one', () => {
    const { companyOverview: _overview, ...older } = content
    expect(formatTexts(older).companyOverview).toBe('')
    expect(findDifferingFields({ ...formatTexts(content), companyOverview: ' ' }, older)).toEqual([])
    expect(findChangedFields(older, { ...content, companyOverview: '' })).toEqual([])
    expect(findChangedFields(older, content)).toEqual(['companyOverview'])
  })
})

describe('pay in the job form', () => {
  test.each<[text: string, typed: Partial<JobTexts>]>([
    ['₹20,000–25,000 a month', { payFrom: '20-25k' }],
    ['₹18,000 a month', { payFrom: '18000/-' }],
    ['₹20 a stone', { payFrom: '₹20 per stone' }],
    ['₹20 a stone', { payFrom: '20', payUnit: 'stone' }],
    ['₹20 a stone, about 130 a day ≈ ₹62,000 a month', { payFrom: '20', payUnit: 'stone', payPerDay: 'about 130' }],
    ['₹18,000–25,000 a stone', { payFrom: '18000', payTo: '25000', payUnit: 'stone' }],
    ['₹18,000–25,000 a month', { payFrom: 'Rs. 18,000', payTo: '25k', payPerDay: '130' }],
    ['From ₹18,000 a month', { payFrom: '18 hajar onwards' }],
    ['Up to ₹25,000 a month', { payFrom: '', payTo: '25000' }],
    ['₹2,40,000–3,00,000 a year', { payFrom: '2.4 - 3 LPA' }],
    ['As per skill', { payFrom: '', salaryRange: 'As per skill' }],
    ['₹800–900 a day', { payFrom: '', salaryRange: 'Rs 800 to 900 per day' }]
  ])('is stored as %s', (text, pay) => {
    const texts = { ...typed, ...pay }
    expect(parseContent(texts).salaryRange).toBe(text)
    expect(problemsOf(texts)).toEqual({})
    expect(parseContent(formatTexts({ ...content, salaryRange: text })).salaryRange).toBe(text)
  })

  test.each<[Partial<JobTexts>, FieldProblems]>([
    [{ payFrom: 'ask us' }, { payFrom: { reason: 'figure' } }],
    [{ payFrom: '0' }, { payFrom: { reason: 'figure' } }],
    [{ payFrom: '25000', payTo: '18000' }, { payTo: { reason: 'reversed' } }],
    [{ payFrom: '20', payUnit: 'piece', payPerDay: 'many' }, { payPerDay: { reason: 'figure' } }]
  ])('is rejected when typed as %o', (pay, problems) => {
    expect(problemsOf({ ...typed, ...pay })).toEqual(problems)
  })
})

describe('job terms in the form', () => {
  const termsOf = (texts: Partial<JobTexts>) => parseContent({ ...emptyTexts, ...texts }).terms

  test.each<[Partial<JobTexts>, JobContent['terms']]>([
    [{ openings: '૧૨' }, { openings: 12 }],
    [{ openings: '10+ karigars' }, { openings: 10 }],
    [{ experienceFrom: '2 yrs' }, { experienceFrom: 2 }],
    [{ experienceFrom: 'min 3 years exp.' }, { experienceFrom: 3 }],
    [{ experienceFrom: 'fresher' }, { experienceFrom: 0 }],
    [{ experienceFrom: 'not required' }, { experienceFrom: 0 }],
    [{ experienceFrom: 'exp 2 years+' }, { experienceFrom: 2 }],
    [{ openings: '4 setters' }, { openings: 4 }],
    [
      { experienceFrom: '6 months', experienceTo: '2' },
      { experienceFrom: 0.5, experienceTo: 2 }
    ],
    [{ experienceFrom: '0 to 1 year' }, { experienceFrom: 0, experienceTo: 1 }],
    [{ experienceTo: 'upto 5' }, { experienceTo: 5 }],
    [{ hours: '9.30 to 7' }, { hours: '9.30 to 7' }]
  ])('are read from the typed texts %o', (texts, terms) => {
    expect(termsOf(texts)).toEqual(terms)
    expect(problemsOf({ ...typed, ...texts, payFrom: '' })).toEqual({})
    expect(parseContent(formatTexts({ ...content, terms })).terms).toEqual(terms)
  })

  test.each<[Partial<JobTexts>, FieldProblems]>([
    [{ openings: 'several' }, { openings: { reason: 'count' } }],
    [{ openings: '0' }, { openings: { reason: 'count' } }],
    [{ openings: '1.5' }, { openings: { reason: 'count' } }],
    [{ experienceFrom: 'good' }, { experienceFrom: { reason: 'years' } }],
    [{ experienceFrom: '61' }, { experienceFrom: { reason: 'years' } }],
    [{ experienceFrom: '5', experienceTo: '2' }, { experienceTo: { reason: 'reversed' } }],
    [{ hours: 'x'.repeat(121) }, { hours: { reason: 'long', max: 120, actual: 121 } }],
    [{ walkInPlace: 'Johari Bazaar' }, { walkInDays: { reason: 'missing' } }]
  ])('are rejected when typed as %o', (texts, problems) => {
    expect(problemsOf({ ...typed, ...texts })).toEqual(problems)
  })
})
