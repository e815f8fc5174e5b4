import type { Locator, Page } from '@playwright/test'
import { expectClear } from '#tests/support/clear-screen.ts'
import { follow } from '#tests/support/follow-app-link.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { seedJobs } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { receiveResumes } from '#tests/support/resume-in-browser.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { createPdf } from '#tests/support/sample-pdf.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const path = '/employer/dashboard'
const main = (page: Page) => page.getByRole('main')
const jobs = [sampleJob('job_1'), sampleJob('job_2', { status: 'pending' })]

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('Not on the screen')
  return found
}

test('toast › does not cover the next control', { tag: '@web' }, async ({ page, context }) => {
  // A full storage: the theme cannot be remembered, which a toast says.
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'theme') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  const placeToast = async () => {
    const toasts = page.getByRole('region', { name: /Notifications/ })
    // By an event: a dialog covers the button.
    await page.getByRole('button', { name: 'Switch between light and dark' }).dispatchEvent('click')
    const placed = await box(toasts.getByRole('listitem'))
    await toasts.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts.getByRole('listitem')).toHaveCount(0)
    return placed
  }
  await seedJobs(context, jobs)
  await enter(page, 'Admin', path)
  const more = main(page).getByRole('button', { name: 'More' }).first()
  await expect(more).toBeVisible()
  const beside = await placeToast()
  expect(beside.x + beside.width, 'beside the actions of the rows').toBeLessThan((await box(more)).x)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, name] of [
    ['/employer/dashboard', 'More'],
    ['/employer/post-job', 'Post job'],
    ['/admin/requests', 'Approve']
  ] as const) {
    await follow(page, address)
    const next = main(page).getByRole('button', { name }).first()
    await expect(next).toBeInViewport()
    const above = await placeToast()
    expect(above.y + above.height, name).toBeLessThan((await box(next)).y)
  }
  await main(page).getByRole('button', { name: 'Reject' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 800]
  ] as const) {
    await page.setViewportSize({ width, height })
    const [toast, frame, title] = [await placeToast(), await box(dialog), await box(dialog.getByRole('heading'))]
    const isBeside = toast.x >= frame.x + frame.width
    expect(isBeside || toast.y + toast.height <= title.y, `dialog at ${width} px`).toBe(true)
  }
})

for (const { width, height, resume } of [
  { width: 1280, height: 800, resume: 'Hide resume' },
  { width: 390, height: 844, resume: 'Show resume' }
]) {
  test(`applicant at ${width} px › shows contact and resume in the first 300 px`, { tag: '@web' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await receiveResumes(page, createPdf('Eight years at one bench'))
    const person = page.getByRole('article', { name: 'Applicant 1' })
    for (const shown of [
      person.getByRole('heading', { name: 'Applicant 1' }),
      person.getByText('Kundan setter', { exact: true }),
      person.getByText('Jaipur RJ · 8 years at the bench · Joins: 1 month'),
      person.getByRole('link', { name: 'Call: ' }),
      person.getByRole('link', { name: 'WhatsApp: ' }),
      person.getByRole('button', { name: resume })
    ]) {
      const { y, height: tall } = await box(shown)
      expect(y + tall).toBeLessThanOrEqual(300)
    }
    const isBeside = width >= 1280
    await expect(page.getByRole('region', { name: 'Resume of Applicant 1' })).toHaveCount(isBeside ? 1 : 0)
    if (!isBeside) return
    await page.mouse.wheel(0, 300)
    const next = page.getByRole('button', { name: 'Next' })
    const [head, bar] = [await box(page.getByRole('banner')), await box(page.locator('.sheet-bar'))]
    expect(bar.y, 'no strip between the header and the bar').toBeLessThanOrEqual(head.y + head.height)
    await expect(next).toBeInViewport({ ratio: 1 })
    await person.getByRole('button', { name: 'Not selected' }).click()
    const question = page.getByRole('dialog')
    await expectClear(page, 'words for an applicant who is not selected')
    await question.locator('.words-offered').click()
    await question.getByRole('option', { name: /^Dear Applicant 1, thank you/ }).click()
    await expect(question.getByRole('textbox', { name: /^Message/ })).toHaveValue(/^Dear Applicant 1, thank you/)
  })
}

test('candidate search › opens a profile beside the list, on a phone alone', { tag: '@web' }, async ({ page }) => {
  await enter(page, 'Employer', '/candidates', () => ({
    candidateProfiles: [candidateOf('meena_patel'), candidateOf('ravi', { name: 'Ravi Soni' })]
  }))
  const profile = page.getByRole('region', { name: 'Profile' })
  const ravi = page.getByRole('listitem').filter({ hasText: 'Ravi Soni' }).getByRole('link', { name: 'Ravi Soni' })
  await ravi.press('Enter')
  await expect(page).toHaveURL(/candidate=ravi/)
  await expect(profile).toBeFocused()
  const [list, beside] = [await box(ravi), await box(profile)]
  expect(beside.x).toBeGreaterThan(list.x + list.width)
  await expectClear(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(ravi).toBeHidden()
  await expectClear(page)
  await profile.getByRole('button', { name: 'Find Candidates' }).press('Enter')
  await expect(ravi).toBeVisible()
  await expect(page).not.toHaveURL(/candidate=/)
})
