// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { runApp } from '#tests/support/app.tsx'
import { findAll, frame, listWords } from './find.ts'

const jobs = createSeedJobs(new Date(2026, 10, 21))

const people = {
  visitor: undefined,
  candidate: 'Candidate',
  employer: 'Employer',
  administrator: 'Admin'
} as const

/** Links of the header and the home page, by role. */
const table = [
  ['visitor', null, ['Find Jobs', 'Find Candidates (Login)'], ['Login'], 'Post a Job', '/employer/post-job', 0],
  ['candidate', 'User', ['Find Jobs', 'My Profile'], [], 'Post a Job', '/employer/post-job', 0],
  [
    'employer',
    'Employer',
    ['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard'],
    [],
    'Post a Job',
    '/employer/post-job',
    0
  ],
  [
    'administrator',
    'Admin',
    [
      ...['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard', 'Job Requests'],
      ...['Edit About Us', 'Edit Contact Us', 'Edit Disclaimer']
    ],
    [],
    'Admin Dashboard',
    '/employer/dashboard',
    3
  ]
] as const

describe.each(table)('for the %s', (person, badge, navigation, entry, door, address, edits) => {
  const as = people[person]
  beforeAll(async () => {
    await runApp('/', { ...(as && { as }), elements: { jobs } })
    await screen.findByRole('region', { name: 'Begin' })
  })
  afterAll(cleanup)

  const header = () => frame('banner')

  test(`header, badge: ${badge ?? 'none'}`, () => {
    const badges = ['Admin', 'Employer', 'User', 'Candidate'].filter((word) => findAll('text', word, header())[0])
    expect(badges).toEqual(badge === null ? [] : [badge])
  })

  test('header, who is signed in', () => {
    const email = useSession.getState().user?.email
    expect(email !== undefined && findAll('text', email, header()).length > 0).toBe(as !== undefined)
  })

  test(`header, navigation in its order: ${navigation.join(' · ')}`, () => {
    expect(listWords(within(header()).getByRole('navigation', { name: 'Main' }), 'link')).toEqual(navigation)
  })

  test(`header, way in or out: ${entry[0] ?? 'Logout'}`, () => {
    expect(findAll('link', 'Login', header())).toHaveLength(entry.length)
    expect(findAll('button', 'Logout', header())).toHaveLength(1 - entry.length)
  })

  test.each(['Switch between light and dark', 'Menu'])('header, button: %s', (name) => {
    expect(findAll('button', name, header())).toHaveLength(1)
  })

  test(`home, the third way in: ${door}`, () => {
    const doors = within(frame('region', 'Begin'))
    expect(doors.getByRole('link', { name: door }).getAttribute('href')).toBe(address)
    const other = door === 'Post a Job' ? 'Admin Dashboard' : 'Post a Job'
    expect(doors.queryByRole('link', { name: other })).toBeNull()
  })

  test.each([
    ['Sign up as a candidate', '/signup'],
    ['Employer login', '/login']
  ])('home, call to action for visitors alone: %s', (name, to) => {
    const link = within(frame('region', 'Begin')).queryByRole('link', { name })
    expect(link?.getAttribute('href')).toBe(as ? undefined : to)
  })

  test.each([
    ['heading', 'Featured jobs'],
    ['heading', 'Why choose us'],
    ['button', 'Find Jobs'],
    ['button', 'Find Candidates']
  ] as const)('home, %s: %s', (kind, name) => {
    expect(findAll(kind, name, frame('main'))).toHaveLength(1)
  })

  test('home, featured: the first 3 stored jobs', async () => {
    await within(frame('main')).findByRole('link', { name: 'CAD Designer' })
    const titles = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)
    expect(titles).toEqual(jobs.slice(0, 3).map(({ title }) => title))
  })

  test(`home, edit links at featured jobs: ${edits}`, () => {
    expect(findAll('link', 'Edit', frame('main'))).toHaveLength(edits)
  })
})

describe('the frame of every screen', () => {
  beforeAll(async () => void (await runApp('/404', { elements: { jobs } })))
  afterAll(cleanup)

  test.each([
    ['Company', ['About Us', 'Contact Us', 'Disclaimer'], ['/about-us', '/contact-us', '/disclaimer']],
    ['Quick links', ['Find Jobs', 'Find Candidates', 'Post a Job'], ['/jobs', '/candidates', '/employer/post-job']]
  ])('footer, %s', (title, words, addresses) => {
    const foot = within(frame('contentinfo'))
    const links = within(foot.getByRole('heading', { name: title }).parentElement as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(words)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
  })

  test('footer, three social links with no real target', () => {
    const links = within(frame('contentinfo'))
      .getAllByRole('link')
      .filter((link) => !link.hasAttribute('href'))
    expect(links).toHaveLength(3)
    for (const link of links) expect(link.getAttribute('aria-disabled')).toBe('true')
  })

  test('footer, copyright with the current year', () => {
    expect(frame('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Loupe`)
  })
})

describe('the header', () => {
  afterEach(cleanup)

  test.each([
    [0, false],
    [20, false],
    [21, true]
  ])('scrolled by %d px, its shadow: %s', async (scrollY, shadow) => {
    await runApp('/404', { elements: { jobs } })
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY)
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(frame('banner').classList.contains('scrolled')).toBe(shadow)
  })
})
