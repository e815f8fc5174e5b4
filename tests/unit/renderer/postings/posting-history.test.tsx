// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PostingHistory } from '#renderer/postings/posting-history.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'
import { jobOf, suvarna } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(() => {
  cleanup()
  resetStores()
  useSession.setState({ user: null })
})

const line = (
  did: string,
  uid: string,
  role: Role,
  revision: number,
  more: { name?: string; reason?: string } = {}
) => {
  const { name, ...rest } = more
  return { did, by: { uid, role, ...(name && { name }) }, revision, at: `2026-11-0${revision}T09:00:00.000Z`, ...rest }
}

test('what was done to a posting stands newest first, with who did it and why', () => {
  beginAs(userOf(suvarna.uid, 'Employer'))
  const history = [
    line('post', suvarna.uid, 'Employer', 1),
    line('reject', 'admin', 'Admin', 2, { reason: 'The pay is missing.' }),
    line('revise', 'u-asha', 'Employer', 3, { name: 'asha' }),
    line('revise', 'u-dinesh', 'Employer', 4),
    line('post', 'admin', 'Admin', 5)
  ]
  const { wrapper } = overBoard(createMemoryStore(), '/')
  render(<PostingHistory job={jobOf('pending', { history })} />, { wrapper })
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'The administrator posted it',
    'The employer revised it',
    'asha revised it',
    'The administrator rejected it',
    'You sent it'
  ])
  expect(screen.getByText('The pay is missing.').closest('li')?.textContent).toMatch(
    /^The administrator rejected it2 Nov/
  )
})

test('what is done to a posting while its history is open stands in it, also where that lies apart from it', async () => {
  beginAs(userOf(suvarna.uid, 'Employer'))
  const { history: _history, ...rest } = jobOf('pending')
  const after = (steps: number) => ({ ...rest, revision: steps, steps })
  const lines = [line('post', suvarna.uid, 'Employer', 1), line('reject', 'admin', 'Admin', 2)]
  const apart = (steps: number) => [
    { id: rest.id, revision: steps, employerId: suvarna.uid, history: lines.slice(0, steps) }
  ]
  const store = createMemoryStore({ elements: { jobHistory: apart(1) } })
  const { wrapper } = overBoard(store, '/', { documents: store })
  const { rerender } = render(<PostingHistory job={after(1)} />, { wrapper })
  await screen.findByText('You sent it')
  store.setElements('jobHistory', apart(2))
  rerender(<PostingHistory job={after(2)} />)
  await screen.findByText('The administrator rejected it')
})
