import { act, renderHook, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect } from 'vitest'
import { storeDecisions, undoMs } from '#renderer/features/desk/decide/held-decisions.ts'
import { doublePressMs } from '#renderer/features/desk/decide/use-one-decision.ts'
import { useReview } from '#renderer/features/desk/decide/use-review.ts'
import { useStoredWhenLeft } from '#renderer/features/desk/decide/use-stored-when-left.ts'
import { useReportReview } from '#renderer/features/desk/reports/use-report-review.ts'
import { useReportsDesk } from '#renderer/features/desk/reports/use-reports-desk.ts'
import { useDesk } from '#renderer/features/desk/use-desk.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report } from '#shared/domain/report/report.ts'
import { admin, jobs } from './desk-jobs.ts'
import { passTimersOf } from './hold-timers.ts'
import { beginAs, overBoard } from './over-board.tsx'

export interface DeskOptions {
  /** What can be taken back stays so; else nothing waits for a while. */
  holds?: boolean
  reports?: readonly Report[]
}

/** A board for the administrator's desk, and nothing of an earlier test in the memory of the app. */
export async function openBoard(
  stored: readonly object[] = jobs,
  { holds = false, reports = [] }: DeskOptions = {}
): Promise<MemoryStore> {
  await storeDecisions()
  passTimersOf(...(holds ? [doublePressMs] : [doublePressMs, undoMs]))
  beginAs({ ...admin, isAdmin: true, isEmployer: false })
  return createMemoryStore({ elements: { jobs: stored, reports } })
}

function useLogic() {
  const desk = useDesk()
  const reports = useReportsDesk()
  useStoredWhenLeft(useRef(null))
  return { desk, review: useReview(desk, () => {}), reports, judging: useReportReview(reports, () => {}) }
}

/** The logic of the desk over a board, without what draws it. */
export async function openDesk(query = '', given?: MemoryStore | readonly object[], options: DeskOptions = {}) {
  const store = given && 'readElements' in given ? given : await openBoard(given, options)
  const { wrapper, at, go } = overBoard(store, `/admin/requests${query}`)
  const { result, unmount } = renderHook(useLogic, { wrapper })
  const now = () => result.current
  return {
    store,
    now,
    ...{ at, go },
    /** What the person does. */
    do: (action: (now: ReturnType<typeof useLogic>) => unknown) => act(async () => void action(result.current)),
    /** The desk is left for another screen. */
    leave: () => act(async () => unmount()),
    shows: (id: string | null) => waitFor(() => expect(now().desk.shown?.id ?? null).toBe(id)),
    settled: () => waitFor(() => expect(now().review.busy).toBe(false)),
    waiting: () => now().desk.jobs?.map(({ id }) => id),
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
