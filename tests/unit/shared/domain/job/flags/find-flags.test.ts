import { describe, expect, test } from 'vitest'
import { createFlagContext, findFlags } from '#shared/domain/job/flags/find-flags.ts'
import { readGivenPay } from '#shared/domain/job/flags/given-pay.ts'
import { findOwnDuplicates } from '#shared/domain/job/flags/near-duplicates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { contentNamed, jobOf, kesar } from '#tests/support/job-people.ts'

/** Flags of the kind that others' jobs decide about. */
function findKinds(job: Job, others: readonly Job[]): string[] {
  return findFlags(job, createFlagContext(others)).map(({ kind }) => kind)
}

const live = (id: string, more: Partial<Job> = {}) => jobOf('approved', { id, title: `Work ${id}`, ...more })

describe('pay as it is written, in rupees a month', () => {
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
  ])('%s', (salaryRange, monthly, figures) => {
    const pay = readGivenPay({ salaryRange })
    expect(pay && Math.round(pay.monthly)).toBe(monthly)
    expect(pay && salaryRange.slice(pay.start, pay.end)).toBe(figures)
  })

  test.each(['', '  ', 'Competitive', '₹12 a stone', 'as per work, 9 hours', '0', '9'.repeat(400)])(
    '%j cannot be compared',
    (salaryRange) => {
      expect(readGivenPay({ salaryRange })).toBeNull()
    }
  )
})

describe('pay above three times the median of the category', () => {
  const others = ['₹10,000', '₹20,000', '₹30,000', '₹2,40,000 a year'].map((salaryRange, at) =>
    live(`o${at}`, { salaryRange })
  )
  const offering = (salaryRange: string, more: Partial<Job> = {}) =>
    jobOf('pending', { id: 'new', salaryRange, ...more })

  test('is flagged with both', () => {
    const flags = findFlags(offering('Up to ₹60,001 a month'), createFlagContext(others))
    expect(flags).toContainEqual({
      kind: 'high-pay',
      passage: { field: 'salaryRange', start: 7, end: 13 },
      monthlyPay: 60_001,
      medianPay: 20_000
    })
  })

  test.each([
    ['three times', offering('₹60,000'), others],
    ['another category', offering('₹90,000', { category: 'Others' }), others],
    ['too few to compare', offering('₹90,000'), others.slice(0, 2)],
    [
      'others that wait or were turned down',
      offering('₹90,000'),
      others.map((job) => ({ ...job, status: 'pending' as const }))
    ],
    ['no pay', offering(''), others]
  ])('not so: %s', (_, job, jobs) => {
    expect(findKinds(job, jobs)).not.toContain('high-pay')
  })

  test('the job itself does not count', () => {
    const high = live('high', { salaryRange: '₹70,000' })
    const three = [
      live('a', { salaryRange: '₹10,000' }),
      live('b', { salaryRange: '₹20,000' }),
      live('c', { salaryRange: '₹30,000' })
    ]
    expect(findFlags(high, createFlagContext([...three, high]))).toContainEqual(
      expect.objectContaining({ kind: 'high-pay', medianPay: 20_000 })
    )
  })
})

