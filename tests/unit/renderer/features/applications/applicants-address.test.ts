import { expect, test } from 'vitest'
import { parseAddress } from '#renderer/features/applications/applicants/applicants-address.ts'

const looking =
  'q=setter&status=approved&category=Production&place=Surat+GJ&new=1&sort=title&page=2&show=20&columns=title'

test('the way back from applicants leads to the postings as they were looked for', () => {
  const { postings, buildApplicantAddress } = parseAddress(`?applicants=job_1&who=meena&from=Jaipur+RJ&${looking}`)
  expect(postings).toBe(`/employer/dashboard?${looking}`)
  expect(buildApplicantAddress('job_1', 'a')).toBe(
    `/employer/dashboard?applicants=job_1&applicant=a&who=meena&from=Jaipur+RJ&${looking}`
  )
})

test('what was looked for among the postings asks for nothing among the applicants, nor the other way round', () => {
  const { filter } = parseAddress(`?applicants=job_1&${looking}`)
  expect(filter).toMatchObject({ words: '', place: '' })
  expect(parseAddress('?applicants=job_1&from=Jaipur+RJ').postings).toBe('/employer/dashboard')
})

test.each([
  ['no job', '?applicant=a&stage=new&who=meena'],
  ['another tab', '?tab=shortlist&applicants=job_1&applicant=a&stage=new&page=2']
])('an address of %s opens no applicants and asks for none of them', (_what, search) => {
  expect(parseAddress(search)).toMatchObject({
    ...{ jobId: undefined, open: undefined, postings: '/employer/dashboard' },
    filter: { words: '', stage: '' }
  })
})
