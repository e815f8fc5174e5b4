import type { Locator, Page } from '@playwright/test'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

// The fixed words, orders and numbers of the workplaces, by role and visible text. Those of all other screens: unit/copy/.

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
/** A button or a link: which of them is a matter of what it does. */
const control = (frame: Page | Locator, name: string | RegExp) =>
  frame.getByRole('button', { name, exact: true }).or(frame.getByRole('link', { name, exact: true }))
const field = (page: Page, label: string) =>
  main(page)
    .getByLabel(new RegExp(`^${label}( \\(?optional\\)?)?$`))
    .first()

/** The labels in the order in which their fields stand on the page. */
async function sortFields(page: Page, labels: readonly string[]): Promise<string[]> {
  const handles = await Promise.all(labels.map((label) => field(page, label).elementHandle()))
  const places = await page.evaluate((elements) => {
    const all = [...document.querySelectorAll('*')]
    return elements.map((element) => all.indexOf(element as Element))
  }, handles)
  return labels
    .map((label, index) => ({ label, place: places[index] ?? -1 }))
    .sort((one, other) => one.place - other.place)
    .map(({ label }) => label)
}

/** Options of a select, in order. */
async function listChoices(page: Page, label: string): Promise<string[]> {
  const choice = main(page).getByRole('combobox', { name: label })
  const native = choice.locator('option')
  if ((await native.count()) > 0) return native.allTextContents()
  await choice.click({ force: true })
  await expect(choice).toHaveAttribute('aria-expanded', 'true')
  const list = page.locator(`[role=listbox][id="${await choice.getAttribute('aria-controls')}"]`)
  const offered = await list.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return offered
}

const formFields = [
  ...['Job title', 'Company', 'Location', 'Category', 'Job type', 'Description', 'Responsibilities', 'Qualifications'],
  ...['Salary range', 'Keywords', 'About company']
]

/** Seven that are live, one that waits and one that was rejected. */
const jobs = [
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => sampleJob(`job_${number}`, { title: `Letter ${number}`, revision: 1 })),
  sampleJob('job_8', { title: 'Letter 8', status: 'pending', employerId: 'somebody', revision: 1 }),
  sampleJob('job_9', { title: 'Letter 9', status: 'rejected', employerId: 'somebody', revision: 1 })
]

