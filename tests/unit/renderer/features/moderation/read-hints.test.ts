import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHintReader } from '#renderer/features/moderation/jobs/compute-hints.ts'
import type { FindPhrases } from '#shared/domain/job/flags/phrases.ts'
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

describe('hint reader', () => {
  test('analyses each revision of a job once', () => {
    const { reader, read } = openReader()
    reader.find(asking)
    vi.runAllTimers()
    const before = read.length
    reader.find({ ...asking })
    vi.runAllTimers()
    expect(read.length).toBe(before)
    expect(reader.find({ ...asking, revision: 2 })).toBeUndefined()
    vi.runAllTimers()
    expect(read.length).toBe(2 * before)
  })

  test('returns hints synchronously for a decision', () => {
    const { reader } = openReader()
    expect(reader.findNow(asking)).toMatchObject([{ kind: 'fee' }])
  })
})
