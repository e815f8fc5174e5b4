import { describe, expect, test } from 'vitest'
import { compareJob, createHintContext, findTextHints, type HintContext } from '#shared/domain/job/hints/find-hints.ts'
import { findOwnDuplicates } from '#shared/domain/job/hints/near-duplicate-jobs.ts'
import { findPayHints, readGivenPay } from '#shared/domain/job/hints/pay-hints.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { contentNamed, jobOf, kesar } from '#tests/support/job-people.ts'

const findHints = (job: Job, context: HintContext) => [...findTextHints(job), ...compareJob(job, context)]

/** Hints of the kind that others' jobs decide about. */
function findKinds(job: Job, others: readonly Job[]): string[] {
  return findHints(job, createHintContext(others)).map(({ kind }) => kind)
}

const live = (id: string, more: Partial<Job> = {}) => jobOf('approved', { id, title: `Work ${id}`, ...more })

describe('reading monthly pay from a text', () => {
  test.each([
    ['₹18,000–25,000 a month', 25_000, '18,000–25,000'],
    ['₹4,80,000–6,60,000 a year', 55_000, '4,80,000–6,60,000'],
    ['4-6 LPA', 50_000, '4-6 LPA'],
    ['Rs 3.6 lakh per annum', 30_000, '3.6 lakh'],
    ['6 lakh', 50_000, '6 lakh'],
    ['₹4,80,000', 40_000, '4,80,000'],
    ['2 lakh a month', 200_000, '2 lakh'],
    ['25-30k', 30_000, '25-30k'],
    ['₹700 a day', 16_800, '700'],
    ['₹6,000 a week', 26_000, '6,000'],
    ['₹150/hour', 28_800, '150'],
    ['₹20 a stone, about 130 a day ≈ ₹62,000 a month', 62_400, '₹20 a stone, about 130 a day ≈ ₹62,000 a month'],
    ['Daily ₹900', 21_600, '900'],
    ['₹18,000, 9 hours a day, 26 days', 18_000, '18,000'],
    ['8 hours, ₹700 per day', 16_800, '700'],
    ['पच्चीस नहीं, ₹२५,००० महीना', 25_000, '२५,०००'],
    ['પગાર ₹૨૫,૦૦૦ મહિને', 25_000, '૨૫,૦૦૦'],
    ['25 हजार', 25_000, '25 हजार'],
    ['₹45,000 a month for six months', 45_000, '45,000'],
    ['₹15,000 + 2% incentive', 15_000, '15,000']
  ])('returns the monthly pay of %j', (salaryRange, monthly, figures) => {
    const pay = readGivenPay({ salaryRange })
    expect(pay && Math.round(pay.monthly)).toBe(monthly)
    expect(pay && salaryRange.slice(pay.start, pay.end)).toBe(figures)
  })

  test.each(['', '  ', 'Competitive', '₹12 a stone', 'as per work, 9 hours', '0', '9'.repeat(400)])(
    'returns null for %j',
    (salaryRange) => {
      expect(readGivenPay({ salaryRange })).toBeNull()
    }
  )
})

test.each<[salaryRange: string, kinds: string[]]>([
  ['₹501 a stone', ['stone-pay']],
  ['₹500 a stone', []],
  ['₹18,000–25,000 a stone', ['stone-pay']],
  ['₹10,000–40,000 a month', []],
  ['₹10,000–40,001 a month', ['wide-pay']],
  ['₹15–18 a month', ['thousands']],
  ['₹4,80,000 a month', ['year-as-month']],
  ['₹18,000–25,000 a year', ['month-as-year']],
  ['₹2,40,000 a year', []],
  ['From ₹18,000 a month', []],
  ['As per skill', []]
])('pay hints › for a job that pays %s are %j', (salaryRange, kinds) => {
  expect(findPayHints({ salaryRange })).toEqual(kinds)
})

describe('hint: pay over three times the median of its category', () => {
  const others = ['₹10,000', '₹20,000', '₹30,000', '₹2,40,000 a year'].map((salaryRange, at) =>
    live(`o${at}`, { salaryRange })
  )
  const offering = (salaryRange: string, more: Partial<Job> = {}) =>
    jobOf('pending', { id: 'new', salaryRange, ...more })

  test('is shown with the pay and the median', () => {
    const hints = findHints(offering('Up to ₹60,001 a month'), createHintContext(others))
    expect(hints).toContainEqual({
      kind: 'high-pay',
      passage: { field: 'salaryRange', start: 7, end: 13 },
      monthlyPay: 60_001,
      medianPay: 20_000
    })
  })

  test.each([
    ['exactly three times the median', offering('₹60,000'), others],
    ['another category', offering('₹90,000', { category: 'Others' }), others],
    ['fewer than three jobs to compare with', offering('₹90,000'), others.slice(0, 2)],
    [
      'a category whose other jobs are not live',
      offering('₹90,000'),
      others.map((job) => ({ ...job, status: 'pending' as const }))
    ],
    ['a job without pay', offering(''), others]
  ])('is not shown for %s', (_, job, jobs) => {
    expect(findKinds(job, jobs)).not.toContain('high-pay')
  })
})

