import { expect, type Locator, type Page } from '@playwright/test'

/** Selects an option of a select as a person does: opens it by its label, and presses what it offers. */
export async function chooseOption(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope
  const field = scope.getByRole('combobox', { name: label })
  // Out from under the foot of a form, which a forced press would meet.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // The field itself is under what is shown as selected.
  await field.click({ force: true })
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // The list hangs on the page, not on the field; only the open one is named by it.
  const list = page.locator(`[role=listbox][id="${await field.getAttribute('aria-controls')}"]`)
  const offer = list.getByRole('option', { name: option, exact: true })
  // Until the list has found its place it is far outside, and a press would scroll the page there: the list then turns over.
  await expect(offer).toBeInViewport()
  // A list that still turns over under the pointer takes no press: whoever sees it open presses again.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') await offer.click({ timeout: 2000 })
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 })
  }).toPass()
}
