// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JobHistoryList } from '#renderer/jobs/job-history-list.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'
import { jobOf, suvarna } from '#tests/support/job-people.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(() => {
  cleanup()
  resetStores()
  useSession.setState({ user: null })
})

const line = (
  type: string,
  uid: string,
  role: Role,
  revision: number,
  more: { name?: string; reason?: string } = {}
) => {
  const { name, ...rest } = more
  return { type, by: { uid, role, ...(name && { name }) }, revision, at: `2026-11-0${revision}T09:00:00.000Z`, ...rest }
}

test('status history › lists the newest entry first, with user and reason', () => {
  signInAs(userOf(suvarna.uid, 'Employer'))
  const history = [
    line('post', suvarna.uid, 'Employer', 1),
    line('reject', 'admin', 'Admin', 2, { reason: 'The pay is missing.' }),
    line('revise', 'u-asha', 'Employer', 3, { name: 'asha' }),
    line('revise', 'u-dinesh', 'Employer', 4),
    line('post', 'admin', 'Admin', 5)
  ]
  const { wrapper } = renderWithStore(createMemoryStore(), '/')
  render(<JobHistoryList job={jobOf('pending', { history })} />, { wrapper })
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'The administrator posted it',
    'The employer revised it',
    'asha revised it',
    'The administrator rejected it',
    'You submitted it'
  ])
  expect(screen.getByText('The pay is missing.').closest('li')?.textContent).toMatch(
    /^The administrator rejected it2 Nov/
  )
})
