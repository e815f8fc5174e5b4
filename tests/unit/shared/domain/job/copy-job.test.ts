import { expect, test } from 'vitest'
import { copyTexts, findJobs } from '#shared/domain/job/copy-job.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formFields } from '#shared/domain/job/job-form-values.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const earlier: Job = {
  ...sampleJob('job_1'),
  revision: 7,
  title: 'Polki Setter',
  company: 'Zaveri Company',
  location: 'Jaipur RJ',
  category: 'Production',
  type: 'Contract',
  responsibilities: ['Set polki', 'Weigh in and out'],
  keywords: ['kundan', 'pavé'],
  status: 'rejected',
  rejectionReason: 'Say who gives the gold.',
  history: [{ type: 'post' }],
  postedDate: '2026-01-02',
  companyOverview: 'Forty benches.',
  terms: { openings: 2, benefits: ['food', 'esi'] }
}

test('copy of a job › copies the content of a job, not its status or history', () => {
  const texts = copyTexts(earlier)
  expect(Object.keys(texts).sort()).toEqual([...formFields].sort())
  expect(texts).toMatchObject({
    ...{
      title: 'Polki Setter',
      company: 'Zaveri Company',
      location: 'Jaipur RJ',
      category: 'Production',
      type: 'Contract'
    },
    ...{ responsibilities: 'Set polki\nWeigh in and out', keywords: 'kundan, pavé', companyOverview: 'Forty benches.' },
    ...{ payFrom: '18,000', payTo: '25,000', salaryRange: '', openings: '2', benefits: 'food, esi' }
  })
})

test('search among own jobs › matches title, company, place and keyword in any order', () => {
  const other: Job = { ...earlier, id: 'job_2', title: 'Accountant', keywords: [], location: 'Surat GJ' }
  const find = (typed: string) => findJobs([earlier, other], typed).map(({ id }) => id)
  expect(find('')).toEqual(['job_1', 'job_2'])
  expect(find('zaveri')).toEqual(['job_1', 'job_2'])
  expect(find('JAIPUR polki')).toEqual(['job_1'])
  expect(find('pave')).toEqual(['job_1'])
  expect(find('surat polki')).toEqual([])
})
