// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { runApp } from '#tests/support/render-app.tsx'

const jobs = createSeedJobs(new Date(2026, 10, 21))
const options = { elements: { jobs } }
const count = () => screen.getByText(/^[\d,]+( of [\d,]+)? jobs?$/).textContent
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')]
const titles = () => cards().map((card) => card.querySelector('h3')?.textContent)
const results = () =>
  waitFor(() => {
    expect(cards().length).toBeGreaterThan(0)
    return cards()
  })
const one = (field: string) => screen.getByLabelText(field)

afterEach(cleanup)

describe('job list', () => {
  test('shows every live job, newest first, with a count', async () => {
    await runApp('/jobs', options)
    await results()
    expect(count()).toBe('23 jobs')
    expect(cards()).toHaveLength(23)
    expect(document.title).toBe('Find Jobs: Loupe')
    const nav = within(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main' }))
    expect(nav.getByRole('link', { name: 'Find Jobs' }).getAttribute('aria-current')).toBe('page')
    const days = jobs.map((job) => job.postedDate).sort()
    expect(titles()[0]).toBe(
      jobs.filter((job) => job.postedDate === days.at(-1)).sort((a, b) => (a.id > b.id ? -1 : 1))[0]?.title
    )
  })

  test('offers Edit to the administrator only', async () => {
    await runApp('/jobs?q=Accountant', options)
    await results()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    cleanup()
    await runApp('/jobs?q=Accountant', { ...options, as: 'Admin' })
    const edit = (await screen.findAllByRole('link', { name: 'Edit' }))[0]
    expect(edit?.getAttribute('href')).toMatch(/^\/employer\/post-job\/backoffice_/)
  })
})

describe('job search', () => {
  test('combines all filters of the URL', async () => {
    await runApp('/jobs?q=gold&location=mumbai&category=Back+Office&type=Full-time', options)
    await results()
    expect(count()).toBe('1 of 23 jobs')
    expect(titles()).toEqual(['Accountant'])
    expect(screen.getByText('for “gold”')).toBeDefined()
    expect(one('Search')).toHaveProperty('value', 'gold')
    expect(one('Location')).toHaveProperty('value', 'mumbai')
    expect(one('Category')).toHaveProperty('value', 'Back Office')
    expect(one('Job type')).toHaveProperty('value', 'Full-time')
  })

  test('updates the URL while typing in one history entry, which Back restores', async () => {
    const app = await runApp('/jobs', options)
    const user = userEvent.setup()
    await results()
    await user.type(one('Search'), 'gold')
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold'))
    await user.selectOptions(one('Category'), 'Back Office')
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold&category=Back+Office'))
    await user.type(one('Search'), ' loan')
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold+loan&category=Back+Office'))
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs?q=gold&category=Back+Office')
    expect(one('Search')).toHaveProperty('value', 'gold')
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs?q=gold')
    expect(one('Category')).toHaveProperty('value', '')
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs')
    expect(one('Search')).toHaveProperty('value', '')
    await act(async () => app.navigate(1))
    expect(one('Search')).toHaveProperty('value', 'gold')
    await waitFor(() => expect(count()).toBe('1 of 23 jobs'))
  })

  test('removes one filter by the chip, or all filters by Clear all', async () => {
    const app = await runApp('/jobs?q=gold&category=Back+Office&location=Mumbai', options)
    const user = userEvent.setup()
    await results()
    await user.click(screen.getByRole('button', { name: /^Back Office Remove filter/ }))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold&location=Mumbai'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(app.at()).toBe('/jobs'))
    expect(one('Search')).toHaveProperty('value', '')
    expect(one('Location')).toHaveProperty('value', '')
    await waitFor(() => expect(count()).toBe('23 jobs'))
  })

  test('suggests which filter to remove when nothing matches', async () => {
    const app = await runApp('/jobs?q=pantry&type=Internship', options)
    await screen.findByText('No jobs found matching your criteria.')
    expect(await screen.findByText('2 jobs match without the job type filter.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all job types' }))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=pantry'))
    expect(await results()).toHaveLength(2)
  })
})

