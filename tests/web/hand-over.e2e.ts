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

test('a link that is opened in another tab goes on with the session, an address that is typed does not, and signing out in one ends both', {
  tag: '@tabs'
}, async ({ page, context }) => {
  await enter(page, 'Candidate', list)
  // The code that hands a session over comes after the page: a press before it is not heard.
  await page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.startsWith('session_'))
  })
  const opened = await openBeside(card(page).getByRole('link', { name: title }), { modifiers: ['ControlOrMeta'] })
  await isSignedIn(opened)
  const typed = await context.newPage()
  await typed.goto(opened.url())
  await isSignedOut(typed)
  await banner(opened).getByRole('button', { name: 'Logout' }).click()
  await toast(page, 'Logged Out', endedElsewhere)
  await isSignedOut(page)
})

test('a job opened in another tab is shown there to the same person, to nobody where a visitor opened it, and signing out in one tab ends both', {
  tag: ['@tabs', '@proof']
}, async ({ page, context }) => {
  await enter(page, 'Candidate', list)
  await expect(card(page)).toBeVisible()
  // As if they had applied earlier: the other tab says it to this person alone.
  await page.evaluate((wanted) => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]')
    const job = read('jobs').find((each: { title: string }) => each.title === wanted)
    localStorage.setItem(`appliedJobs_${read('accounts')[0].uid}`, JSON.stringify([job.id]))
  }, title)

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
  // Nor has a link that a visitor opens there, though others are signed in.
  await typed.getByRole('link', { name: 'Back to Jobs' }).click()
  const job = typed.getByRole('article').first().getByRole('heading')
  const fromVisitor = await openBeside(job.getByRole('link'), { modifiers: ['ControlOrMeta'] })
  await expect(fromVisitor.getByRole('heading', { level: 1, name: await job.innerText() })).toBeVisible()
  await isSignedOut(fromVisitor)

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
