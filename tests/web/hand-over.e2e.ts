import type { Locator, Page } from '@playwright/test'
import { enter, enterByForm, personOf, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const title = 'Casting Supervisor'
const list = '/jobs?q=casting+supervisor'
const card = (page: Page) => page.getByRole('article', { name: title })
const banner = (page: Page) => page.getByRole('banner')
const endedElsewhere =
  'You have been successfully logged out. It was done in another tab, or your account was changed or deleted.'

/** Opens a link in another tab, by the key or the button that browsers have for it. */
async function openBeside(link: Locator, how: Parameters<Locator['click']>[0]): Promise<Page> {
  const opening = link.page().context().waitForEvent('page')
  await link.click(how)
  return opening
}

const isSignedIn = (page: Page) => expect(banner(page).getByText('User', { exact: true })).toBeAttached()
const isSignedOut = (page: Page) =>
  expect(banner(page).getByRole('link', { name: 'Login', exact: true })).toBeAttached()

test('a job that is opened in another tab is shown there to the same person, and signing out in one tab ends both', {
  tag: '@tabs'
}, async ({ page, context }) => {
  await enter(page, 'Candidate', list)
  await card(page).getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Apply:/ })
  const given = { Name: 'Meena Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' }
  for (const [label, text] of Object.entries(given)) await dialog.getByLabel(label, { exact: false }).fill(text)
  await dialog.getByRole('radio', { name: 'Whoever signs in' }).check()
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  await expect(card(page).getByRole('button', { name: 'Applied' })).toBeDisabled()

  const link = card(page).getByRole('link', { name: title })
  const opened = await openBeside(link, { modifiers: ['ControlOrMeta'] })
  await isSignedIn(opened)
  await expect(opened.getByRole('main').getByRole('button', { name: 'Applied' }).first()).toBeDisabled()
  await opened.reload()
  await isSignedIn(opened)
  const another = await openBeside(link, { button: 'middle' })
  await isSignedIn(another)

  // An address that is typed has nothing to do with another tab.
  const typed = await context.newPage()
  await typed.goto(opened.url())
  await isSignedOut(typed)

  await banner(opened).getByRole('button', { name: 'Logout' }).click()
  await toast(opened, 'Logout Successful', 'You have been successfully logged out.')
  for (const each of [page, another]) {
    await toast(each, 'Logged Out', endedElsewhere)
    await isSignedOut(each)
  }

  // A sign-in from here on counts in this tab alone.
  await enterByForm(opened, personOf('asha@example.com', 'Candidate'))
  await isSignedIn(opened)
  await page.reload()
  await isSignedOut(page)
  await isSignedOut(another)
})

test('a link that a visitor opens in another tab finds nobody signed in, though somebody is in a third one', {
  tag: '@tabs'
}, async ({ page, context }) => {
  await enter(page, 'Candidate', list)
  const visitor = await context.newPage()
  await visitor.goto(list)
  const opened = await openBeside(card(visitor).getByRole('link', { name: title }), { modifiers: ['ControlOrMeta'] })
  await expect(opened.getByRole('heading', { name: title })).toBeVisible()
  await isSignedOut(opened)
})
