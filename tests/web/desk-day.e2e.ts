import type { Page } from '@playwright/test'
import { chooseOption } from '#tests/support/choose-option.ts'
import { expectClear } from '#tests/support/clear-screen.ts'
import { newPosting, rejection, revision, seedPostings, storedPostings } from '#tests/support/desk-board.ts'
import { stepBack } from '#tests/support/follow.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const shown = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
const queue = (page: Page) => page.getByRole('region', { name: 'Queue' })
const titles = (page: Page) => queue(page).getByRole('listitem').locator('b')
const statuses = async (page: Page, ...ids: string[]) => {
  const jobs = await storedPostings(page)
  return ids.map((id) => jobs.find((job) => job.id === id)?.status)
}
/** A list of choices that was open is gone. */
const folded = (page: Page) => expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0)
const idle = (page: Page) => expect(page.locator('.desk-bar')).toHaveAttribute('aria-busy', 'false')

const kesar = { company: 'Kesar Gold', location: 'Jaipur RJ', category: 'Back Office', salaryRange: '₹40,000 a month' }
const board = [
  newPosting('carver', 'Wax Carver'),
  revision('setter', 'Diamond Setter', { salaryRange: '₹9,000 a month' }),
  revision('same', 'Stone Sorter'),
  newPosting('clerk', 'Accountant', kesar),
  revision('engraver', 'Engraver'),
  rejection('polisher', 'Polisher', 'The pay is missing.')
]

test('forty decisions take at most 44 presses beside the typed reasons', { tag: '@proof' }, async ({
  page,
  context
}) => {
  const many = Array.from({ length: 40 }, (_, index) => newPosting(`job_${index}`, `Setter ${index}`))
  await seedPostings(context, many)
  await enter(page, 'Admin', '/admin/requests')
  // The automatic selection stands in the address a moment later.
  await expect(page).toHaveURL(/job=job_0/)
  let presses = 0
  const press = async (keys: string) => {
    presses += keys.split('+').length
    await page.keyboard.press(keys)
  }
  for (const [index, { title }] of many.entries()) {
    await shown(page, title)
    await idle(page)
    if (index % 20 === 7) {
      await press('r')
      await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused()
      await page.keyboard.type('Please say what it pays.')
      await press('Control+Enter')
    } else await press('a')
  }
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  // One each, and two more for each of the two reasons.
  expect(presses).toBeLessThanOrEqual(44)
  // The desktop has its samples beside them.
  const ids = new Set(many.map(({ id }) => id))
  const stored = async (wanted: string) =>
    (await storedPostings(page)).filter(({ id, status }) => ids.has(id) && status === wanted)
  await expect.poll(async () => (await stored('approved')).length).toBe(38)
  const rejected = await stored('rejected')
  expect(rejected.map(({ rejectionReason }) => rejectionReason)).toEqual(Array(2).fill('Please say what it pays.'))
})

test('what else its house has posted stands beside a posting; by keyboard: searched, narrowed, put in order, approved together, taken back', {
  tag: '@proof'
}, async ({ page, context }) => {
  await seedPostings(context, board)
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Wax Carver')

  // Outcomes of the house's other postings.
  const house = page.getByRole('region', { name: 'This employer' })
  await expect(house).toContainText('1 rejected')
  await expect(house.getByRole('listitem').filter({ hasText: 'Polisher' })).toContainText('The pay is missing.')
  await expectClear(page, 'house')
  await house.getByRole('link', { name: 'Polisher' }).click()
  await expect(page).toHaveURL('/admin/requests?tab=rejected&job=polisher')
  await shown(page, 'Polisher')
  await stepBack(page)
  await shown(page, 'Wax Carver')
  await page.setViewportSize(viewport)

  // Searched, as it stands in the address.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search the queue' })).toBeFocused()
  await page.keyboard.type('kesar jaipur')
  await expect(titles(page)).toHaveText(['Accountant'])
  await expect(queue(page)).toContainText('1 of 5 shown')
  await shown(page, 'Accountant')
  await page.reload()
  await expect(titles(page)).toHaveText(['Accountant'])
  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(titles(page)).toHaveCount(5)

  // Narrowed and put in order.
  await queue(page).getByRole('button', { name: 'Filter and sort' }).press('Enter')
  await chooseOption(queue(page), 'Kind', 'Revised')
  await expect(titles(page)).toHaveText(['Diamond Setter', 'Stone Sorter', 'Engraver'])
  await chooseOption(queue(page), 'Order', 'Title, A to Z')
  await expect(titles(page)).toHaveText(['Diamond Setter', 'Engraver', 'Stone Sorter'])
  await folded(page)
  await expectClear(page, 'filter')
  await queue(page).getByRole('button', { name: 'Show the whole queue' }).press('Enter')
  await expect(titles(page)).toHaveCount(5)

  // Unchanged postings are approved together, and nothing else.
  await queue(page).getByRole('button', { name: 'Approve 2 unchanged revisions' }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('listitem')).toHaveText([/^Stone Sorter/, /^Engraver/])
  await expectClear(page, 'batch')
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Jobs Approved', '2 revisions are live.')
  await expect(titles(page)).toHaveText(['Wax Carver', 'Diamond Setter', 'Accountant'])
  const all = ['carver', 'setter', 'clerk', 'same', 'engraver']
  expect(await statuses(page, ...all)).toEqual(['pending', 'pending', 'pending', 'approved', 'approved'])
  await expect(page.getByRole('button', { name: 'Undo 2 revisions' })).toBeVisible()
  await expectClear(page, 'undo')
  await page.keyboard.press('u')
  await shown(page, 'Stone Sorter')
  expect(await statuses(page, ...all)).toEqual(Array(5).fill('pending'))
})