test('an employer finds every fixed word, order and number of the workplaces @web', { tag: '@proof' }, async ({
  page
}) => {
  await enter(page, 'Employer', '/employer/post-job')
  await heading(page, 'Post a Job')
  await expect(field(page, 'Keywords')).toBeVisible()
  expect(await sortFields(page, formFields)).toEqual(formFields)
  const categories = ['Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy']
  expect(await listChoices(page, 'Category')).toEqual(expect.arrayContaining(categories))
  expect((await listChoices(page, 'Category')).filter((one) => categories.includes(one))).toEqual(categories)
  const types = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary']
  expect((await listChoices(page, 'Job type')).filter((one) => one !== 'Choose a job type')).toEqual(types)
  await control(main(page), 'Submit for review').click()
  await toast(page, 'Missing Information', 'Please fill in all required fields.')

  await page.goto('/candidates?q=setter')
  await heading(page, 'Find Candidates')
  await expect(field(page, 'Name or headline')).toHaveValue('setter')
  const filters = ['Name or headline', 'Location', 'Skills', 'Availability']
  expect(await sortFields(page, filters)).toEqual(filters)
  expect(await listChoices(page, 'Availability')).toEqual(['All', 'Actively searching', 'Not now'])
  const bhavesh = page.getByRole('article', { name: /Bhavesh Kachhadiya/ })
  for (const word of [
    ...['Bhavesh Kachhadiya', 'Diamond setter, prong and pavé', 'Surat GJ · 9 years'],
    'Actively searching · Joins: 2 weeks'
  ]) {
    await expect(bhavesh).toContainText(word)
  }
  for (const name of ['Resume', 'Aadhar']) await expect(control(bhavesh, name)).toBeDisabled()
  await control(bhavesh, 'Shortlist').click()
  await toast(page, 'Candidate Shortlisted!', 'Bhavesh Kachhadiya is on your shortlist.')
  await expect(bhavesh).toContainText('On your shortlist')
  await control(bhavesh, 'Remove from shortlist').click()
  await expect(control(page.getByRole('dialog'), 'Remove')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/employer/dashboard')
  await heading(page, 'Employer Dashboard')
  const tabs = main(page).getByRole('tab')
  await expect(tabs.first()).toHaveText(/^My Posted Jobs/)
  await expect(tabs.nth(1)).toHaveText(/^Shortlisted Candidates/)
  await tabs.nth(1).click()
  await expect(main(page).getByText('Bhavesh Kachhadiya', { exact: true }).first()).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click()
  const stored = await page.evaluate(() => Object.entries(localStorage) as [string, string][])
  const keys = stored.map(([key]) => key)
  expect(keys).toEqual(expect.arrayContaining(['jobs', 'candidateProfiles', 'theme']))
  expect(keys.filter((key) => /^shortlistedCandidates_[\w-]+$/.test(key))).toHaveLength(1)
  const texts = new Map(stored)
  expect(texts.get('theme')).toMatch(/^(?:dark|light)$/)
  for (const key of ['jobs', 'candidateProfiles']) {
    expect(Array.isArray(JSON.parse(texts.get(key) ?? 'null')), key).toBe(true)
  }
})

test('the administrator finds every fixed word, order and number of the workplaces @web', { tag: '@proof' }, async ({
  page
}) => {
  await enter(page, 'Admin', '/employer/dashboard', () => ({ jobs }))
  await heading(page, 'Admin Dashboard')
  await expect(main(page).getByRole('tab').first()).toHaveText('All jobs')
  await expect(main(page).getByRole('tab').nth(1)).toHaveText(/^Shortlisted Candidates/)
  await expect(main(page).getByRole('link', { name: /1 pending request/ })).toHaveAttribute('href', '/admin/requests')
  const titles = main(page).getByText(/^Letter \d$/)
  await expect(titles.first()).toBeVisible()
  expect(new Set(await titles.allTextContents()).size).toBe(5)
  await expect(control(main(page), 'Edit').first()).toBeVisible()

  await page.goto('/admin/requests')
  await heading(page, 'Job Requests')
  await expect(main(page).getByRole('tab').first()).toHaveText(/^Pending Requests/)
  await expect(main(page).getByRole('tab').nth(1)).toHaveText(/^Rejected Jobs/)
  await expect(control(main(page), /^Approve/)).toBeVisible()
  await control(main(page), /^Reject/).click()
  await expect(control(page.getByRole('dialog'), 'Reject')).toBeVisible()
  await page.keyboard.press('Escape')
  await main(page)
    .getByRole('tab', { name: /^Rejected Jobs/ })
    .click()
  await expect(control(main(page), /^Restore/)).toBeVisible()
  await control(main(page), /^Delete/).click()
  await expect(control(page.getByRole('dialog'), 'Delete')).toBeVisible()
  await page.keyboard.press('Escape')

  for (const [name, title] of [
    ['about-us', 'About Us'],
    ['contact-us', 'Contact Us'],
    ['disclaimer', 'Disclaimer']
  ] as const) {
    await page.goto(`/admin/edit-page/${name}`)
    await heading(page, `Edit ${title}`)
    await expect(control(main(page), 'Save Content')).toBeVisible()
  }

  await page.goto('/employer/post-job')
  await heading(page, 'Post a Job')
  await expect(field(page, 'Keywords')).toBeVisible()
  expect(await sortFields(page, formFields)).toEqual(formFields)
  await page.goto('/employer/post-job/job_1')
  await heading(page, 'Edit Job')
  await expect(field(page, 'Job title')).toHaveValue('Letter 1')
})

test('the first posting of a long dashboard and the first candidate are in sight without scrolling @web', {
  tag: '@proof'
}, async ({ page }) => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    sampleJob(`job_${index}`, { description: 'Sets stones.', revision: 1 })
  )
  const small = { width: 360, height: 740 }
  const large = { width: 1280, height: 720 }
  await page.setViewportSize(small)
  await enter(page, 'Admin', '/employer/dashboard', () => ({ jobs: many }))
  const posting = main(page)
    .getByText(/^Diamond Setter job_\d+$/)
    .first()
  await expect(posting).toBeInViewport()
  await page.setViewportSize(large)
  await expect(posting).toBeInViewport()
  await page.goto('/candidates')
  const candidate = main(page).getByText('Bhavesh Kachhadiya', { exact: true }).first()
  await expect(candidate).toBeInViewport()
  await page.setViewportSize(small)
  await expect(candidate).toBeInViewport()
})
