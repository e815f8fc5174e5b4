import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJobOutcomeRepository, type JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { endedJobs } from '#shared/collections/ended-jobs.ts'
import { jobOf } from '#tests/support/job-people.ts'

const live = jobOf('approved', { expiresOn: '2026-11-21' })
const ended = jobOf('deleted', { ending: 'filled-here' })
const fail = (error: unknown) => {
  throw error
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

describe.each([false, true])('job outcome shown to applicants (separate history: %s)', (isSeparate) => {
  function follow(job: object | undefined) {
    const store = createMemoryStore({ elements: { jobs: job ? [job] : [] } })
    const outcomes: JobOutcome[] = []
    const stop = createJobOutcomeRepository(store, isSeparate).watch('job_1', (outcome) => outcomes.push(outcome), fail)
    return { store, stop, outcomes }
  }

  test('becomes expired after the last day, and live when renewed', async () => {
    const { store, stop, outcomes } = follow(live)
    await settle()
    expect(outcomes.at(-1)).toEqual({ state: 'live' })
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(outcomes.at(-1)).toEqual({ state: 'ended', ending: 'expired', category: 'Production' })
    store.setElements('jobs', [{ ...live, expiresOn: '2027-01-05' }])
    await settle()
    expect(outcomes.at(-1)).toEqual({ state: 'live' })
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('changes immediately when the job is closed and reopened', async () => {
    const { store, outcomes } = follow(live)
    await settle()
    store.setElements('jobs', [ended])
    if (isSeparate) {
      await store.change(endedJobs, 'job_1', () => ({ id: 'job_1', ending: 'filled-here', category: 'Production' }))
    }
    await settle()
    expect(outcomes.at(-1)).toEqual({ state: 'ended', ending: 'filled-here', category: 'Production' })
    store.setElements('jobs', [live])
    await settle()
    expect(outcomes.at(-1)).toEqual({ state: 'live' })
  })
})

test('job outcome › is in review when access is denied, and fails when offline', async () => {
  const store = createMemoryStore({ elements: { jobs: [] } })
  for (const [failure, expected] of [
    ['refused', [{ state: 'review' }, []]],
    ['unavailable', [undefined, ['unavailable']]]
  ] as const) {
    store.get = () => Promise.reject(new StoreError(failure, 'no'))
    const outcomes: JobOutcome[] = []
    const errors: string[] = []
    createJobOutcomeRepository(store, true).watch(
      'job_1',
      (outcome) => outcomes.push(outcome),
      (error) => errors.push(error.failure)
    )
    await settle()
    expect([outcomes[0], errors]).toEqual(expected)
  }
})
