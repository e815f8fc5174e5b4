import { expect, type Page } from '@playwright/test'

/**
 * Presses a decision in the review queue as soon as it counts: for a moment after the last one the job that came up by itself takes no
 * press, so that the second half of a double press decides nothing.
 */
export async function decide(page: Page, decision: 'Approve' | 'Reject' | 'Restore' | 'Delete'): Promise<void> {
  await expect(page.locator('.moderation-bar')).toHaveAttribute('aria-busy', 'false')
  await page
    .locator('.moderation-bar')
    .getByRole('button', { name: new RegExp(`^${decision}`) })
    .click()
}

/** Rejects the job on the screen; its employer learns why. */
export async function reject(page: Page, reason: string): Promise<void> {
  await decide(page, 'Reject')
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await question.getByRole('button', { name: 'Reject', exact: true }).click()
}
