import { act, renderHook, waitFor } from '@testing-library/react'
import { type PropsWithChildren, useRef } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { expect } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { storeDecisions, undoMs } from '#renderer/features/postings/desk/decide/held-decisions.ts'
import { doublePressMs } from '#renderer/features/postings/desk/decide/use-one-decision.ts'
import { useReview } from '#renderer/features/postings/desk/decide/use-review.ts'
import { useStoredWhenLeft } from '#renderer/features/postings/desk/decide/use-stored-when-left.ts'
import { useReportReview } from '#renderer/features/postings/desk/reports/use-report-review.ts'
import { useReportsDesk } from '#renderer/features/postings/desk/reports/use-reports-desk.ts'
import { useDesk } from '#renderer/features/postings/desk/use-desk.ts'
import { assembleServices } from '#renderer/hooks/assemble-services.ts'
import { ServicesContext } from '#renderer/hooks/services.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { createMemoryFiles } from '#renderer/storage/memory/memory-files.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report } from '#shared/domain/report/report.ts'
import { admin, jobs } from './desk-jobs.ts'
import { resetStores } from './fresh-stores.ts'
import { passTimersOf } from './hold-timers.ts'

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
  resetStores()
  useSession.setState({ restored: true, user: { ...admin, isAdmin: true, isEmployer: false } })
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
  const platform = { documents: store, files: createMemoryFiles() } as unknown as Platform
  const services = assembleServices(platform, {} as Accounts)
  let at = ''
  let navigate: NavigateFunction = () => {}
  function Probe() {
    const { pathname, search } = useLocation()
    at = pathname + search
    navigate = useNavigate()
    return null
  }
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[`/admin/requests${query}`]}>
      <ServicesContext value={services}>
        <Probe />
        {children}
      </ServicesContext>
    </MemoryRouter>
  )
  const { result, unmount } = renderHook(useLogic, { wrapper })
  const now = () => result.current
  return {
    store,
    now,
    at: () => at,
    go: (to: number) => act(async () => navigate(to)),
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