test('job search › filters by pay and sorts by it in the URL, and names the filter above the results', async () => {
  const app = await runApp('/jobs', options)
  const user = userEvent.setup()
  await results()
  await user.click(screen.getByRole('button', { name: 'Sort and more filters' }))
  await waitFor(() => expect(document.activeElement).toBe(one('Sort by')))
  await user.selectOptions(await screen.findByLabelText('Pay a month'), '₹40,000 or more')
  await waitFor(() => expect(app.at()).toBe('/jobs?pay=40000'))
  await screen.findByRole('button', { name: /^₹40,000 or more Remove filter/ })
  await user.selectOptions(one('Sort by'), 'Highest pay')
  await waitFor(() => expect(app.at()).toBe('/jobs?pay=40000&sort=pay'))
  await waitFor(() => expect(titles()[0]).toBe('Diamond Purchase Executive'))
})

test('job search › searches for the suggestion that is pressed', async () => {
  const app = await runApp('/jobs', options)
  const user = userEvent.setup()
  await results()
  await user.type(one('Search'), 'setter su')
  const suggestions = within(await screen.findByRole('group', { name: 'Suggestions' }))
  await user.click(await suggestions.findByRole('button', { name: 'setter Surat' }))
  await waitFor(() => expect(app.at()).toBe('/jobs?q=setter+Surat'))
  expect(one('Search')).toHaveProperty('value', 'setter Surat')
})

test('job search › offers a search for each single word when nothing matches', async () => {
  const app = await runApp('/jobs?q=setter+jaipur&type=Full-time', options)
  const links = await waitFor(() => screen.getAllByRole('link', { name: /^\d+ jobs? (for|in) / }))
  expect(links.map(({ textContent }) => textContent)).toEqual(['1 job for setter', '2 jobs in Jaipur'])
  await userEvent.click(links[1] as HTMLElement)
  await waitFor(() => expect(app.at()).toBe('/jobs?q=jaipur&type=Full-time'))
  expect(await results()).toHaveLength(2)
})

describe('long job list', () => {
  const many = Array.from({ length: 75 }, (_, index) => ({ ...jobs[0], id: `job_${index}` }))

  test('shows thirty more jobs on request and resets for a new search', async () => {
    await runApp('/jobs', { elements: { jobs: many } })
    expect(await results()).toHaveLength(30)
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(60))
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(75))
    expect(screen.queryByRole('button', { name: 'Show more jobs' })).toBeNull()
    await userEvent.type(one('Search'), 'c')
    await waitFor(() => expect(cards()).toHaveLength(30))
  })
})

test('job list › shows an error when loading fails, and retries on request', async () => {
  const { store } = await runApp('/jobs', { ...options, faults: { reads: 'unavailable' } })
  expect(await screen.findByRole('heading', { name: 'Jobs could not be loaded' })).toBeDefined()
  store.faults.reads = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toHaveLength(23))
})

describe('partial search on Firestore', () => {
  const setters = Array.from({ length: 40 }, (_, index) => ({
    ...jobs[0],
    id: `job_${index}`,
    title: index === 0 ? 'Setter of opal' : 'Setter'
  }))
  const shared = { shared: true, searched: 571, elements: { jobs: setters } }

  test('shows how many jobs were searched and searches more on request', async () => {
    await runApp('/jobs?q=opal', shared)
    await results()
    expect(screen.getByText('1 job in the newest 571')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Search older jobs' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more jobs' })).toBeNull()
  })

  test('does not show an empty result before all jobs are searched', async () => {
    await runApp('/jobs?q=platinum', shared)
    expect(await screen.findByText('0 jobs in the newest 571')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Search older jobs' })).toBeTruthy()
    expect(screen.queryByText('No jobs found matching your criteria.')).toBeNull()
  })
})
