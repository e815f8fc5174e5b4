import { addressOf } from '#tests/support/journey-builds.ts'
import { enterByForm, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('kiosk'))
})

const warning = { name: 'Are you still there?' }

test('kiosk › warns an idle user, then signs out and shows the home page', async ({ page, context }) => {
  await context.clock.install()
  await enterByForm(page, 'Candidate')
  await context.clock.fastForward('04:35')
  const dialog = page.getByRole('dialog', warning)
  await expect(dialog).toHaveAccessibleDescription(/^You will be logged out in \d\d seconds\.$/)
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  // The last seconds pass by themselves: a leap over the end would reach into the page that begins anew, and take its toast.
  await context.clock.fastForward('00:22')
  await toast(page, 'Logged Out', 'You have been successfully logged out. Nobody used Loupe for 5 minutes.')
  await expect(page).toHaveURL('/')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeAttached()
})
