// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useHouseCount, useOwnPostings, usePostedJobs, useQueue, useReportCount } from '#renderer/postings/queries.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { report } from '#tests/support/desk-jobs.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'
import { requestOf } from '#tests/support/houses.ts'
import { jobOf, kesar, suvarna } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

const admin = userOf('admin', 'Admin')
beforeEach(() => beginAs(admin))
afterEach(() => {
  cleanup()
  resetStores()
  useSession.setState({ user: null })
})

const live = (id: string) => jobOf('approved', { id })
const elements = {
  reports: [
    report(live('a'), 'misleading'),
    { ...report(live('b'), 'misleading'), state: 'left' },
    { ...report(live('c'), 'misleading'), state: 'asked' }
  ],
  reportTallies: ['open', 'open', 'left'].map((state, index) => ({
    ...{ id: `job_${index}`, revision: 1, latest: '2026-11-02T10:00:00.000Z', named: 0, unnamed: 1, reasons: {} },
    ...{ job: { title: 'Setter', company: 'Suvarna', location: 'Surat' }, state }
  })),
  employerRequests: [requestOf('u-shah'), requestOf('u-mehta', {}, { state: 'approved' })]
}

test.each([
  ['a device', false, [1, 1]],
  ['a shared board', true, [2, 1]]
])(
  'on %s the reports and requests that wait are counted, as long as they can be read',
  async (_board, isShared, counts) => {
    const store = createMemoryStore({ elements })
    const { wrapper } = overBoard(store, '/', isShared ? { documents: store } : undefined)
    const { result } = renderHook(() => [useReportCount(), useHouseCount()], { wrapper })
    await waitFor(() => expect(result.current).toEqual(counts))
    store.faults.reads = 'unavailable'
    act(() => {
      for (const name of Object.keys(elements)) store.setElements(name, [])
    })
    await waitFor(() => expect(result.current).toEqual([undefined, undefined]))
  }
)

test('a queue that is only counted shows nothing, and keeps what it shows while more of it is read', async () => {
  const store = createMemoryStore({
    elements: { jobs: [...['a', 'b', 'c'].map((id) => jobOf('pending', { id })), jobOf('rejected', { id: 'd' })] }
  })
  const { wrapper } = overBoard(store, '/')
  type Props = { status: 'pending' | 'rejected'; limit: number }
  const { result, rerender } = renderHook(({ status, limit }: Props) => useQueue(status, limit), {
    wrapper,
    initialProps: { status: 'pending', limit: 0 }
  })
  const read = () => result.current.data && [result.current.data.jobs?.map(({ id }) => id), result.current.data.total]
  await waitFor(() => expect(read()).toEqual([undefined, 3]))
  rerender({ status: 'pending', limit: 2 })
  expect(read()).toEqual([undefined, 3])
  await waitFor(() => expect(read()).toEqual([['a', 'b'], 3]))
  rerender({ status: 'pending', limit: 3 })
  expect(read()).toEqual([['a', 'b'], 3])
  await waitFor(() => expect(read()).toEqual([['a', 'b', 'c'], 3]))
  rerender({ status: 'rejected', limit: 3 })
  expect(read()).toBeUndefined()
  await waitFor(() => expect(read()).toEqual([['d'], 1]))
})

test('everybody’s postings are the administrator’s to see, and nothing of another’s list is kept for the next', async () => {
  const store = createMemoryStore({
    elements: { jobs: [suvarna, kesar].map(({ uid }) => jobOf('approved', { id: `job_${uid}`, employerId: uid })) }
  })
  const { wrapper } = overBoard(store, '/')
  const { result, rerender } = renderHook(({ user, limit }) => usePostedJobs(user, limit), {
    wrapper,
    initialProps: { user: admin, limit: 1 }
  })
  const read = () => {
    const { data } = result.current
    return data && [data.jobs.map(({ employerId }) => employerId), data.total, data.limit]
  }
  await waitFor(() => expect(read()).toEqual([[suvarna.uid], 2, 1]))
  rerender({ user: admin, limit: 2 })
  expect(read()).toEqual([[suvarna.uid], 2, 1])
  await waitFor(() => expect(read()).toEqual([[suvarna.uid, kesar.uid], 2, 2]))
  rerender({ user: userOf(kesar.uid, 'Employer'), limit: 2 })
  expect(read()).toBeUndefined()
  await waitFor(() => expect(read()).toEqual([[kesar.uid], 1, 2]))
})

test('of somebody’s own postings the newest hundred are read, and of nobody’s none', async () => {
  const jobs = Array.from({ length: 101 }, (_, index) => jobOf('approved', { id: `job_${index}` }))
  const { wrapper } = overBoard(createMemoryStore({ elements: { jobs } }), '/')
  const { result, rerender } = renderHook((uid: string | null) => useOwnPostings(uid), {
    wrapper,
    initialProps: suvarna.uid as string | null
  })
  await waitFor(() => expect(result.current.data?.total).toBe(101))
  expect(result.current.data?.jobs).toHaveLength(100)
  rerender(null)
  expect(result.current.data).toBeUndefined()
})
