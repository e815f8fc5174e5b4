import { describe, expect, test } from 'vitest'
import { parseAddress } from '#renderer/features/applications/applicants/applicants-url.ts'
import {
  type ApplicantFilter,
  filterApplicants,
  formatFilter,
  noFilter,
  parseFilter
} from '#renderer/features/applications/applicants/filter/applicant-filter.ts'
import type { ApplicantProfile, Application } from '#shared/domain/application/application.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const applicant = (name: string, more: Partial<Application> = {}, profile: Partial<ApplicantProfile> = {}) => {
  const application = applicationOf({ uid: name, ...more }, name)
  return { ...application, profile: application.profile && { ...application.profile, ...profile } }
}
const meena = applicant('Meena Patel', { appliedAt: '2026-11-20T10:00:00.000Z', message: 'I can come on Saturday.' })
const rene = applicant(
  'René Fernandes',
  { appliedAt: '2026-11-21T10:00:00.000Z', state: 'reviewed' },
  { location: 'Mumbai MH', skills: ['CAD', 'Rhino'], headline: 'CAD designer' }
)
const ravi = applicant(
  'Ravi Soni',
  { appliedAt: '2026-11-19T10:00:00.000Z' },
  {
    ...{ skills: ['Polishing', 'kundan'], headline: 'Polisher' },
    ...{ experience: '3 years at the microscope', highestQualification: 'Diploma' }
  }
)
const gone = applicant('Gone', { state: 'withdrawn' })
const all = [meena, rene, ravi, gone]

const names = (filter: Partial<ApplicantFilter>, notes?: Map<string, string>) =>
  filterApplicants(all, { ...noFilter, ...filter }, notes).map(({ uid }) => uid)

describe('applicant search', () => {
  test('sorts by status, newest first, and excludes withdrawn applications', () => {
    expect(names({})).toEqual(['Meena Patel', 'Ravi Soni', 'René Fernandes'])
  })

  test.each<[string, Partial<ApplicantFilter>, string[]]>([
    ['a name, without accents', { words: 'rene' }, ['René Fernandes']],
    ['several words in any field', { words: 'saturday meena' }, ['Meena Patel']],
    ['a skill among the words', { words: 'rhino' }, ['René Fernandes']],
    ['a headline among the words', { words: 'designer' }, ['René Fernandes']],
    ['a place among the words', { words: 'mumbai' }, ['René Fernandes']],
    ['experience among the words', { words: 'microscope' }, ['Ravi Soni']],
    ['a qualification among the words', { words: 'diploma' }, ['Ravi Soni']],
    ['words that are in no application', { words: 'accountant' }, []],
    ['a stage', { stage: 'reviewed' }, ['René Fernandes']],
    ['a skill in any spelling', { skills: ['polishing'] }, ['Ravi Soni']],
    ['all of several skills', { skills: ['Polishing', 'Kundan'] }, ['Ravi Soni']],
    ['skills that no applicant has together', { skills: ['CAD', 'Kundan'] }, []],
    ['a place', { place: 'mumbai' }, ['René Fernandes']],
    ['all filters at once', { words: 'meena', stage: 'new', skills: ['kundan'], place: 'Jaipur RJ' }, ['Meena Patel']]
  ])('finds applicants by %s', (_, filter, expected) => {
    expect(names(filter)).toEqual(expected)
  })

  test('searches the employer’s notes', () => {
    const notes = new Map([[ravi.id, 'Has an offer from Gulab Kothi']])
    expect(names({ words: 'gulab' }, notes)).toEqual(['Ravi Soni'])
    expect(names({ words: 'ravi gulab' }, notes)).toEqual(['Ravi Soni'])
    expect(names({ words: 'gulab' })).toEqual([])
  })
})

test('applicant filter › finds applicants by the required answers of the job only', () => {
  const answer = { question: 'Own tools?', kind: 'yesNo' as const, answer: 'yes' }
  const applicants = [{ ...meena, answers: [answer] }, { ...ravi, answers: [{ ...answer, answer: 'no' }] }, rene]
  const find = (must: boolean) =>
    filterApplicants(applicants, { ...noFilter, must }, undefined, [{ question: 'Own tools?', answers: ['yes'] }])
  expect([find(true).map(({ uid }) => uid), find(false).length]).toEqual([['Meena Patel'], 3])
})

describe('applicant filter in the URL', () => {
  const filter: ApplicantFilter = {
    words: 'gulab & co',
    stage: 'not-now',
    skills: ['stone setting', 'CAD, Rhino'],
    place: 'Jaipur RJ',
    must: true,
    order: 'name'
  }

  test('parses back to the same applicant filter', () => {
    expect(parseFilter(new URLSearchParams(formatFilter(filter)))).toEqual(filter)
    expect(formatFilter(noFilter)).toEqual([])
    expect(parseFilter(new URLSearchParams('stage=withdrawn&order=luck&skill='))).toEqual(noFilter)
  })

  test('is kept when an applicant is opened, and cleared for another job', () => {
    const address = parseAddress('?applicants=job_1&applicant=a&stage=new&skill=kundan&page=3')
    expect(address.filter).toMatchObject({ stage: 'new', skills: ['kundan'] })
    expect(address.buildApplicantAddress('job_1', 'b')).toBe(
      '/employer/dashboard?applicants=job_1&applicant=b&stage=new&skill=kundan&page=3'
    )
    expect(address.buildJobAddress('job_1')).toBe('/employer/dashboard?applicants=job_1&stage=new&skill=kundan&page=3')
    expect(address.buildJobAddress('job_2')).toBe('/employer/dashboard?applicants=job_2&page=3')
    expect(address.jobs).toBe('/employer/dashboard?page=3')
    expect(address.buildFilterAddress({ ...noFilter, words: 'x' })).toBe(
      '/employer/dashboard?applicants=job_1&applicant=a&who=x&page=3'
    )
  })
})
