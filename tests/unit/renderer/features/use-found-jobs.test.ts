// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFoundJobs } from '#renderer/features/palette/use-found-jobs.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'

/** A search, and how to answer it. */
const asked = new Map<string, (found: { jobs: unknown[]; isPartial: boolean }) => void>()
const search = (words: string) => new Promise((answer) => asked.set(words, answer))
const repositories = { postings: { beginSearch: () => search } }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what was found for earlier words is told no more when it comes late', async () => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never)
  vi.useFakeTimers()
  const [setter, polisher] = [jobOf('approved', { title: 'Setter' }), jobOf('approved', { title: 'Polisher' })]
  const answer = (words: string, job: Job) => act(async () => asked.get(words)?.({ jobs: [job], isPartial: false }))
  const admin = { uid: 'admin', isAdmin: true }
  const { result, rerender } = renderHook((words) => useFoundJobs(words, admin), { initialProps: 'setter' })
  await act(() => vi.advanceTimersByTimeAsync(150))
  rerender('polisher')
  await act(() => vi.advanceTimersByTimeAsync(150))
  await answer('polisher', polisher)
  await answer('setter', setter)
  expect(result.current).toMatchObject({ words: 'polisher', jobs: [polisher] })
})
