// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { NavLink } from '#renderer/components/public/link.tsx'

afterEach(cleanup)

test.each([
  ['/jobs', 'page'],
  ['/jobs/job_1', 'page'],
  ['/jobsite', null],
  ['/', null]
])('at %s the navigation marks the list of jobs: %s', (address, current) => {
  render(<NavLink to="/jobs">Find Jobs</NavLink>, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  })
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current)
})
