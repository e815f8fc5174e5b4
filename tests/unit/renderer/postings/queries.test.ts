// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePostedJobs } from '#renderer/postings/queries.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'
import { jobOf, kesar, suvarna } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

const admin = userOf('admin', 'Admin')
beforeEach(() => beginAs(admin))
afterEach(() => {
  cleanup()
  resetStores()
  useSession.setState({ user: null })
})

test('usePostedJobs › drops the list of the person before', async () => {
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
