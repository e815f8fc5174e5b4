import type { Page } from '@playwright/test'
import { toast } from '#tests/support/people-in-browser.ts'
import { expect, expectDesktop, post, reselect, test } from './people-on-a-board.ts'

const asha = 'asha@example.com'
const boss = 'boss@loupe.example'

/** A company whose check character fits. */
const typed = {
  Company: 'Suvarna Jewels',
  Location: 'Mumbai',
  'Contact name': 'Asha Shah',
  Phone: '+91 98200 12345',
  'Website or address': 'suvarna.example',
  GSTIN: '27AAPFU0939F1ZV'
}

async function askFor(page: Page, details: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label, { exact: false }).first().fill(text)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Our team is checking your request').first()).toBeVisible()
}

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation')

test('company › requests access, is approved, posts a job and is banned', {
  tag: '@proof'
}, async ({ board }) => {
  await board.accounts.add({ email: asha })
  await board.accounts.add({ email: boss, isAdmin: true })
  const phone = await board.deviceOf(asha, '/employer/ask')
  await askFor(phone)

  const moderation = await board.deviceOf(boss, '/admin/requests?tab=companies', 'desktop')
  await expectDesktop(moderation, board.desktopOf(moderation))
  await expect(moderation.getByRole('heading', { name: 'Suvarna Jewels' }).first()).toBeVisible()
  await moderation.getByRole('button', { name: 'Approve' }).first().click()
  const question = moderation.getByRole('dialog')
  await question.getByRole('checkbox', { name: /^Called/ }).check()
  await question.getByRole('button', { name: 'Approve' }).click()
  // Left before, the review queue would cut its own approval off.
  await toast(moderation, 'Request decided', '“Suvarna Jewels” can post jobs now.')

  // Without a reload on the phone.
  await expect(navigation(phone).getByRole('link', { name: 'Post a Job' })).toBeVisible()
  const visitor = await board.device()
  await visitor.goto('/jobs')
  await expect(visitor.getByText('0 jobs')).toBeVisible()
  await moderation.goto('/admin/requests')
  await expect(moderation.getByText('All caught up')).toBeVisible()
  const reloads: string[] = []
  for (const page of [phone, visitor, moderation]) page.on('load', () => reloads.push(page.url()))
  await post(phone, 'Polki setter')
  await toast(phone, 'Job Submitted', '“Polki setter” was submitted for review.')
  await expect(moderation.getByRole('main').getByRole('heading', { name: 'Polki setter' })).toBeVisible()
  await moderation.getByRole('main').getByRole('button', { name: 'Approve' }).click()
  await toast(moderation, 'Job Approved', '“Polki setter” is live.')
  await reselect(visitor)
  await expect(visitor.getByRole('article').getByRole('heading')).toHaveText(['Polki setter'])
  expect(reloads).toEqual([])

  await visitor.getByRole('link', { name: 'Polki setter' }).click()
  await visitor.getByRole('link', { name: 'Suvarna Jewels' }).first().click()
  await expect(visitor.getByRole('heading', { name: 'Suvarna Jewels' })).toBeVisible()
  await expect(visitor.getByText('Verified').first()).toBeVisible()
  await expect(visitor.getByRole('article', { name: 'Polki setter' })).toBeVisible()

  await phone.goto('/employer/dashboard')
  // It listens by then: what is stored while a user begins to may be late, see below.
  await expect(phone.getByRole('link', { name: 'Polki setter' })).toBeVisible()
  await moderation.goto('/employer/dashboard')
  await moderation.getByRole('tab', { name: /^Employers/ }).click()
  await moderation.getByRole('button', { name: /^Ban/ }).first().click()
  const ban = moderation.getByRole('dialog')
  await ban.getByRole('textbox').fill('Asked for a deposit.')
  await ban.getByRole('button', { name: /^Ban/ }).click()
  await expect(moderation.getByText('Employer banned').first()).toBeVisible()

  // The role is gone on the phone, and the job from the visitor's open page.
  await expect(phone).toHaveURL('/')
  await expect(navigation(phone).getByRole('link', { name: 'Post a Job' })).toHaveCount(0)
  // Jobs are taken down one after the other: when the last one is, no device but the review queue knows.
  await expect(async () => {
    await reselect(visitor)
    await expect(visitor.getByRole('article', { name: 'Polki setter' })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await phone.goto('/profile')
  await expect(phone.getByText('Asked for a deposit.').first()).toBeVisible()
})
