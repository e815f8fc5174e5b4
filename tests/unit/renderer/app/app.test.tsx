// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { emails, password } from '#tests/support/people.ts'
import { runApp } from '#tests/support/render-app.tsx'
import { until } from '#tests/support/until.ts'

afterEach(cleanup)

const reset: StoreNotice = {
  id: 'reset-1',
  reason: 'reset',
  collection: 'jobs',
  at: '2026-11-12T10:00:00.000Z',
  count: 14,
  names: [],
  actions: ['undo', 'download', 'dismiss']
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('unknown URL › shows Page not found with two links', async () => {
  await runApp('/admin/edit-page/imprint', { as: 'Admin' })
  expect(await heading('Page not found')).toBeTruthy()
  const ways = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Back to the home page', '/'],
    ['Find Jobs', '/jobs']
  ])
  // Past the header, by the keyboard, and without an entry in the history.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test.each([
  ['/', 'Loupe: jobs in the jewellery trade'],
  ['/login', 'Login: Loupe'],
  ['/signup', 'Sign up: Loupe'],
  ['/jobs', 'Find Jobs: Loupe'],
  ['/about-us', 'About Us: Loupe'],
  ['/contact-us', 'Contact Us: Loupe'],
  ['/disclaimer', 'Disclaimer: Loupe'],
  ['/404', 'Page not found: Loupe']
])('public page %s › has a document title and a single main heading', async (address, title) => {
  const app = await runApp(address)
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  await until(() => expect([document.title, app.at()]).toEqual([title, address]))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('login redirect › does not keep the return URL of the previous user', async () => {
  const app = await runApp('/candidates?q=setter', { as: 'Employer' })
  await heading('Find Candidates')
  await act(() => app.accounts.signOut())
  await heading('Login')
  await userEvent.type(screen.getByLabelText('Email'), emails.Admin)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }))
  await heading('Work for steady hands.')
  expect(app.at()).toBe('/')
})

test('F8 key › focuses the notifications, even before the first toast', async () => {
  const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8', code: 'F8' })
  await runApp('/404')
  await heading('Page not found')
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull()
  press()
  const area = within(await screen.findByRole('region', { name: 'Notifications (F8)' })).getByRole('list')
  await until(() => expect(document.activeElement).toBe(area))
  expect(area.dataset.none).toBe('No notifications.')
  act(() => screen.getByRole('link', { name: 'Back to the home page' }).focus())
  await act(async () => showToast('loginRequired'))
  press()
  expect(document.activeElement).toBe(area)
})

test('notice about unreadable documents › names them to the administrator, with a download', async () => {
  const { saved } = await runApp('/', { elements: { jobs: [{ id: 'job_1', title: 'Half a job' }] }, as: 'Admin' })
  const notices = within(await screen.findByRole('region', { name: 'Notices' }))
  expect(notices.getByText(/“Half a job”/)).toBeTruthy()
  await press('Download')
  await until(() => expect(saved[0]?.text).toContain('Half a job'))
  expect(saved[0]?.name).toMatch(/^loupe-jobs-\d{4}-\d\d-\d\d\.json$/)
  await press('Dismiss')
  await until(() => expect(screen.queryByText(/Half a job/)).toBeNull())
})

test.each([undefined, 'Candidate', 'Employer'] as const)(
  'notice about unreadable documents › is hidden from the role %s',
  async (as) => {
    const elements = { jobs: [{ id: 'job_1', title: 'Half a job' }] }
    await runApp('/jobs', { elements, notices: [reset], ...(as ? { as } : {}) })
    const notices = within(await screen.findByRole('region', { name: 'Notices' }))
    await until(() => expect(notices.getByText(/It is kept unchanged but not shown\./)).toBeTruthy())
    expect(notices.getByText(/The job list was reset/)).toBeTruthy()
    expect(notices.queryByText(/Half a job/)).toBeNull()
    expect(notices.queryAllByRole('button')).toEqual([])
  }
)
