import type { Page } from '@playwright/test'
import { status } from '#tests/support/job-in-browser.ts'
import { login, password, pressLogout, toast } from '#tests/support/people-in-browser.ts'
import { expect, expectDesktop, marked, post, reselect, test } from './people-on-a-board.ts'

// Also for a user whom the administrator has made an employer, and until they are banned: company-access-request.e2e.ts.
test('new job › reaches the review queue, then visitors, without a reload', async ({ board }) => {
  await board.accounts.add({ email: 'asha@loupe.example', isAdmin: true })
  await board.accounts.add({ email: marked })
  const visitor = await board.device()
  await visitor.goto('/jobs')
  await expect(visitor.getByText('0 jobs')).toBeVisible()
  const administrator = await board.deviceOf('asha@loupe.example', '/admin/requests', 'desktop')
  const moderation = administrator.getByRole('main')
  await expect(moderation.getByText('All caught up')).toBeVisible()
  const desktop = board.desktopOf(administrator)
  await expectDesktop(administrator, desktop)
  const reloads: string[] = []
  for (const page of [visitor, administrator]) page.on('load', () => reloads.push(page.url()))

  const employer = await board.deviceOf(marked, '/employer/dashboard')
  await post(employer, 'Kundan setter')
  await toast(employer, 'Job Submitted', '“Kundan setter” was submitted for review.')
  await expect(moderation.getByRole('heading', { name: 'Kundan setter' })).toBeVisible()
  await expect(visitor.getByText('0 jobs')).toBeVisible()

  await moderation.getByRole('button', { name: 'Approve' }).click()
  await toast(administrator, 'Job Approved', '“Kundan setter” is live.')
  await reselect(visitor)
  await expect(visitor.getByRole('article').getByRole('heading')).toHaveText(['Kundan setter'])
  const own = status(employer, 'Kundan setter')
  await expect(own).toContainText('Approved')
  expect(reloads).toEqual([])
  await expectDesktop(administrator, desktop)
})

/** Has this page open another tab by its own link, in which its person is signed in as well. */
async function openFromOwn(page: Page): Promise<Page> {
  // The code that hands a session over is fetched after the first sign-in on a device: a press before it has come is not heard.
  await page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.startsWith('session_'))
  })
  const opening = page.context().waitForEvent('page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Find Jobs' })
    .click({ modifiers: ['ControlOrMeta'] })
  const opened = await opening
  await expect(opened.getByRole('banner').getByText('User', { exact: true })).toBeAttached()
  return opened
}

test('session › survives a reload and is shared with a tab until either logs out', async ({ board }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  const page = await board.device()
  await login(page, 'meena@example.com', password)
  await expect(page).toHaveURL('/profile')
  await page.reload()
  await expect(page).toHaveURL('/profile')
  const opened = await openFromOwn(page)
  // The board takes the token too: what is asked here only the person themself may read.
  await opened.goto('/profile')
  await expect(opened.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await pressLogout(page)
  const text =
    'You have been successfully logged out. It was done in another tab, or your account was changed or deleted.'
  await toast(opened, 'Logged Out', text)
  await expect(opened).toHaveURL('/login')
})
