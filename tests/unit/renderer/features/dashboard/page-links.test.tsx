// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { parsePostedView } from '#renderer/features/dashboard/find/posted-view.ts'
import { PageLinks } from '#renderer/features/dashboard/list/page-links.tsx'

afterEach(cleanup)

test('whoever turns the page keeps the search, the filter, the order and how many are shown', () => {
  const view = parsePostedView('?q=setter&status=approved&sort=title&page=2&show=20')
  render(
    <MemoryRouter>
      <PageLinks view={view} page={2} pages={3} />
    </MemoryRouter>
  )
  const addresses = ['Previous', 'Page 2', 'Next'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href')
  )
  const kept = '/employer/dashboard?q=setter&status=approved&sort=title'
  expect(addresses).toEqual([`${kept}&show=20`, `${kept}&page=2&show=20`, `${kept}&page=3&show=20`])
})
