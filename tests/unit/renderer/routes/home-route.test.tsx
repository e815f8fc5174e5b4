// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { emails, password } from '#tests/support/people.ts'
import { leave, runApp } from '#tests/support/render-app.tsx'

const jobs = createSeedJobs(new Date(2026, 10, 21))
const options = { elements: { jobs } }
const main = () => within(screen.getByRole('main'))

afterEach(cleanup)

describe('home page', () => {
  test('opens the job search with the typed words', async () => {
    const app = await runApp('/', options)
    const field = main().getByRole('searchbox', { name: 'Search jobs' })
    await leave(() => userEvent.type(field, ' gold & ring {Enter}'))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold+%26+ring'))
  })

  test('sends a visitor through login to the candidate search', async () => {
    const app = await runApp('/', options)
    const field = main().getByRole('searchbox', { name: /Search candidates/ })
    expect(field.closest('form')?.getAttribute('action')).toBe('/candidates')
    await userEvent.type(field, 'polisher')
    await leave(() => userEvent.click(main().getByRole('button', { name: 'Find Candidates' })))
    await waitFor(() => expect(app.at()).toBe('/login'))
    await userEvent.type(await screen.findByLabelText('Email'), emails.Admin)
    await userEvent.type(screen.getByLabelText('Password'), password)
    await leave(() => userEvent.click(main().getByRole('button', { name: 'Login' })))
    await waitFor(() => expect(app.at()).toBe('/candidates?q=polisher'))
  })

  test('links each category with its current number of jobs', async () => {
    const { at, store, navigate } = await runApp('/', options)
    const categories = within(main().getByRole('region', { name: 'Categories' }))
    expect(await categories.findByRole('link', { name: /Back Office.*10.*jobs/ })).toHaveProperty(
      'pathname',
      '/categories/Back_Office'
    )
    expect(categories.getByRole('link', { name: /Office Boy/ }).getAttribute('href')).toBe('/categories/Office_Boy')
    expect(categories.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d+ jobs?/, ': '))).toEqual([
      ...[
        'Pre Production: CAD, wax, moulds',
        'Production: Setting, casting, polish',
        'Others: Delivery, retail, security'
      ],
      ...['Back Office: Accounts, stock, export', 'Office Boy: Office and pantry']
    ])
    act(() => store.setElements('jobs', [...jobs, { ...jobs[0], id: 'new', category: 'Office Boy' }]))
    expect(await categories.findByRole('link', { name: /Office Boy.*3.*jobs/ })).toBeDefined()
    expect(main().getByRole('link', { name: 'See all 24 jobs' }).getAttribute('href')).toBe('/jobs')
    await leave(() => userEvent.click(categories.getByRole('link', { name: /Back Office/ })))
    await waitFor(() => expect(at()).toBe('/jobs?category=Back+Office'))
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Back Office jobs')
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(10))
    // The address of the category itself is no step on the way back.
    await leave(async () => navigate(-1))
    expect(at()).toBe('/')
  })
})
