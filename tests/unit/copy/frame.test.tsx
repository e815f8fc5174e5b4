// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { runApp } from '#tests/support/render-app.tsx'
import { findAll, frame, listWords } from './find.ts'

const jobs = createSeedJobs(new Date(2026, 10, 21))

afterEach(cleanup)

test.each([
  [undefined, [], ['Find Jobs', 'Find Candidates (Login)', 'Saved jobs'], 'Post a Job', '/employer/post-job'],
  [
    'Candidate',
    ['User'],
    ['Find Jobs', 'My Profile', 'Saved jobs', 'My applications'],
    'Post a Job',
    '/employer/post-job'
  ],
  [
    'Employer',
    ['Employer'],
    ['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard'],
    'Post a Job',
    '/employer/post-job'
  ],
  [
    'Admin',
    ['Admin'],
    [
      ...['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard', 'Job Requests'],
      ...['Edit About Us', 'Edit Contact Us', 'Edit Disclaimer']
    ],
    'Admin Dashboard',
    '/employer/dashboard'
  ]
] as const)('header and home page › show their links to the role %s', async (as, badge, navigation, work, address) => {
  await runApp('/', { ...(as && { as }), elements: { jobs } })
  const home = within(await screen.findByRole('region', { name: 'Get started' }))
  const header = frame('banner')
  expect(['Admin', 'Employer', 'User', 'Candidate'].filter((word) => findAll('text', word, header)[0])).toEqual(badge)
  const email = useSession.getState().user?.email
  expect(email !== undefined && findAll('text', email, header).length > 0).toBe(as !== undefined)
  expect(listWords(within(header).getByRole('navigation', { name: 'Main' }), 'link')).toEqual(navigation)
  expect([findAll('link', 'Login', header).length, findAll('button', 'Logout', header).length]).toEqual(
    as ? [0, 1] : [1, 0]
  )
  expect(home.getByRole('link', { name: work }).getAttribute('href')).toBe(address)
  for (const [name, to] of [
    ['Sign up as a candidate', '/signup'],
    ['Employer login', '/login']
  ] as const) {
    expect(home.queryByRole('link', { name })?.getAttribute('href')).toBe(as ? undefined : to)
  }
  await within(frame('main')).findByRole('link', { name: 'CAD Designer' })
  const featured = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)
  expect(featured).toEqual(jobs.slice(0, 3).map(({ title }) => title))
})

describe('footer', () => {
  test('links pages and searches, and shows the year', async () => {
    await runApp('/404', { elements: { jobs } })
    const footer = within(frame('contentinfo'))
    for (const [title, ...links] of [
      ['Company', 'About Us /about-us', 'Contact Us /contact-us', 'Disclaimer /disclaimer'],
      ['Quick links', 'Find Jobs /jobs', 'Find Candidates /candidates', 'Post a Job /employer/post-job']
    ] as const) {
      const list = within(footer.getByRole('heading', { name: title }).parentElement as HTMLElement)
      const shown = list.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
      expect(shown).toEqual(links)
    }
    expect(frame('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Loupe`)
  })
})
