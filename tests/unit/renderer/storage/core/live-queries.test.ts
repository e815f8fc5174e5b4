import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { jobOf } from '#tests/support/job-people.ts'

afterEach(() => vi.useRealTimers())

test('live query › drops an expired job within a minute after midnight', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:29:30Z') })
  const store = createMemoryStore({
    elements: {
      jobs: [
        jobOf('approved', { expiresOn: '2026-11-22' }),
        jobOf('approved', { id: 'job_2', expiresOn: '2026-11-23' })
      ]
    }
  })
  const received: string[][] = []
  const live = { unexpired: 'expiresOn', order: 'stored', limit: 9 } as const
  const stop = store.watch(
    jobs,
    live,
    ({ documents }) => received.push(documents.map(({ id }) => id)),
    () => {}
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(received).toEqual([['job_1', 'job_2']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toEqual([['job_1', 'job_2'], ['job_2']])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
