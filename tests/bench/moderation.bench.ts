import { bench, describe } from 'vitest'
import {
  filterQueue,
  listChoices,
  type QueueFilter,
  wholeQueue
} from '#renderer/features/moderation/queue/queue-filter.ts'
import { fold } from '#shared/documents/fold-text.ts'
import { compareJob, createHintContext, findTextHints } from '#shared/domain/job/hints/find-hints.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobLimits } from '#shared/domain/job/job-content.ts'
import { isUnchangedRevision } from '#shared/domain/job/job-events.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'

const random = seededRandom(7)

function createQueue(size: number): Job[] {
  return Array.from({ length: size }, (_, index) =>
    jobOf('pending', {
      id: `job_${index}`,
      title: `CAD Designer ${index} ${randomText(random, 30)}`,
      company: `Company ${index % 90}`,
      location: randomOf(random, ['Surat GJ', 'Mumbai MH', 'Jaipur RJ']),
      salaryRange: `₹${10 + (index % 40)},000 a month`
    })
  )
}

const filters: Record<string, QueueFilter> = {
  'by words': { ...wholeQueue, words: 'cad 17' },
  'by company': { ...wholeQueue, company: 'Company 17' },
  'in the order of pay': { ...wholeQueue, sort: 'pay' },
  'in the order of the alphabet': { ...wholeQueue, sort: 'title' }
}

// The cost of one keystroke in the search of the queue. Ten times the requests may cost ten times the work, sorting a little more.
for (const [name, filter] of Object.entries(filters)) {
  describe(`review queue › ${name}`, () => {
    for (const size of [50, 500, 5000]) {
      const queue = createQueue(size)
      bench(`${size} requests`, () => void filterQueue(queue, filter))
    }
  })
}

describe('review queue › recomputed after a change', () => {
  for (const size of [50, 500, 5000]) {
    const queue = createQueue(size)
    bench(`choices of ${size} requests`, () => void listChoices(queue))
    bench(`unchanged ones of ${size} requests`, () => void queue.filter(isUnchangedRevision))
  }
})

const spoken =
  'Set 40 stones a day in 18 kt gold at our workshop near Mahidharpura. Call 98250 12345 for a trial. हर महीने समय पर वेतन मिलता है। સુરતમાં કામ, રજા રવિવારે. '
const figures = '98250 12345 / 022 4012 3456, 1 2 3 4 5 6 7 8 9 0 +91 261 234 5678 '

/** Every field as long as it may be. */
function createLongest(count: number, text: string): Job[] {
  const fill = (max: number, at: number) =>
    `${at} ${text}`
      .repeat(Math.ceil(max / text.length))
      .slice(0, max)
      .trim()
  const list = ({ max, maxLength }: { max: number; maxLength: number }) =>
    Array.from({ length: max }, (_, at) => fill(maxLength, at))
  return Array.from({ length: count }, (_, at) =>
    jobOf('pending', {
      ...{ id: `job_${at}`, title: fill(jobLimits.title, at), company: fill(jobLimits.company, 0) },
      ...{ description: fill(jobLimits.description, at), companyOverview: fill(jobLimits.companyOverview, at) },
      ...{ responsibilities: list(jobLimits.lines), qualifications: list(jobLimits.lines) },
      keywords: list(jobLimits.keywords)
    })
  )
}

describe('hints › of 30 jobs as long as they may be', () => {
  for (const [name, text] of Object.entries({ words: spoken, figures })) {
    const longest = createLongest(30, text)
    const texts = longest.map((job) => [job.description, ...job.responsibilities, ...job.qualifications].join('\n'))
    bench(`folding of the same texts, ${name}`, () => void texts.map(fold))
    bench(`text hints, ${name}`, () => void longest.map((job) => findTextHints(job)), {
      iterations: 3,
      warmupIterations: 0
    })
    bench(`comparison with each other, ${name}`, () => {
      const context = createHintContext(longest)
      for (const job of longest) compareJob(job, context)
    })
  }
})
