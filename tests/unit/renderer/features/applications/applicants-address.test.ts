import { expect, test } from 'vitest'
import { parseAddress } from '#renderer/features/applications/applicants/applicants-address.ts'

const looking = 'q=setter&status=approved&place=Surat+GJ&page=2&show=20'

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
