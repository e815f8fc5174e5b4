import { bench, describe } from 'vitest'
import { filterPostedJobs, listChoices } from '#renderer/features/dashboard/filter/filter-posted-jobs.ts'
import { defaultView, type PostedView } from '#renderer/features/dashboard/filter/posted-jobs-url.ts'
import { countLive, listMoments, summarizeJobs } from '#renderer/features/dashboard/statistics/summarize-jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const random = seededRandom(7)
const now = Date.UTC(2026, 10, 21)
const day = 86_400_000

function createJobs(size: number): Job[] {
  return Array.from({ length: size }, (_, index) => {
    const posted = now - Math.floor(random() * 400) * day
    const event = (type: string, role: string, at: number) => ({
      ...{ type, at: new Date(at).toISOString(), by: { uid: role, role }, revision: 1 }
    })
    return sampleJob(`job_${index}`, {
      title: `${randomText(random, 30)} pavé ${index}`,
      location: randomOf(random, ['Surat GJ', 'Mumbai MH', 'Jaipur RJ', 'Remote']),
      status: randomOf(random, jobStatuses),
      history: [event('post', 'Employer', posted), event('approve', 'Admin', posted + day / 2)]
    })
  })
}

const countOf = (id: string) => id.length
const views: Record<string, Partial<PostedView>> = {
  'first sight': {},
  words: { words: 'pave setter' },
  'status and place': { status: 'approved', place: 'Surat GJ' },
  'by title': { sort: 'title' },
  'by applicants': { sort: 'applicants' }
}

// The cost of a press on the dashboard. Ten times the jobs may cost ten times the work, not more.
for (const [name, view] of Object.entries(views)) {
  describe(`dashboard jobs › ${name}`, () => {
    for (const size of [1000, 10_000]) {
      const jobs = createJobs(size)
      bench(`of ${size}`, () => void filterPostedJobs(jobs, { ...defaultView, ...view }, countOf))
    }
  })
}

describe('dashboard › opened with 10,000 jobs', () => {
  const jobs = createJobs(10_000)
  bench('the choices', () => void listChoices(jobs))
  // New objects every time: nothing is known of them.
  bench('the first search', () => {
    const fresh = jobs.map((job) => ({ ...job }))
    filterPostedJobs(fresh, { ...defaultView, words: 'pave' }, countOf)
  })
})

// The first time a thousand are read at once, then the page answers (statistics.tsx).
describe('dashboard numbers', () => {
  for (const size of [1000, 10_000]) {
    const jobs = createJobs(size)
    bench(`of ${size}, for the first time`, () => {
      const fresh = jobs.map((job) => ({ ...job }))
      summarizeJobs(fresh, countOf, now)
      countLive(fresh, listMoments('months', new Date(now)), ({ location }) => location, 5)
    })
    bench(`of ${size}, again`, () => void summarizeJobs(jobs, countOf, now))
  }
})
