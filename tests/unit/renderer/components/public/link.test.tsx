// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Link, NavLink } from '#renderer/components/public/link.tsx'

afterEach(cleanup)

function At() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

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

test('a link leads on with what it takes along, after its own step, which may keep it', () => {
  const steps: string[] = []
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Link to="/there" state={{ from: '/here' }} onClick={() => steps.push('closed')}>
        There
      </Link>
      <Link to="/nowhere" onClick={(event) => event.preventDefault()}>
        Nowhere
      </Link>
      <At />
    </MemoryRouter>
  )
  const at = () => screen.getByRole('status').textContent
  fireEvent.click(screen.getByRole('link', { name: 'Nowhere' }))
  expect(at()).toBe('/here null')
  fireEvent.click(screen.getByRole('link', { name: 'There' }))
  expect([at(), steps]).toEqual(['/there {"from":"/here"}', ['closed']])
})
