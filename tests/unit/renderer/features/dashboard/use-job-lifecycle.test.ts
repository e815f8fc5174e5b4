// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useJobLifecycle } from '#renderer/features/dashboard/lifecycle/use-job-lifecycle.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

const suvarna = userOf('u-suvarna', 'Employer')
const admin = userOf('admin', 'Admin')
const live = (id: string, more: Partial<Job> = {}) => jobOf('approved', { id, expiresOn: '2999-12-31', ...more })

function open(user: typeof admin, jobs: readonly Job[]) {
  signInAs(user)
  const store = createMemoryStore({ elements: { jobs, reports: [] } })
  const { result, unmount } = renderHook(() => useJobLifecycle(user), {
    wrapper: renderWithStore(store, '/employer/dashboard').wrapper
  })
  const { change } = store
  const arrivals: (() => void)[] = []
  return {
    store,
    now: () => result.current,
    do: (action: (now: ReturnType<typeof useJobLifecycle>) => void) => act(async () => action(result.current)),
    over: () => waitFor(() => expect(result.current.run?.isOver).toBe(true)),
    statuses: () => (store.readElements('jobs') as Job[]).map(({ status }) => status),
    /** Writes to jobs are held: each call of the returned function lets one arrive. */
    hold() {
      store.change = (...given) =>
        new Promise<void>((resolve) => {
          arrivals.push(resolve)
        }).then(() => change(...given)) as never
      return () => act(async () => arrivals.shift()?.())
    },
    leave: () => act(async () => unmount())
  }
}

test('closing or renewing selected jobs › stops after the current job and keeps the other jobs', async () => {
  const jobs = [live('one'), live('two'), live('three')]
  const ending = open(suvarna, jobs)
  const arrive = ending.hold()
  await ending.do(({ start }) => start('close', jobs))
  await ending.do(({ answer }) => answer({ action: 'close', outcome: 'not-filled' }))
  await ending.do(({ stop }) => stop())
  await arrive()
  await ending.over()
  expect(ending.now().run).toMatchObject({ total: 3, done: 1 })
  expect(ending.statuses()).toEqual(['deleted', 'approved', 'approved'])
  // The next one is stopped by no one.
  await ending.do(({ start }) => start('close', jobs.slice(1)))
  await ending.do(({ answer }) => answer({ action: 'close', outcome: 'not-filled' }))
  await arrive()
  await arrive()
  await waitFor(() => expect(ending.statuses()).toEqual(['deleted', 'deleted', 'deleted']))
})

test('closing or renewing selected jobs › stops on unmount and starts once when called twice', async () => {
  const jobs = [live('one'), live('two')]
  const ending = open(suvarna, jobs)
  const arrive = ending.hold()
  await ending.do(({ start }) => start('close', jobs))
  await ending.do(({ answer }) => answer({ action: 'close', outcome: 'filled-here' }))
  await ending.do(({ start }) => start('close', jobs))
  expect(ending.now().question).toBeUndefined()
  await ending.leave()
  await arrive()
  await waitFor(() => expect(ending.statuses()[0]).toBe('deleted'))
  await arrive()
  expect(ending.statuses()).toEqual(['deleted', 'approved'])
})

test('closing or renewing selected jobs › reports a failed save after unmount', async () => {
  const ending = open(suvarna, [live('one')])
  const arrive = ending.hold()
  await ending.do(({ start }) => start('renew', [live('one')]))
  await ending.leave()
  ending.store.faults.writes = 'offline'
  await arrive()
  await waitFor(() => expect(useToast.getState().toast?.name).toBe('notSavedOffline'))
})

test('closing or renewing selected jobs › delays the logout until the change is stored', async () => {
  const ending = open(suvarna, [live('one')])
  const arrive = ending.hold()
  await ending.do(({ start }) => start('close', [live('one')]))
  await ending.do(({ answer }) => answer({ action: 'close', outcome: 'filled-here' }))
  const statuses: string[][] = []
  const signOut = finishWork().then(() => statuses.push(ending.statuses()))
  await arrive()
  await signOut
  expect(statuses).toEqual([['deleted']])
})
