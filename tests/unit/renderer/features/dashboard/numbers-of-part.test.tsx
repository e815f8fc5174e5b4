// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Numbers } from '#renderer/features/dashboard/numbers/numbers.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

test('of a shared board the newest postings are counted, which is said, and all that wait', async () => {
  const admin = userOf('admin', 'Admin')
  beginAs(admin)
  const jobs = Array.from({ length: 302 }, (_, index) =>
    index < 2
      ? jobOf('pending', { id: `job_${index}`, postedDate: '2026-10-01' })
      : jobOf('rejected', { id: `job_${index}` })
  )
  const store = createMemoryStore({ elements: { jobs } })
  const { wrapper } = overBoard(store, '/employer/dashboard?tab=numbers', { documents: store })
  render(<Numbers user={admin} applicants={undefined} />, { wrapper })
  await screen.findByText('Counted from the newest 300 of 302 postings. Deleted ones are not in it.')
  await waitFor(() => expect(document.querySelector('.numbers-tiles')?.textContent).toMatch(/^Waiting now2/))
})
