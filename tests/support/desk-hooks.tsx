import { act, renderHook, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect } from 'vitest'
import { doublePressMs } from '#renderer/features/desk/decide/use-review.ts'
import { useDesk } from '#renderer/features/desk/use-desk.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { finishWork } from '#renderer/stores/unfinished-work.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report } from '#shared/domain/report/report.ts'
import { admin, jobs } from './desk-jobs.ts'
import { passTimersOf } from './hold-timers.ts'
import { beginAs, overBoard } from './over-board.tsx'

/** A board for the administrator's desk, and nothing of an earlier test in the memory of the app. Nothing waits for a while. */
export async function openBoard(
  stored: readonly object[] = jobs,
  reports: readonly Report[] = []
): Promise<MemoryStore> {
  await finishWork()
  passTimersOf(doublePressMs)
  beginAs({ ...admin, isAdmin: true, isEmployer: false })
  return createMemoryStore({ elements: { jobs: stored, reports } })
}

function useLogic() {
  const { postings, postingsReview, reports, reportsReview, houses, housesReview, ...desk } = useDesk(useRef(null))
  return {
    ...{ desk: postings, review: postingsReview, reports, judging: reportsReview, houses, admitting: housesReview },
    ...{ undo: desk.undo, open: desk.open, keys: desk.keys, editable: desk.editable }
  }
}

/** The logic of the desk over a board, without what draws it. */
export async function openDesk(query = '', given?: MemoryStore | readonly object[]) {
  const store = given && 'readElements' in given ? given : await openBoard(given)
  const { wrapper, at, go } = overBoard(store, `/admin/requests${query}`)
  const { result, unmount } = renderHook(useLogic, { wrapper })
  const now = () => result.current
  return {
    store,
    now,
    ...{ at, go },
    /** The person's actions. */
    do: (action: (now: ReturnType<typeof useLogic>) => unknown) => act(async () => void (await action(result.current))),
    /** The desk is left for another screen. */
    leave: () => act(async () => unmount()),
    shows: (id: string | null) => waitFor(() => expect(now().desk.shown?.id ?? null).toBe(id)),
    settled: () => waitFor(() => expect(now().review.busy).toBe(false)),
    waiting: () => now().desk.waiting?.map(({ id }) => id),
    stored: (id: string) => (store.readElements('jobs') as Job[]).find((job) => job.id === id),
    /** Somebody else changes what is stored. */
    elsewhere: (change: (job: Job) => Job | null) =>
      act(async () =>
        store.setElements(
          'jobs',
          (store.readElements('jobs') as Job[]).flatMap((job) => change(job) ?? [])
        )
      )
  }
}

/** The name of the newest toast, and the title of the posting that it is about. */
export const told = () => {
  const { toast } = useToast.getState()
  return toast && [toast.name, toast.values.title]
}
export const tells = (...expected: unknown[]) => waitFor(() => expect(told()).toEqual(expected))
