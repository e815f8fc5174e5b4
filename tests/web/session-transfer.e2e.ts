import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, pressLogout, toast } from '#tests/support/people-in-browser.ts'

const title = 'Casting Supervisor'
const list = '/jobs?q=casting+supervisor'
const linkIn = (page: Page) => page.getByRole('article', { name: title }).getByRole('link', { name: title })
const banner = (page: Page) => page.getByRole('banner')
const isSignedIn = (page: Page) => expect(banner(page).getByText('User', { exact: true })).toBeAttached()
const isSignedOut = (page: Page) =>
  expect(banner(page).getByRole('link', { name: 'Login', exact: true })).toBeAttached()

/** The code that shares a session is loaded after the page: an earlier press is not heard. */
const waitForSharing = (page: Page) =>
  page.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === `session_${sessionStorage.getItem('loupe.tab')}`)
  )

/** The ways to open a link of a page in another tab. The router’s own links take no target. */
const waysToOpen: Readonly<Record<string, (link: Locator) => Promise<void>>> = {
  'Ctrl and a click': (link) => link.click({ modifiers: ['ControlOrMeta'] }),
  'Shift and a click': (link) => link.click({ modifiers: ['Shift'] }),
  'the middle button': (link) => link.click({ button: 'middle' }),
  'a link for a new tab': (link) =>
    link.evaluate((element) => {
      const copy = Object.assign(document.createElement('a'), { href: element.getAttribute('href'), target: '_blank' })
      document.body.append(copy)
      copy.click()
    }),
  'window.open()': (link) => link.evaluate((element) => void window.open(element.getAttribute('href') ?? ''))
}

async function openInTab(link: Locator, open: (link: Locator) => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([link.page().context().waitForEvent('page'), open(link)])
  return opened
}

test('login session › is shared with a tab opened by a link until it logs out', { tag: '@tabs' }, async ({ page }) => {
  await enter(page, 'Candidate', list)
  await waitForSharing(page)
  for (const [how, open] of Object.entries(waysToOpen)) {
    await test.step(how, async () => {
      const opened = await openInTab(linkIn(page), open)
      await isSignedIn(opened)
      await opened.reload()
      await isSignedIn(opened)
      if (how !== 'window.open()') return opened.close()
      await pressLogout(opened)
      await toast(
        page,
        'Logged Out',
        'You have been successfully logged out. It was done in another tab, or your account was changed or deleted.'
      )
      await isSignedOut(page)
    })
  }
})

test('login session › is not shared with a typed URL or from a visitor’s tab', { tag: '@tabs' }, async ({
  page,
  context
}) => {
  await enter(page, 'Candidate', list)
  await waitForSharing(page)
  const visitor = await context.newPage()
  await visitor.goto(list)
  await waitForSharing(visitor)
  const address = await linkIn(page).evaluate((element) => (element as HTMLAnchorElement).href)
  await linkIn(page).click({ button: 'right' })
  expect(await linkIn(page).evaluate((element) => (element as HTMLAnchorElement).href)).toBe(address)

  const typed = await context.newPage()
  await typed.goto(address)
  await isSignedOut(typed)
  for (const [how, open] of Object.entries(waysToOpen)) {
    await test.step(how, async () => {
      const opened = await openInTab(linkIn(visitor), open)
      await isSignedOut(opened)
      await opened.close()
    })
  }
})
