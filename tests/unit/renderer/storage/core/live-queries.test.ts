import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

afterEach(() => vi.useRealTimers())

test('a watch tells within a minute that a day is over, though nobody has written anything', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:29:30Z') })
  const store = createMemoryStore({
    elements: {
      jobs: [
        jobOf('approved', { expiresOn: '2026-11-22' }),
        jobOf('approved', { id: 'job_2', expiresOn: '2026-11-23' })
      ]
    }
  })
  const told: string[][] = []
  const live = { unexpired: 'expiresOn', order: 'stored', limit: 9 } as const
  const stop = store.watch(
    jobs,
    live,
    ({ documents }) => told.push(documents.map(({ id }) => id)),
    () => {}
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([['job_1', 'job_2']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([['job_1', 'job_2'], ['job_2']])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure of another kind is told, and the same one no second time', async () => {
  const store = createMemoryStore()
  const told: string[] = []
  const stop = store.watch(
    jobs,
    { order: 'stored', limit: 9 },
    () => told.push('read'),
    ({ failure }) => told.push(failure)
  )
  await until(() => expect(told).toEqual(['read']))
  const failures = ['unavailable', 'unavailable', 'damaged', 'damaged'] as const
  for (const failure of failures) {
    store.faults.reads = failure
    store.setElements('jobs', [])
    await until(() => expect(told.at(-1)).toBe(failure))
  }
  expect(told).toEqual(['read', 'unavailable', 'damaged'])
  stop()
})
