// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MainNav, Menu } from '#renderer/app/layout/main-nav.tsx'
import { buildNavigation } from '#renderer/app/layout/navigation.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'
import { administrator } from '#tests/support/houses.ts'
import { userOf } from '#tests/support/over-board.tsx'

beforeEach(resetStores)
afterEach(() => {
  cleanup()
  resetStores()
})

const nav = (user: SessionUser | null, sessionKnown = true) =>
  render(
    <MemoryRouter>
      <MainNav links={buildNavigation(user).main} pages={[]} sessionKnown={sessionKnown} />
    </MemoryRouter>
  )

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('all that is new for a person is counted at where they find it', () => {
  useApplyStore.setState({ unread: 2, invited: 1 })
  nav(userOf('meena', 'Candidate'))
  expect(links()).toEqual(['Find Jobs', 'My Profile 3 new'])
  cleanup()
  useApplyStore.setState({ unread: 0, invited: 0, waiting: 4 })
  nav(userOf('asha', 'Employer'))
  expect(links()).toEqual(['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard 4 new'])
})

test('until it is known who is there the links of members keep their room unseen, and the jobs are open', () => {
  nav(null, false)
  const unsettled = () => screen.getAllByRole('link').map(({ classList }) => classList.contains('unsettled'))
  expect(unsettled()).toEqual([false, true])
  cleanup()
  nav(null)
  expect(unsettled()).toEqual([false, false])
})

test('the list of pages closes with Escape, and when the focus leaves it, not when it goes on within', () => {
  render(
    <MemoryRouter>
      <MainNav links={[]} pages={buildNavigation(administrator).pages} sessionKnown />
    </MemoryRouter>
  )
  const details = screen.getByText('Pages').closest('details') as HTMLDetailsElement
  const [first, second] = within(details).getAllByRole('link')
  const open = () => details.setAttribute('open', '')
  open()
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
  fireEvent.blur(first as HTMLElement, { relatedTarget: second })
  expect(details.open).toBe(true)
  fireEvent.keyDown(first as HTMLElement, { key: 'Escape' })
  expect(details.open).toBe(false)
  open()
  fireEvent.blur(first as HTMLElement, { relatedTarget: document.body })
  expect(details.open).toBe(false)
})

test('the menu of a phone says who is signed in and lets them out, or in', () => {
  const [onClose, onLogout] = [vi.fn(), vi.fn()]
  const menu = (email?: string) =>
    render(
      <MemoryRouter>
        <Menu open onClose={onClose} links={[]} onLogout={email ? onLogout : null} email={email} />
      </MemoryRouter>
    )
  menu('asha@loupe.example')
  expect(screen.getByText('asha@loupe.example')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect([onClose, onLogout].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  cleanup()
  menu()
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  const login = screen.getByRole('link', { name: 'Login' })
  expect(login.getAttribute('href')).toBe('/login')
  fireEvent.click(login)
  expect(onClose).toHaveBeenCalledTimes(2)
})
