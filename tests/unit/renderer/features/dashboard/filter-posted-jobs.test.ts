import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countApplicants, filterPostedJobs } from '#renderer/features/dashboard/filter/filter-posted-jobs.ts'
import { defaultView, type PostedView, postedSorts } from '#renderer/features/dashboard/filter/posted-jobs-url.ts'
import { noApplicants } from '#shared/domain/application/applicant-count.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobStatuses } from '#shared/domain/job/job-categories-and-statuses.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const named = (title: string, more: Partial<Job> = {}) => sampleJob(title, { title, keywords: [], ...more })
const jobs = [
  named('Polisher', { status: 'pending', location: ' Jaipur RJ ' }),
  named('Élan Setter', { company: 'Kundan Company' }),
  named('assorter', { status: 'rejected', category: 'Others', keywords: ['Melee'] })
]
const applicants = new Map([
  ['Polisher', 2],
  ['assorter', 5]
])
const countOf = (id: string) => applicants.get(id) ?? 0
const found = (view: Partial<PostedView>) =>
  filterPostedJobs(jobs, { ...defaultView, ...view }, countOf).matching.map(({ title }) => title)

describe('employer’s own job list', () => {
  test('matches words in title, company and keywords, ignoring accents', () => {
    expect(found({ words: 'elan' })).toEqual(['Élan Setter'])
    expect(found({ words: 'KUNDAN set' })).toEqual(['Élan Setter'])
    expect(found({ words: 'melee' })).toEqual(['assorter'])
    expect(found({ words: 'jaipur' })).toEqual([])
  })

  test('sorts in the selected order', () => {
    expect(found({})).toEqual(['Polisher', 'Élan Setter', 'assorter'])
    expect(found({ sort: 'oldest' })).toEqual(['assorter', 'Élan Setter', 'Polisher'])
    expect(found({ sort: 'title' })).toEqual(['assorter', 'Élan Setter', 'Polisher'])
    const ending = [named('June', { expiresOn: '2099-06-01' }), named('May', { expiresOn: '2099-05-01' })]
    const sorted = filterPostedJobs([...jobs, ...ending], { ...defaultView, sort: 'ends' }, countOf).matching
    expect(sorted.map(({ title }) => title)).toEqual(['May', 'June', 'Élan Setter', 'Polisher', 'assorter'])
    expect(found({ sort: 'applicants' })).toEqual(['assorter', 'Polisher', 'Élan Setter'])
  })
})

test('applicant count of a job › returns zero only when all applications were read', () => {
  const byJob = new Map([['setter', { ...noApplicants, all: 3, fresh: 1 }]])
  const count = (read: number, job: string) => countApplicants({ byJob, read, total: 3 }, job)
  expect([count(3, 'setter'), count(3, 'polisher')]).toEqual([3, 0])
  expect([count(2, 'setter'), count(2, 'polisher')]).toEqual([3, undefined])
  expect(countApplicants(undefined, 'setter')).toBeUndefined()
})

test('employer’s own job list › returns each matching job exactly once', () => {
  const job = fc.record({
    id: fc.uuid(),
    title: fc.constantFrom('Setter', 'setter', 'Polisher', 'हीरा', 'Émail'),
    status: fc.constantFrom(...jobStatuses),
    category: fc.constantFrom('Production', 'Others', 'Watches'),
    location: fc.constantFrom('Surat GJ', 'Remote', '')
  })
  const list = fc.uniqueArray(job, { selector: ({ id }) => id, maxLength: 40 })
  const narrow = fc.record({
    words: fc.constantFrom('', 'set', 'zzz'),
    status: fc.constantFrom(...jobStatuses, 'all' as const),
    sort: fc.constantFrom(...postedSorts)
  })
  fc.assert(
    fc.property(list, narrow, (rows, part) => {
      const all = rows.map(({ id, ...more }) => sampleJob(id, { ...more, keywords: [] }))
      const pagesOf = (page: number) => filterPostedJobs(all, { ...defaultView, ...part, page }, () => 1)
      const { matching, pages, counts } = pagesOf(1)
      const shown = Array.from({ length: pages }, (_, index) => pagesOf(index + 1).shown).flat()
      expect(shown).toEqual(matching)
      expect(new Set(shown).size).toBe(shown.length)
      expect(matching.length).toBe(counts[part.status])
      expect(counts.all).toBe(jobStatuses.reduce((sum, status) => sum + counts[status], 0))
      const meant = all.filter(({ status }) => part.status === 'all' || status === part.status)
      expect(new Set(matching)).toEqual(new Set(meant.filter(({ title }) => title.toLowerCase().includes(part.words))))
    })
  )
})
