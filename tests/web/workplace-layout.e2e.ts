import type { Locator, Page } from '@playwright/test'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { follow } from '#tests/support/follow.ts'
import { seedJobs } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { drawn } from '#tests/support/settled.ts'
import { expect, test } from '#tests/support/target.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const path = '/employer/dashboard'
const main = (page: Page) => page.getByRole('main')
const dayFromNow = (days: number) => formatBoardDay(new Date(Date.now() + days * 86_400_000))

/** Long and short titles in every status; one ends soon, one has ended, one is closed. */
const jobs: Job[] = [
  { status: 'approved', expiresOn: dayFromNow(40) },
  { status: 'approved', expiresOn: dayFromNow(3), title: 'CAD Designer (Rhino, Matrix)' },
  { status: 'pending', title: 'Kundan Meenakari Artisan for bridal sets' },
  { status: 'rejected', title: 'Polisher', rejectionReason: 'The pay is missing. Please write a range a month.' },
  { status: 'deleted', title: 'Accounts Assistant with Tally and GST returns experience', ending: 'filled-here' },
  { status: 'approved', expiresOn: dayFromNow(-2), title: 'Quality Checker' }
].map((more, index) =>
  sampleJob(`job_${index + 1}`, { postedDate: '2026-11-19', revision: 1, ...more } as Partial<Job>)
)

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('Not on the screen')
  return found
}

/** How high each row is, where it leads, whether its actions stand within it, and what is cut off: in one go. */
const measure = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect()
      const actions = [...(row.querySelector('td:last-child')?.querySelectorAll('a, button') ?? [])]
      const isWithin = (one: Element) => {
        const at = one.getBoundingClientRect()
        return at.top >= top && at.bottom <= bottom + 1
      }
      const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
      return {
        ...{ height, text: row.textContent, leadsTo: row.querySelector('a')?.getAttribute('href') },
        actions: actions.map(isWithin),
        cut: [...row.querySelectorAll('td, .posted-job')].filter(isCut).map(({ textContent }) => textContent)
      }
    })
  )

test('dashboard table › fits the window with low rows, and prints only its sheet', {
  tag: '@web'
}, async ({ page }) => {
  await enter(page, 'Admin', `${path}?show=20`, () => ({ jobs }))
  const rows = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'More' }) })
  await expect(rows).toHaveCount(jobs.length)
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [1920, 1080]
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(rows).toHaveCount(jobs.length)
    await drawn(page)
    const table = await box(page.getByRole('table'))
    expect(table.width, `${width}: as wide as the window, to 1600`).toBeGreaterThan(Math.min(0.9 * width - 20, 1590))
    if (width === 1280) expect((await box(rows.first())).y, 'the first row').toBeLessThan(400)
    const measured = await measure(rows)
    expect(measured).toHaveLength(jobs.length)
    for (const { text, height: rowHeight, leadsTo, actions, cut } of measured) {
      const name = `${width}: ${text}`
      expect(rowHeight, name).toBeLessThanOrEqual(64)
      expect(leadsTo, name).toMatch(/^\/(jobs|admin)\//)
      expect(actions, `${name}: two actions, on its line`).toEqual([true, true])
      expect(cut, name).toEqual([])
    }
    const scrolled = await page.locator('.posted-scroll').evaluate((scroll) => scroll.scrollWidth - scroll.clientWidth)
    expect(scrolled, `${width}: the table fits`).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const post = main(page).getByRole('link', { name: 'Post a Job' })
  await page.keyboard.press('Shift')
  await post.focus()
  await expect(post, 'a link outside of antd’s components shows the focus').toHaveCSS('outline-style', 'solid')
  await page.setViewportSize({ width: 1280, height: 800 })
  // No job stores this status.
  await main(page).getByText('Expired 1', { exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Expired')

  // On document stands the sheet alone. No window of the system’s comes up for it here.
  await page.evaluate(() => {
    window.print = () => {}
  })
  await rows.first().getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden()
  await expect(page.locator('.print-view').getByRole('heading', { level: 2 })).toBeVisible()
})

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
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
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
})
