import type { Page } from '@playwright/test'
import { chooseOption } from '#tests/support/choose-option.ts'
import { expectClear } from '#tests/support/clear-screen.ts'
import { emails, password, toast } from '#tests/support/people-in-browser.ts'
import { posting, submitForReview, write } from '#tests/support/posting-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The administrator's approval on a board of this device, written in another window. */
async function approve(other: Page): Promise<void> {
  await other.evaluate(() => {
    const at = new Date().toISOString()
    const [request] = JSON.parse(localStorage.getItem('employerRequests') ?? '[]')
    const { id, email, answers, revision } = request
    const entry = { id, revision: 1, email, confirmedAt: at, confirmedBy: 'admin', houseId: 'suvarna-1' }
    localStorage.setItem('employers', JSON.stringify([entry]))
    const answered = [...answers, { did: 'approve', at, text: '', verified: ['phone'] }]
    const approved = { ...request, revision: revision + 1, state: 'approved', answers: answered }
    localStorage.setItem('employerRequests', JSON.stringify([approved]))
  })
}

test('somebody with an address of their own asks on a phone, writes meanwhile, and posts once they are approved', {
  tag: '@proof'
}, async ({ page, context }) => {
  // The first screen: an employer's address is asked for, and the way to do without it is offered.
  await page.goto('/signup')
  await page.getByRole('radio', { name: 'Employer' }).check()
  await page.getByLabel('Email').fill(emails.Candidate)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await toast(page, 'Signup Error', 'Please contact Website Administrator')
  await page.getByRole('button', { name: 'Ask for an employer account' }).click()

  // The second one.
  await expect(page).toHaveURL('/employer/ask')
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
  await page.getByRole('button', { name: 'Send to the administrator' }).click()
  await expect(page.getByLabel('House')).toBeFocused()
  await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription(/One of the characters is mistyped/)
  await expectClear(page)
  const told = {
    House: 'Suvarna Jewellers',
    Location: 'Rajkot GJ',
    'Contact name': 'Hetal Shah',
    Phone: '+91 98200 12345',
    'Website or address': '12 Soni Bazaar',
    GSTIN: '27AAPFU0939F1ZV'
  }
  for (const [label, text] of Object.entries(told)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Send to the administrator' }).click()
  await expect(page.getByRole('heading', { name: /^Waiting for the administrator/ })).toBeFocused()
  await expectClear(page)

  // The third one, which is kept while the request waits.
  await page.getByRole('link', { name: 'Write your first posting meanwhile' }).click()
  await write(page, posting)
  await chooseOption(page, 'Category', 'Production')
  await chooseOption(page, 'Job type', 'Contract')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toHaveCount(0)

  const other = await context.newPage()
  await other.goto('/about-us')
  await approve(other)
  await toast(page, 'You can post jobs now', 'Welcome! The administrator has made your account an employer’s.')
  await expect(page.getByRole('banner').getByText('Employer', { exact: true })).toBeVisible()
  await submitForReview(page)
  await expect(page).toHaveURL('/employer/dashboard')
  await expect(page.getByText(posting['Job title']).first()).toBeVisible()
})
