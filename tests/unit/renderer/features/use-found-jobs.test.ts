// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFoundJobs } from '#renderer/features/palette/use-found-jobs.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'

interface Found {
  jobs: readonly Job[]
  isPartial: boolean
}
type Search = (words: string) => Promise<Found>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Whose postings were searched, and what for. */
function begin(searchOf: (whose: unknown) => Search, user = { uid: 'admin', isAdmin: true }) {
  const asked: [whose: unknown, words: string][] = []
  const beginSearch = (whose: unknown) => (words: string) => {
    asked.push([whose, words])
    return searchOf(whose)(words)
  }
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ postings: { beginSearch } } as never)
  const { result, rerender } = renderHook((words) => useFoundJobs(words, user), { initialProps: 'setter' })
  const settle = () => act(() => vi.advanceTimersByTimeAsync(150))
  return { asked, settle, rerender, found: () => result.current }
}

test('useFoundJobs › ignores late results of earlier words', async () => {
  /** A search, and how to answer it. */
  const answers = new Map<string, (found: Found) => void>()
  const { settle, rerender, found } = begin(() => (words) => new Promise((answer) => answers.set(words, answer)))
  const [setter, polisher] = [jobOf('approved', { title: 'Setter' }), jobOf('approved', { title: 'Polisher' })]
  const answer = (words: string, job: Job) => act(async () => answers.get(words)?.({ jobs: [job], isPartial: false }))
  await settle()
  rerender('polisher')
  await settle()
  await answer('polisher', polisher)
  await answer('setter', setter)
  expect(found()).toMatchObject({ words: 'polisher', jobs: [polisher] })
})

test('useFoundJobs › merges own and public jobs of an employer', async () => {
  const [own, both, other] = ['own', 'both', 'other'].map((id) => jobOf('approved', { id })) as [Job, Job, Job]
  const answers: Found[] = [
    { jobs: [own, both], isPartial: false },
    { jobs: [both, other], isPartial: true }
  ]
  const search = (whose: unknown) => async () => (whose === 'public' ? answers[1] : answers[0]) as Found
  const { asked, settle, found } = begin(search, { uid: 'u-1', isAdmin: false })
  await settle()
  expect(asked).toEqual([
    [{ uid: 'u-1' }, 'setter'],
    ['public', 'setter']
  ])
  expect(found()).toEqual({ words: 'setter', jobs: [own, both, other], isPartial: true, hasFailed: false })
})
