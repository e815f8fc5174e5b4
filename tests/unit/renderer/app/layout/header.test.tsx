// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Header } from '#renderer/app/layout/header.tsx'
import { guardNavigation } from '#renderer/hooks/guarded-navigation.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

test('header › lists all links and Logout in the menu of a narrow window', () => {
  signInAs(userOf('admin', 'Admin'))
  render(<Header />, { wrapper: renderWithStore(createMemoryStore(), '/jobs').wrapper })
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('heading', { name: 'Menu' }).closest('dialog') as HTMLElement
  const names = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  for (const name of ['Find Jobs', 'Edit About Us', 'Edit Contact Us', 'Edit Disclaimer']) expect(names).toContain(name)
  // And out.
  expect(within(menu).getByText('admin@loupe.example')).toBeDefined()
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeDefined()
})

test('header › asks for confirmation before Logout discards unsaved changes', () => {
  signInAs(userOf('meena', 'Candidate'))
  const hold = vi.fn<(go: () => void) => void>()
  const release = guardNavigation({ blocksHistory: () => false, hold })
  render(<Header />, { wrapper: renderWithStore(createMemoryStore(), '/profile').wrapper })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(hold).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('heading', { name: 'Menu' }).closest('dialog') as HTMLElement
  fireEvent.click(within(menu).getByRole('button', { name: 'Logout' }))
  expect(hold).toHaveBeenCalledTimes(2)
  release()
})
