import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHintReader } from '#renderer/features/moderation/jobs/compute-hints-when-idle.ts'
import type { FindPhrases } from '#shared/domain/job/hints/find-hint-phrases.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { fresh } from '#tests/support/moderation-jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each text takes 5 ms. */
function openReader() {
  const read: string[] = []
  const find: FindPhrases = (text) => {
    read.push(text)
    vi.setSystemTime(Date.now() + 5)
    vi.spyOn(performance, 'now').mockReturnValue(Date.now())
    return text.startsWith('Pay') ? [{ kind: 'fee', start: 0, end: 3 }] : []
  }
  vi.spyOn(performance, 'now').mockReturnValue(Date.now())
  return { reader: createHintReader(find), read }
}

const asking: Job = { ...fresh('asking', 'Polisher'), description: 'Pay 500', revision: 1 }

describe('computing hints for the review queue', () => {
  test('starts with the job that is shown', () => {
    const { reader, read } = openReader()
    const jobs = ['one', 'two', 'open'].map((id) => ({ ...asking, id, description: `Pay ${id}` }))
    for (const job of jobs) reader.find(job)
    reader.prefer(jobs[2] as Job)
    vi.runAllTimers()
    expect(read.filter((text) => text.startsWith('Pay'))).toEqual(['Pay open', 'Pay one', 'Pay two'])
  })
})