describe('hint: near-duplicate', () => {
  const setter = jobOf('approved', {
    id: 'other',
    title: 'CAD Designer',
    company: 'Kesar Kundan Company',
    location: 'Jaipur RJ',
    employerId: kesar.uid
  })
  const like = (more: Partial<Job>) => jobOf('pending', { ...setter, status: 'pending', id: 'new', ...more })

  test.each([
    ['no difference', {}],
    ['other case and punctuation', { title: 'cad-DESIGNER!' }],
    ['filler words in the title', { title: 'Urgently required: jewelry CAD designers' }],
    ['one wrong letter', { title: 'CAD Desinger' }],
    ['another order of words', { title: 'Designer (CAD)' }],
    ['another legal form of the company', { company: 'KESAR KUNDAN COMPANY Pvt. Ltd.', employerId: 'u-new' }],
    ['another account', { employerId: 'u-new' }],
    ['another company name on the same account', { company: 'Kesar Kundan Exports' }],
    ['a missing state', { location: 'jaipur, Rajasthan' }]
  ])('is shown despite %s', (_, more) => {
    expect(findHints(like(more), createHintContext([setter]))).toContainEqual({
      kind: 'near-duplicate',
      passage: { field: 'title', start: 0, end: like(more).title.length },
      others: [setter]
    })
  })

  test.each([
    ['the job itself', { id: 'other' }],
    ['another place', { location: 'Surat GJ' }],
    ['another company', { company: 'Tara Solitaires', employerId: 'u-tara' }],
    ['another rank', { title: 'Senior CAD Designer' }],
    ['another kind of work', { title: 'Wax Setter' }]
  ])('is not shown for %s', (_, more) => {
    expect(findKinds(like(more), [setter])).not.toContain('near-duplicate')
  })

  test('is shown for one more word, not for another rank or number', () => {
    const rings = { ...setter, title: 'CAD Designer Rings Chains' }
    expect(findKinds(like({ title: 'CAD Designer Rings Chains Bangles' }), [rings])).toContain('near-duplicate')
    expect(findKinds(like({ title: 'Senior CAD Designer Rings Chains' }), [rings])).not.toContain('near-duplicate')
    expect(findKinds(like({ title: 'CAD Designer Rings Chains 2' }), [rings])).not.toContain('near-duplicate')
  })

  test('own similar jobs › finds the employer’s own pending and live jobs', () => {
    const own = (['approved', 'pending', 'rejected', 'deleted'] as const).map((status) => ({
      ...setter,
      id: status,
      status
    }))
    expect(findOwnDuplicates(like({}), own).map(({ id }) => id)).toEqual(['approved', 'pending'])
    expect(findOwnDuplicates(like({ id: 'pending' }), own).map(({ id }) => id)).toEqual(['approved'])
    expect(
      findOwnDuplicates({ ...contentNamed('CAD designer'), company: setter.company, location: setter.location }, own)
    ).toHaveLength(2)
    expect(findOwnDuplicates(like({ title: 'Polisher' }), own)).toEqual([])
  })
})

describe('hint: first job of a company', () => {
  const first = jobOf('pending', { id: 'new', title: 'Setter' })
  const approvedVersion = { content: contentNamed('Setter'), at: '2026-11-01' }

  test.each([
    ['no other job', []],
    ['only a pending and a rejected job', [jobOf('pending', { id: 'a' }), jobOf('rejected', { id: 'b' })]],
    ['only a job of another company', [live('a', { company: 'Tara', employerId: 'u-tara' })]],
    ['only a job of the same name on another account', [live('a', { employerId: 'u-new' })]],
    ['only a job of another name on the same account', [live('a', { company: 'Tara' })]]
  ])('is shown when there is %s', (_, others) => {
    expect(findHints(first, createHintContext([...others, first])).filter(({ kind }) => kind === 'first-job')).toEqual([
      { kind: 'first-job' }
    ])
  })

  test.each([
    ['a company with a live job', first, [live('a', { company: 'SUVARNA jewels Pvt Ltd' })]],
    ['a company with a job that was live before its revision', first, [jobOf('pending', { id: 'a', approvedVersion })]],
    ['a revision of a job that was live', jobOf('pending', { approvedVersion }), []]
  ])('is not shown for %s', (_, job, others) => {
    expect(findKinds(job, others)).not.toContain('first-job')
  })
})
