// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defaultView } from '#renderer/features/dashboard/find/posted-view.ts'
import { usePostedList } from '#renderer/features/dashboard/find/use-posted-list.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

test('with new applicants are those of which one has not been looked at yet', async () => {
  const suvarna = userOf('u-suvarna', 'Employer')
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
