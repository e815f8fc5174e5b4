import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import type { Job } from '#shared/domain/job/job.ts'
import { chooseOption } from '#tests/support/choose-option.ts'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { follow } from '#tests/support/follow.ts'
import { emails, enter } from '#tests/support/people-in-browser.ts'
import { status as row } from '#tests/support/posting-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

const path = '/employer/dashboard'

const count = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible()
const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .locator('.posted-name')

/** The line below a posting's own. */
const noteOf = (page: Page, title: string) =>
  row(page, title).locator('xpath=following-sibling::tr[1]').locator('.posted-note')

/** Twelve jobs of one employer, a day apart, 'Job 1' the newest: rejected, approved and pending ones. */
function twelve(employerId: string): Job[] {
  return Array.from({ length: 12 }, (_, index) => {
    const status = (['rejected', 'approved', 'pending'] as const)[index % 3] ?? 'pending'
    const reason = status === 'rejected' && index === 0 && { rejectionReason: 'The pay is missing.' }
    const day = String(28 - index).padStart(2, '0')
    return sampleJob(`job_${index}`, {
      ...{ title: `Job ${index + 1}`, employerId, postedDate: `2026-11-${day}`, status, revision: 1 },
      ...reason
    })
  })
}

/** Enters as the employer whose jobs these will be. */
async function employer(page: Page): Promise<string> {
  await enter(page, 'Employer', path)
  const find = (email: string) =>
    JSON.parse(localStorage.getItem('accounts') ?? '[]').find(({ id }: { id: string }) => id === email)?.uid
  return page.evaluate(find, emails.Employer)
}

/** As another tab would leave them. */
async function leaveJobs(context: BrowserContext, jobs: readonly Job[]): Promise<void> {
  const other = await context.newPage()
  await other.goto('/404')
  // Where nobody was before the samples come first, and would be written over what is left here.
  await other.waitForFunction(() => localStorage.getItem('jobs') !== null)
  await other.evaluate((text) => localStorage.setItem('jobs', text), JSON.stringify(jobs))
  await other.close()
}