test('a revision that changes while its batch is asked about is not approved, and the desk says which', {
  tag: ['@tabs', '@proof']
}, async ({ page, context }) => {
  await seedPostings(context, board)
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Wax Carver')
  await queue(page).getByRole('button', { name: 'Approve 2 unchanged revisions' }).click()
  const other = await context.newPage()
  await other.goto('/about-us')
  await other.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('jobs') ?? '[]') as { id: string; revision: number }[]
    const change = (job: (typeof list)[0]) =>
      job.id === 'same' ? { ...job, revision: job.revision + 1, salaryRange: 'Nothing' } : job
    localStorage.setItem('jobs', JSON.stringify(list.map(change)))
  })
  await page.bringToFront()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 2' }).click()
  await expect(page.getByText('1 of 2 revisions are live.')).toBeVisible()
  await expect(page.getByText('Stone Sorter has changed since, and waits to be read.')).toBeVisible()
  expect(await statuses(page, 'same', 'engraver')).toEqual(['pending', 'approved'])
  await expect(titles(page).filter({ hasText: 'Stone Sorter' })).toBeVisible()
})

test('of five hundred requests only what is seen is drawn, and keys reach each of them', async ({ page, context }) => {
  const many = Array.from({ length: 500 }, (_, index) => newPosting(`job_${index}`, `Setter ${index}`))
  await seedPostings(context, many)
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Setter 0')
  await expect(page.getByRole('tab', { name: 'Pending Requests 500' })).toBeVisible()
  expect(await titles(page).count()).toBeLessThan(40)
  await page.keyboard.press('j')
  await expect(queue(page).getByRole('button', { name: /^Setter 1 / })).toBeFocused()
  // End leads to the last that was read, and those behind it are read then.
  const part = (count: number) => queue(page).getByText(`The oldest ${count} of 500 are here`)
  await expect(part(200)).toBeVisible()
  const goToLast = async (number: number) => {
    await page.keyboard.press('End')
    const last = queue(page).getByRole('button', { name: new RegExp(`^Setter ${number} `) })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  }
  await goToLast(199)
  await expect(part(400)).toBeVisible()
  await page.keyboard.press('j')
  await expect(queue(page).getByRole('button', { name: /^Setter 200 / })).toBeFocused()
  await goToLast(399)
  await expect(queue(page).getByText(/ of 500 are here/)).toHaveCount(0)
  expect(await titles(page).count()).toBeLessThan(40)
  await goToLast(499)
  await expect(queue(page).getByRole('listitem').last()).toHaveAttribute('aria-posinset', '500')
  await page.keyboard.press('k')
  await expect(queue(page).getByRole('button', { name: /^Setter 498/ })).toBeFocused()
  expect(await titles(page).count()).toBeLessThan(40)
})

test('any job, house, page or action is found by a few letters', { tag: '@proof' }, async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seedPostings(context, board)
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Wax Carver')
  const open = async (words: string) => {
    const field = page.getByRole('combobox', { name: 'Find and go' })
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(words)
  }
  const result = (name: string | RegExp) => page.getByRole('dialog').getByRole('option', { name, exact: true })
  await open('polish')
  await expect(result(/Polisher/)).toBeVisible()
  // The active option changes with the results, which come one query after the other.
  await expect(async () => {
    const active = await page.getByRole('combobox', { name: 'Find and go' }).getAttribute('aria-activedescendant')
    expect(active).toBe(await page.getByRole('option', { selected: true }).getAttribute('id'))
  }).toPass()
  await expectClear(page, 'palette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/requests?tab=rejected&job=polisher')
  await open('kesar')
  await expect(result(/^Accountant/)).toBeVisible()
  await result('Kesar Gold').click()
  await expect(titles(page)).toHaveText(['Accountant'])
  await open('edit contact')
  await expect(result('Edit Contact Us')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/edit-page/contact-us')
  await open('dark')
  await expect(result(/dark/)).toBeVisible()
  const before = await page.locator('html').getAttribute('data-theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '')
  await open('logout')
  await expect(result('Logout')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('by touch', { tag: '@web' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the queue is searched, a posting chosen, decided and taken back', { tag: '@proof' }, async ({
    page,
    context
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedPostings(context, board)
    await enter(page, 'Admin', '/admin/requests')
    await shown(page, 'Wax Carver')
    await page.getByRole('button', { name: 'Queue' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Queue' })
    await drawer.getByRole('searchbox', { name: 'Search the queue' }).fill('accountant')
    await drawer.getByRole('button', { name: 'Filter and sort' }).tap()
    await chooseOption(drawer, 'Location', 'Jaipur RJ')
    await folded(page)
    await expectClear(page, 'queue')
    await drawer.getByRole('button', { name: /^Accountant/ }).tap()
    await expect(drawer).toHaveCount(0)
    await shown(page, 'Accountant')
    await page.getByRole('button', { name: 'Approve' }).tap()
    await toast(page, 'Job Approved', '“Accountant” is live.')
    expect(await statuses(page, 'clerk')).toEqual(['approved'])
    await expectClear(page, 'undo')
    const undo = page.getByRole('button', { name: 'Undo Accountant' })
    const box = await undo.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await undo.tap()
    await shown(page, 'Accountant')
    expect(await statuses(page, 'clerk')).toEqual(['pending'])
    await page.getByRole('button', { name: 'Queue' }).tap()
    await drawer.getByRole('button', { name: 'Find anything' }).tap()
    await page.keyboard.type('dashboard')
    await page.getByRole('option', { name: 'Dashboard' }).tap()
    await expect(page).toHaveURL('/employer/dashboard')
  })
})
