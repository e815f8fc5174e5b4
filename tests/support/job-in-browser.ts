import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { toast } from './people-in-browser.ts'

/** A job as an employer writes it. */
export const job = {
  'Job title': 'Kundan Meenakari Artisan',
  Company: 'Gulab Kothi Jewellers',
  Location: 'Jaipur RJ',
  'Pay from': '22-32k',
  Description: 'Enamel and set polki in 22 carat gold, from the drawing of the master.',
  Responsibilities: 'Enamel and set polki\n\nWeigh in and out',
  Keywords: 'kundan, meenakari, , polki'
}

/** Opens the groups of optional fields. */
export async function unfold(page: Page): Promise<void> {
  await page.getByLabel('Job title').waitFor()
  await page.locator('.job-fold:not([open]) > summary').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click()
  })
}

/** Writes into the form of a job that is open. */
export async function write(page: Page, changes: Partial<typeof job>): Promise<void> {
  await unfold(page)
  for (const [label, text] of Object.entries(changes)) await page.getByLabel(label, { exact: false }).first().fill(text)
}

/** Affirms that no candidate pays for the job, and sends the form. */
export async function submitForReview(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I confirm that nobody/ }).check()
  await page.getByRole('button', { name: 'Submit for review' }).click()
}

/** Posts a job as the employer who is signed in, and comes back to the dashboard. */
export async function post(page: Page, changes: Partial<typeof job> = {}): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Post a Job' }).click()
  await write(page, { ...job, ...changes })
  await chooseOption(page, 'Category', 'Production')
  await chooseOption(page, 'Job type', 'Contract')
  await submitForReview(page)
  await toast(page, 'Job Submitted', `“${changes['Job title'] ?? job['Job title']}” was submitted for review.`)
  await expect(page).toHaveURL('/employer/dashboard')
}

/** The public's results for these words. */
export async function found(page: Page, words: string, titles: readonly string[]): Promise<void> {
  await page.goto(`/jobs?q=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([...titles])
}

/** A job on the dashboard: a line of its table, or a public profile where there is no room for one. */
export function status(page: Page, title: string): Locator {
  const main = page.getByRole('main')
  return main.getByRole('row', { name: title }).or(main.getByRole('listitem', { name: title }))
}
