import { expect, test } from 'vitest'
import { findWeakJobs, summarizeFunnel } from '#renderer/features/dashboard/statistics/summarize-applicant-funnel.ts'
import { countByJob } from '#shared/domain/application/applicant-count.ts'
import type { ApplicationState } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const now = new Date('2026-11-28T06:30:00.000Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const by = { uid: 'admin', role: 'Admin', name: 'admin' } as const

const liveFor = (days: number, id: string, more: Partial<Job> = {}): Job =>
  jobOf('approved', {
    ...{ id, expiresOn: '2026-12-20', description: 'Sets stones. '.repeat(20) },
    history: [
      { type: 'post', at: ago(days), by: { uid: 'u-suvarna', role: 'Employer', name: 's' }, revision: 1 },
      { type: 'approve', at: ago(days), by, revision: 2 }
    ],
    ...more
  })
const apply = (jobId: string, daysAgo: number, ...states: ApplicationState[]) =>
  applicationOf({
    ...{ jobId, uid: `u_${Math.random()}`, appliedAt: ago(daysAgo), state: states.at(-1) ?? 'new' },
    history: [{ state: 'new', at: ago(daysAgo) }, ...states.map((state) => ({ state, at: ago(0) }))]
  })
const many = (jobId: string, count: number) => Array.from({ length: count }, () => apply(jobId, 10))
const funnelOf = (jobs: readonly Job[], applications: ReturnType<typeof apply>[], seen?: object) => {
  const counts = countByJob(applications)
  return summarizeFunnel(jobs, (id) => counts.get(id), seen && new Map(Object.entries(seen)), now.getTime())
}

test('statistics of a job › count who applied, was interviewed and hired, and days to the first', () => {
  const applications = [
    apply('setter', 16, 'interview', 'hired'),
    apply('setter', 9, 'interview', 'not-now'),
    apply('setter', 5, 'reviewed'),
    apply('setter', 18, 'withdrawn')
  ]
  const rows = funnelOf([liveFor(20, 'setter'), liveFor(3, 'polisher'), jobOf('pending', { id: 'x' })], applications)
  expect(rows.map(({ job, daysToFirst, count }) => [job.id, daysToFirst, count])).toEqual([
    ['setter', 4, expect.objectContaining({ all: 3, interviewed: 2, hired: 1, fresh: 0 })],
    ['polisher', undefined, expect.objectContaining({ all: 0, interviewed: 0, hired: 0 })]
  ])
})

test.each<[string, Job[], ReturnType<typeof apply>[], unknown[]]>([
  ['new jobs', [liveFor(3, 'a')], [], []],
  ['a job without applicants and pay', [liveFor(9, 'a', { salaryRange: ' ' })], [], [['a', 'none', 'pay']]],
  ['a job in few words', [liveFor(9, 'a', { description: 'Setter.' })], [], [['a', 'none', 'words']]],
  ['a closed job', [liveFor(9, 'a', { status: 'deleted' })], [], []],
  [
    'a job with less than half of the applicants of the others',
    [liveFor(20, 'a'), liveFor(20, 'b'), liveFor(20, 'c')],
    [...many('a', 4), ...many('b', 1), ...many('c', 4)],
    [['b', 'few', undefined]]
  ],
  ['a job whose applicants nobody met', [liveFor(20, 'a')], many('a', 6), [['a', 'noInterview', undefined]]]
])('jobs that need attention › of %s are listed with the reason', (_, jobs, applications, expected) => {
  const weak = findWeakJobs(funnelOf(jobs, applications), now)
  expect(weak.map(({ job, problem, lacks }) => [job.id, problem, lacks])).toEqual(expected)
})

test.each<[string, object | undefined, unknown[]]>([
  ['a number of times that is not known', undefined, [undefined, undefined, 'pay']],
  ['never', {}, [1, 'unseen', undefined]],
  ['too rarely to expect an applicant', { a: 80, b: 13, c: 80 }, [13, 'unseen', undefined]],
  ['rarely, though a usual share applied', { a: 80, b: 30, c: 80 }, [30, 'unseen', undefined]],
  ['nearly as often as others, though few applied', { a: 80, b: 50, c: 80 }, [50, 'seen', 'pay']],
  ['as often as others', { a: 40, b: 40, c: 40 }, [40, 'seen', 'pay']]
])('a job with few applicants › that was seen %s is weak for that cause', (_, seen, expected) => {
  const jobs = [liveFor(20, 'a'), liveFor(20, 'b', { salaryRange: '' }), liveFor(20, 'c')]
  const [weak] = findWeakJobs(funnelOf(jobs, [...many('a', 6), ...many('b', 1), ...many('c', 6)], seen), now)
  expect([weak?.seen, weak?.cause, weak?.lacks]).toEqual(expected)
})