describe('a near-duplicate', () => {
  const setter = jobOf('approved', {
    id: 'other',
    title: 'CAD Designer',
    company: 'Kesar Kundan Company',
    location: 'Jaipur RJ',
    employerId: kesar.uid
  })
  const like = (more: Partial<Job>) => jobOf('pending', { ...setter, status: 'pending', id: 'new', ...more })

  test.each([
    ['the same', {}],
    ['case and punctuation', { title: 'cad-DESIGNER!' }],
    ['filling words', { title: 'Urgently required: jewelry CAD designers' }],
    ['one wrong letter', { title: 'CAD Desinger' }],
    ['the order', { title: 'Designer (CAD)' }],
    ['the legal form of the company', { company: 'KESAR KUNDAN COMPANY Pvt. Ltd.', employerId: 'u-new' }],
    ['another account', { employerId: 'u-new' }],
    ['another name of the company on its account', { company: 'Kesar Kundan Exports' }],
    ['the place without its state', { location: 'jaipur, Rajasthan' }]
  ])('in spite of %s', (_, more) => {
    expect(findFlags(like(more), createFlagContext([setter]))).toContainEqual({
      kind: 'near-duplicate',
      passage: { field: 'title', start: 0, end: like(more).title.length },
      others: [setter]
    })
  })

  test.each([
    ['itself', { id: 'other' }],
    ['another place', { location: 'Surat GJ' }],
    ['another company', { company: 'Tara Solitaires', employerId: 'u-tara' }],
    ['another rank', { title: 'Senior CAD Designer' }],
    ['another work', { title: 'Wax Setter' }]
  ])('is not: %s', (_, more) => {
    expect(findKinds(like(more), [setter])).not.toContain('near-duplicate')
  })

  test('one word more among many is alike, a rank or a number more is not', () => {
    const rings = { ...setter, title: 'CAD Designer Rings Chains' }
    expect(findKinds(like({ title: 'CAD Designer Rings Chains Bangles' }), [rings])).toContain('near-duplicate')
    expect(findKinds(like({ title: 'Senior CAD Designer Rings Chains' }), [rings])).not.toContain('near-duplicate')
    expect(findKinds(like({ title: 'CAD Designer Rings Chains 2' }), [rings])).not.toContain('near-duplicate')
  })

  test('a short name of a rank and an older one of a city are the same words', () => {
    const senior = { ...setter, title: 'Senior CAD Designer', location: 'Mumbai MH' }
    expect(findKinds(like({ title: 'Sr. CAD Designer', location: 'Bombay' }), [senior])).toContain('near-duplicate')
  })

  test('at most twenty, in the order given', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ ...setter, id: `o${at}` }))
    const flag = findFlags(like({ id: 'o3' }), createFlagContext(many)).find(({ kind }) => kind === 'near-duplicate')
    expect(flag?.kind === 'near-duplicate' && flag.others.map(({ id }) => id)).toEqual(
      many
        .map(({ id }) => id)
        .filter((id) => id !== 'o3')
        .slice(0, 20)
    )
  })

  test('words of every object in JavaScript are words', () => {
    const odd = { ...setter, title: 'constructor __proto__', company: 'toString', location: 'valueOf' }
    expect(findKinds({ ...odd, id: 'new' }, [odd])).toContain('near-duplicate')
  })

  test('the employer is warned of own jobs that wait or are live', () => {
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

describe('the first job of a company', () => {
  const first = jobOf('pending', { id: 'new', title: 'Setter' })
  const approvedVersion = { content: contentNamed('Setter'), at: '2026-11-01' }

  test.each([
    ['nothing else', []],
    ['only ones that wait or were turned down', [jobOf('pending', { id: 'a' }), jobOf('rejected', { id: 'b' })]],
    ['another company', [live('a', { company: 'Tara', employerId: 'u-tara' })]],
    ['the same name on another account', [live('a', { employerId: 'u-new' })]],
    ['another name on the same account', [live('a', { company: 'Tara' })]]
  ])('%s', (_, others) => {
    expect(findFlags(first, createFlagContext([...others, first])).filter(({ kind }) => kind === 'first-job')).toEqual([
      { kind: 'first-job' }
    ])
  })

  test('is not known where a part of the jobs alone was read', () => {
    const flags = findFlags(first, createFlagContext([first], false))
    expect(flags.filter(({ kind }) => kind === 'first-job')).toEqual([])
  })

  test.each([
    ['a live one', first, [live('a', { company: 'SUVARNA jewels Pvt Ltd' })]],
    ['one that was live before its revision', first, [jobOf('pending', { id: 'a', approvedVersion })]],
    ['a revision of what was live', jobOf('pending', { approvedVersion }), []]
  ])('not after %s', (_, job, others) => {
    expect(findKinds(job, others)).not.toContain('first-job')
  })
})
