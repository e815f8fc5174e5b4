// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RedirectIfSignedIn } from '#renderer/features/accounts/login-return-url.tsx'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'

beforeEach(() => {
  resetStores()
  useSession.setState({ user: null })
})
afterEach(() => {
  cleanup()
  resetStores()
})

function open(state: unknown, role: Role, to?: string) {
  let at = ''
  function Probe() {
    const { pathname, search } = useLocation()
    at = pathname + search
    return null
  }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <Probe />
      <RedirectIfSignedIn>
        {(onEntered) => (
          <button type="button" onClick={() => onEntered(role, to)}>
            Enter
          </button>
        )}
      </RedirectIfSignedIn>
    </MemoryRouter>
  )
  return async () => {
    await act(async () => screen.getByRole('button', { name: 'Enter' }).click())
    return at
  }
}

const applying = { from: '/jobs/job_1', apply: 'job_1' }

test.each<[unknown, Role, string | undefined, string, string | undefined]>([
  [applying, 'Candidate', undefined, '/jobs/job_1', 'job_1'],
  [applying, 'Employer', undefined, '/jobs/job_1', undefined],
  [applying, 'Candidate', '/employer/ask', '/employer/ask', 'job_1'],
  ['/candidates?q=polisher', 'Employer', undefined, '/candidates?q=polisher', undefined],
  ['/profile', 'Employer', undefined, '/profile', undefined],
  ['/employer/post-job/job_1', 'Employer', undefined, '/employer/post-job/job_1', undefined],
  ['/employer/post-job', 'Candidate', undefined, '/profile', undefined],
  ['/admin/requests?tab=rejected', 'Admin', undefined, '/admin/requests?tab=rejected', undefined],
  ['/admin/requests', 'Employer', undefined, '/employer/dashboard', undefined],
  [null, 'Candidate', undefined, '/profile', undefined],
  [null, 'Admin', undefined, '/', undefined]
])('login › from %j as %s (link: %s) leads to %s, applying for %s', async (state, role, to, expected, wanted) => {
  const enter = open(state, role, to)
  expect([await enter(), useApplyStore.getState().wanted]).toEqual([expected, wanted])
})