test('an employer finds twelve jobs on three pages, in every status, and turns them by keyboard', {
  tag: '@proof'
}, async ({ page, context }) => {
  const uid = await employer(page)
  await expect(page.getByText('You have not posted a job yet')).toBeVisible()
  await leaveJobs(context, [...twelve(uid), sampleJob('other', { title: 'Somebody else’s' })])
  await count(page, '1–5 of 12 jobs')

  await expect(row(page, 'Job 1')).toContainText('Rejected')
  await expect(noteOf(page, 'Job 1')).toHaveText('The administrator wrote: The pay is missing.')
  await expect(noteOf(page, 'Job 4')).toHaveText('The administrator gave no reason.')
  await expect(row(page, 'Job 2').getByRole('link', { name: 'Job 2' })).toHaveAttribute('href', '/jobs/job_1')
  await expect(row(page, 'Job 3').getByRole('link', { name: 'Job 3' })).toHaveAttribute(
    'href',
    '/employer/post-job/job_2'
  )
  await expect(page.getByRole('link', { name: 'Revise' })).toHaveCount(5)
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await count(page, '6–10 of 12 jobs')
  await expect(page).toHaveURL(`${path}?page=2`)
  const heading = page.getByRole('heading', { level: 2, name: '6–10 of 12 jobs' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await count(page, '11–12 of 12 jobs')
  await page.reload()
  await count(page, '11–12 of 12 jobs')
  await page.goBack()
  await count(page, '6–10 of 12 jobs')
  await page.goto(`${path}?page=9`)
  await count(page, '11–12 of 12 jobs')

  await page.getByRole('tab', { name: 'Shortlisted Candidates' }).click()
  await expect(page.getByText('No candidate is shortlisted yet')).toBeVisible()
  await page.goBack()
  await row(page, 'Job 12').getByRole('link', { name: 'Revise' }).click()
  await expect(page).toHaveURL('/employer/post-job/job_11')
  await expect(page.getByRole('heading', { level: 1, name: 'Revise Job' })).toBeVisible()
})

test('an employer’s day: searches, narrows, sorts, lays out, selects and exports', { tag: '@proof' }, async ({
  page
}) => {
  await enter(page, 'Employer', path, (uid) => ({ jobs: twelve(uid) }))
  await count(page, '1–5 of 12 jobs')
  await expect(main(page).getByRole('radio', { name: 'Rejected 4' })).toBeAttached()

  const search = main(page).getByLabel('Search', { exact: true })
  await search.fill('job 1')
  await count(page, '4 jobs')
  await expect(page).toHaveURL(`${path}?q=job+1`)
  await expect(titles(page)).toHaveText(['Job 1', 'Job 10', 'Job 11', 'Job 12'])
  await page.getByText('Pending 1').click()
  await expect(page).toHaveURL(`${path}?q=job+1&status=pending`)
  await expect(titles(page)).toHaveText(['Job 12'])
  await page.goBack()
  await expect(page).toHaveURL(`${path}?q=job+1`)
  await expect(titles(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await count(page, '1–5 of 12 jobs')
  await expect(search).toHaveValue('')

  await main(page).getByRole('button', { name: 'Filters' }).click()
  await chooseOption(main(page), 'Category', 'Office Boy')
  await expect(page.getByText('No job fits')).toBeVisible()
  await main(page).getByRole('button', { name: 'Office Boy Remove filter' }).click()
  await chooseOption(main(page), 'Show', '20 a page')
  await count(page, '12 jobs')
  await page.getByRole('columnheader', { name: 'Job' }).click()
  await expect(titles(page).nth(1)).toHaveText('Job 10')
  await expect(page.getByRole('columnheader', { name: 'Job' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('columnheader', { name: 'Posted' }).click()
  await expect(page).toHaveURL(`${path}?show=20`)
  // The address is there before the table: what the head offers next is said by the head.
  await expect(page.getByRole('columnheader', { name: 'Posted' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('columnheader', { name: 'Posted' }).click()
  await expect(titles(page).first()).toHaveText('Job 12')
  await expect(page).toHaveURL(`${path}?sort=oldest&show=20`)

  const download = page.waitForEvent('download')
  await page.getByRole('checkbox', { name: 'Select Job 12' }).check()
  await page.getByRole('checkbox', { name: 'Select Job 3', exact: true }).check()
  const selection = page.getByRole('region', { name: 'Selected jobs' })
  await expect(selection.getByRole('status')).toHaveText('2 selected')
  // Hidden rows are not acted upon unseen.
  await page.getByText('Pending 4').click()
  await expect(selection.getByRole('status')).toHaveText('2 selected')
  await page.getByText('Rejected 4').click()
  await expect(selection.getByRole('status')).toHaveText('')
  await page.getByText('Pending 4').click()
  await selection.getByRole('button', { name: 'Export as CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\ufeffJob', 'Job 12', 'Job 3', ''])
  await expect(selection.getByRole('status')).toHaveText('2 selected · 2 jobs exported')
  await selection.getByRole('button', { name: 'Select none' }).click()
  await expect(selection.getByRole('button')).toHaveCount(0)
})

/** Twelve jobs of somebody, and one of another house. */
const allJobs = () => ({ jobs: [...twelve('somebody'), sampleJob('seed', { location: 'Kolkata WB' })] })

/** The administrator's list, with one history open and one row selected. */
async function expectClearList(page: Page, isPhone: boolean): Promise<void> {
  await count(page, '1–5 of 13 jobs')
  await expect(page.getByRole('link', { name: '4 pending requests' })).toBeVisible()
  // A card has room for it, a row of the table has one menu.
  if (isPhone) await row(page, 'Job 1').getByText('History', { exact: true }).click()
  else {
    await row(page, 'Job 1').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
  }
  const unnoted = page.getByText('There is no history for this posting yet.').filter({ visible: true })
  await expect(unnoted).toHaveCount(1)
  if (!isPhone) {
    await row(page, 'Job 1').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Hide history' }).click()
    await expect(unnoted).toHaveCount(0)
  }
  await expect(row(page, 'Job 1').getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Revise' })).toHaveCount(0)
  await main(page)
    .getByRole('checkbox', { name: /^Select/ })
    .last()
    .check()
  await expect(page.getByRole('region', { name: 'Selected jobs' })).toContainText('1 selected')
  await expectClear(page, 'list')
}

test('an administrator lays out the table and reads the numbers by keyboard, and nothing stands in the way', {
  tag: '@proof'
}, async ({ page }) => {
  await page.setViewportSize(sizes[0].viewport)
  await enter(page, 'Admin', path, allJobs)
  await expectClearList(page, false)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Filters' }).press('Enter')
  const columns = main(page).getByRole('combobox', { name: 'Columns' })
  await columns.focus()
  await press('ArrowDown')
  await expect(columns).toHaveAttribute('aria-expanded', 'true')
  // The second of them.
  await press('ArrowDown', 'Enter', 'Escape')
  await expect(page.getByRole('columnheader', { name: 'Category' })).toHaveCount(0)
  await expect(page).toHaveURL(`${path}?columns=status.posted.ends.applicants`)

  const jobs = page.getByRole('tab', { name: 'All jobs' })
  await jobs.focus()
  await press('End', 'Enter')
  await expect(page).toHaveURL(`${path}?tab=numbers`)
  await expect(page.getByRole('heading', { level: 2, name: 'The board in numbers' })).toBeVisible()
  await expect(main(page)).toContainText('Waiting now4')
  const chart = page.getByRole('region', { name: 'Live postings by location' })
  await expect(chart.locator('svg').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Live postings by category' }).locator('svg').first()).toBeVisible()
  await expectClear(page, 'numbers')
  // The table is there for whoever cannot see the picture.
  await expect(chart.getByRole('columnheader', { name: 'Kolkata WB' })).toBeAttached()
  await chart.getByRole('button', { name: 'Show as table' }).focus()
  await press('Enter')
  await expect(chart.getByRole('columnheader', { name: 'Kolkata WB' })).toBeInViewport()
  await expect(chart.locator('svg')).toHaveCount(0)
  await expectClear(page, 'as table')
  await page.goBack()
  await expect(page).toHaveURL(`${path}?columns=status.posted.ends.applicants`)
})

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: '@proof' }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in an employer's way before there is anything", async ({ page }) => {
      await enter(page, 'Employer')
      await expect(page.getByText('You have not posted a job yet')).toBeVisible()
      await expectClear(page)
      await follow(page, `${path}?tab=numbers`)
      await expect(page.getByText('There is no posting to count yet.')).toBeVisible()
      await expectClear(page)
      await follow(page, `${path}?tab=shortlist`)
      await expect(page.getByText('No candidate is shortlisted yet')).toBeVisible()
      await expectClear(page)
    })
  })
}

// The large screen is looked at on the way above.
for (const { name, viewport } of sizes.filter((size) => size.name === 'phone')) {
  test.describe(name, { tag: '@proof' }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in the administrator's way on the dashboard", async ({ page }) => {
      await enter(page, 'Admin', path, allJobs)
      await expectClearList(page, true)
      await follow(page, `${path}?tab=numbers`)
      await expect(page.getByRole('region', { name: 'Live postings by category' }).locator('svg').first()).toBeVisible()
      await expectClear(page)
      await page.getByRole('button', { name: 'Show as table' }).first().click()
      await expectClear(page)
    })
  })
}
