import { act, renderHook, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect } from 'vitest'
import { doublePressMs } from '#renderer/features/moderation/decisions/use-review-decision.ts'
import { useModeration } from '#renderer/features/moderation/use-moderation.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report } from '#shared/domain/report/job-report.ts'
import { passTimersOf } from './hold-timers.ts'
import { admin, jobs } from './moderation-jobs.ts'
import { renderWithStore, signInAs } from './render-with-store.tsx'

/** A board for the administrator's review queue, and nothing of an earlier test in the memory of the app. Nothing waits for a while. */
export async function openBoard(
  stored: readonly object[] = jobs,
  reports: readonly Report[] = []
): Promise<MemoryStore> {
  await finishWork()
  passTimersOf(doublePressMs)
  signInAs({ ...admin, isAdmin: true, isEmployer: false })
  return createMemoryStore({ elements: { jobs: stored, reports } })
}

function useLogic() {
  const {
    jobs: jobList,
    jobsReview,
    reports,
    reportsReview,
    companies,
    companiesReview,
    ...moderation
  } = useModeration(useRef(null))
  return {
    ...{
      moderation: jobList,
      review: jobsReview,
      reports,
      judging: reportsReview,
      companies,
      admitting: companiesReview
    },
    ...{ undo: moderation.undo, open: moderation.open, keys: moderation.keys, editable: moderation.editable }
  }
}

/** The logic of the review queue over a board, without what draws it. */
export async function openModeration(query = '', given?: MemoryStore | readonly object[]) {
  const store = given && 'readElements' in given ? given : await openBoard(given)
  const { wrapper, at, go } = renderWithStore(store, `/admin/requests${query}`)
  const { result, unmount } = renderHook(useLogic, { wrapper })
  const now = () => result.current
  return {
    store,
    now,
    ...{ at, go },
    /** The person's actions. */
    do: (action: (now: ReturnType<typeof useLogic>) => unknown) => act(async () => void (await action(result.current))),
    /** The review queue is left for another screen. */
    leave: () => act(async () => unmount()),
    shows: (id: string | null) => waitFor(() => expect(now().moderation.shown?.id ?? null).toBe(id)),
    settled: () => waitFor(() => expect(now().review.busy).toBe(false)),
    waiting: () => now().moderation.waiting?.map(({ id }) => id),
    stored: (id: string) => (store.readElements('jobs') as Job[]).find((job) => job.id === id),
    /** Another user changes what is stored. */
    elsewhere: (change: (job: Job) => Job | null) =>
      act(async () =>
        store.setElements(
          'jobs',
          (store.readElements('jobs') as Job[]).flatMap((job) => change(job) ?? [])
        )
      )
  }
}

/** The name of the newest toast, and the title of the job that it is about. */
export const lastToast = () => {
  const { toast } = useToast.getState()
  return toast && [toast.name, toast.values.title]
}
export const expectToast = (...expected: unknown[]) => waitFor(() => expect(lastToast()).toEqual(expected))
