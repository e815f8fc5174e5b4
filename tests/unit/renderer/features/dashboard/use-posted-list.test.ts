// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defaultView, type PostedView } from '#renderer/features/dashboard/find/posted-view.ts'
import { usePostedList } from '#renderer/features/dashboard/find/use-posted-list.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const suvarna = userOf('u-suvarna', 'Employer')

test('usePostedList › filters by new applicants', async () => {
  beginAs(suvarna)
  const jobs = ['fresh', 'seen', 'none'].map((id) => jobOf('approved', { id }))
  const byJob = new Map([
    ['fresh', { all: 3, fresh: 1 }],
    ['seen', { all: 2, fresh: 0 }]
  ])
  const view = { ...defaultView, isNew: true }
  const applicants = { byJob, read: 5, total: 5 }
  const { wrapper } = overBoard(createMemoryStore({ elements: { jobs } }), '/employer/dashboard')
  const { result } = renderHook(() => usePostedList(suvarna, view, applicants), { wrapper })
  await waitFor(() => expect(result.current.list?.shown.map(({ id }) => id)).toEqual(['fresh']))
  expect(result.current.list).toMatchObject({ total: 1, boardTotal: 3, unread: 0, counts: { all: 1, approved: 1 } })
})

test('usePostedList › keeps the page on the screen until the next is read', async () => {
  beginAs(suvarna)
  const jobs = Array.from({ length: 12 }, (_, index) =>
    jobOf('approved', { id: `job_${index}`, postedDate: `2026-11-${28 - index}` })
  )
  const ids = jobs.map(({ id }) => id)
  const store = createMemoryStore({ elements: { jobs } })
  const { wrapper } = overBoard(store, '/employer/dashboard', { documents: store })
  const { result, rerender } = renderHook((view: PostedView) => usePostedList(suvarna, view, undefined), {
    wrapper,
    initialProps: defaultView
  })
  const shown = () => result.current.list?.shown.map(({ id }) => id)
  await waitFor(() => expect(shown()).toEqual(ids.slice(0, 5)))
  rerender({ ...defaultView, page: 2 })
  expect(shown()).toEqual(ids.slice(0, 5))
  await waitFor(() => expect(shown()).toEqual(ids.slice(5, 10)))
})
