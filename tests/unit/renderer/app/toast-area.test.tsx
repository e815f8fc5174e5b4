// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ToastArea } from '#renderer/app/toast-area.tsx'
import type { ToastName } from '#renderer/config/toasts.ts'
import type { MessageValues } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast, useToast } from '#renderer/stores/toast-store.ts'
import { userOf } from '#tests/support/over-board.tsx'

let at: unknown
function Probe() {
  const { pathname, state } = useLocation()
  at = [pathname, state]
  return null
}

function tell(name: ToastName, address: string, values?: MessageValues): void {
  showToast(name, values)
  render(
    <MemoryRouter initialEntries={[address]}>
      <ToastArea toast={useToast.getState().toast} isAsked={false} />
      <Probe />
    </MemoryRouter>
  )
}

const leave = () => {
  cleanup()
  useToast.setState({ toast: null })
  useSession.setState({ user: null })
}
beforeEach(leave)
afterEach(leave)

test('who has to log in first comes back to the search they were at, and to the job; a member has to log out instead', () => {
  tell('loginRequired', '/jobs?q=setter', { job: 'job_1' })
  fireEvent.click(screen.getByRole('link', { name: 'Login' }))
  expect(at).toEqual(['/login', { from: '/jobs?q=setter', apply: 'job_1' }])
  leave()
  useSession.setState({ user: userOf('asha', 'Employer') })
  tell('loginRequired', '/jobs')
  expect(screen.getByText('Login Required')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['/jobs', 'Post a Job'],
  ['/employer/ask/posting', undefined]
])('who may post now is led to the form from %s, and not away from the posting that they write', (address, link) => {
  tell('becameEmployer', address)
  expect(screen.queryByRole('link')?.textContent).toBe(link)
})
