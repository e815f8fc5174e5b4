// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useEnding } from '#renderer/features/dashboard/ending/use-ending.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { finishWork } from '#renderer/stores/unfinished-work.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const suvarna = userOf('u-suvarna', 'Employer')
const admin = userOf('admin', 'Admin')
const live = (id: string, more: Partial<Job> = {}) => jobOf('approved', { id, expiresOn: '2999-12-31', ...more })

function open(user: typeof admin, jobs: readonly Job[]) {
  beginAs(user)
  const store = createMemoryStore({ elements: { jobs, reports: [] } })
  const { result, unmount } = renderHook(() => useEnding(user), {
    wrapper: overBoard(store, '/employer/dashboard').wrapper
  })
  const { change } = store
  const arrivals: (() => void)[] = []
  return {
    store,
    now: () => result.current,
    do: (action: (now: ReturnType<typeof useEnding>) => void) => act(async () => action(result.current)),
    over: () => waitFor(() => expect(result.current.run?.isOver).toBe(true)),
    statuses: () => (store.readElements('jobs') as Job[]).map(({ status }) => status),
    /** Writes to postings are held: each call of the returned function lets one arrive. */
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

test('what cannot be done with any of the selected ones is said without a question', async () => {
  const ending = open(suvarna, [jobOf('deleted', { ending: 'not-filled' })])
  await ending.do(({ start }) => start('close', [jobOf('deleted', { ending: 'not-filled' })]))
  expect(ending.now()).toMatchObject({ question: undefined, run: { action: 'close', total: 0, isOver: true } })
  await ending.do(({ dismiss }) => dismiss())
  expect(ending.now().run).toBeUndefined()
})

test('those that are renewed are those that can be, and none of somebody else’s', async () => {
  const jobs = [live('one'), live('other', { employerId: 'u-kesar' }), jobOf('pending', { id: 'waiting' })]
  const ending = open(suvarna, jobs)
  await ending.do(({ start }) => start('renew', jobs))
  await ending.over()
  expect(ending.now().run).toMatchObject({ action: 'renew', total: 1, done: 1, failed: [] })
})

test('what runs is stopped after the posting that it is at, and the others stay as they are', async () => {
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
  // The next one is stopped by nobody.
  await ending.do(({ start }) => start('close', jobs.slice(1)))
  await ending.do(({ answer }) => answer({ action: 'close', outcome: 'not-filled' }))
  await arrive()
  await arrive()
  await waitFor(() => expect(ending.statuses()).toEqual(['deleted', 'deleted', 'deleted']))
})

test('whoever leaves meanwhile stops it, and whoever asks for it twice starts it once', async () => {
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

test('whoever has gone on meanwhile is told that it could not be stored', async () => {
  const ending = open(suvarna, [live('one')])
  const arrive = ending.hold()
  await ending.do(({ start }) => start('renew', [live('one')]))
  await ending.leave()
  ending.store.faults.writes = 'offline'
  await arrive()
  await waitFor(() => expect(useToast.getState().toast?.name).toBe('notSavedOffline'))
})

test('whoever logs out is signed in until what they have begun is stored', async () => {
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

test('a reason is kept for those that are still up, and forgotten of those that are down', async () => {
  const jobs = [live('one'), live('two')]
  const ending = open(admin, jobs)
  await ending.do(({ start }) => start('takeDown', jobs))
  await ending.do(({ setReason }) => setReason('You ask for a fee.'))
  await ending.do(({ cancel }) => cancel())
  await ending.do(({ start }) => start('takeDown', jobs))
  expect(ending.now().reason).toBe('You ask for a fee.')
  const arrive = ending.hold()
  await ending.do(({ answer }) => answer({ action: 'takeDown', reason: 'You ask for a fee.' }))
  await ending.do(({ stop }) => stop())
  await arrive()
  await ending.over()
  const reasonOf = async (job: Job | undefined) => {
    await ending.do(({ start }) => start('takeDown', job ? [job] : []))
    return ending.now().reason
  }
  expect([await reasonOf(jobs[0]), await reasonOf(jobs[1])]).toEqual(['', 'You ask for a fee.'])
})
