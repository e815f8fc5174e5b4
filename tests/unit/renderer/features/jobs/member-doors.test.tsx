// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { MemberDoors } from '#renderer/features/jobs/home/member-doors.tsx'

afterEach(cleanup)

test.each([
  [
    'Candidate',
    ['Your applications', 'For employers'],
    [
      ['My Profile', '/profile'],
      ['Post a Job', '/employer/post-job']
    ]
  ],
  [
    'Employer',
    ['Your postings', 'Looking for somebody?'],
    [
      ['Dashboard', '/employer/dashboard'],
      ['Post a Job', '/employer/post-job'],
      ['Find Candidates', '/candidates']
    ]
  ],
  [
    'Admin',
    ['What waits for you', 'The whole board'],
    [
      ['Job Requests', '/admin/requests'],
      ['Admin Dashboard', '/employer/dashboard']
    ]
  ]
] as const)('the home page leads a %s on', (role, titles, ways) => {
  render(<MemberDoors user={{ role }} />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways)
})
