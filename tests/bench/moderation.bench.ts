import { bench, describe } from 'vitest'
import {
  filterQueue,
  listChoices,
  type QueueFilter,
  wholeQueue
} from '#renderer/features/moderation/queue/queue-filter.ts'
import type { Job } from '#shared/domain/job/job.ts'
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
