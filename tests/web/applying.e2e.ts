import type { Page } from '@playwright/test'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { leave } from '#tests/support/profile-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const path = '/profile?tab=applications'
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Apply:/ })
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const own = (page: Page, title: string) => main(page).getByRole('listitem', { name: title })

async function fill(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(given)) await dialog(page).getByLabel(label, { exact: false }).fill(text)
}

function findSubmittedToast(page: Page, title: string): Promise<void> {
  const text = `‘${title}’ has your application. Follow it in My Profile.`
  return toast(page, 'Application Submitted', text)
}

async function expectApplied(page: Page, title: string, query: string): Promise<void> {
  await page.goto(`/jobs?q=${query}`)
  await expect(card(page, title).getByRole('button', { name: 'Applied' })).toBeDisabled()
}

/** The one list of applied jobs that the browser keeps, exactly as it is stored. */
function storedMarks(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('appliedJobs_'))
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
  })
}

test('a candidate applies from the list and from the detail; both stay applied, in every tab, after a reload and for this person alone', {
  tag: ['@tabs', '@proof']
}, async ({ page, context }) => {
  const other = await context.newPage()
  await enter(other, 'Candidate', '/jobs?q=casting+supervisor')
  const supervisor = 'Casting Supervisor'
  await expect(card(other, supervisor).getByRole('button', { name: 'Apply Now' })).toBeVisible()

  await enter(page, 'Candidate', '/jobs?q=casting+supervisor')
  await card(page, supervisor).getByRole('button', { name: 'Apply Now' }).click()
  await fill(page, { Name: 'Meena Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ', Message: 'On Saturday?' })
  await dialog(page).getByRole('radio', { name: 'Whoever signs in' }).check()
  await dialog(page).getByRole('button', { name: 'Send Application' }).click()
  await findSubmittedToast(page, supervisor)
  await expect(card(page, supervisor).getByRole('button', { name: 'Applied' })).toBeDisabled()
  // The other tab knows without being asked.
  await expect(card(other, supervisor).getByRole('button', { name: 'Applied' })).toBeDisabled()

  await page.goto('/jobs?q=accountant')
  await card(page, 'Accountant').getByRole('link', { name: 'Details' }).click()
  await main(page).getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(dialog(page)).toContainText('Meena Patel · Kundan setter')
  await dialog(page).getByRole('button', { name: 'Send Application' }).click()
  await findSubmittedToast(page, 'Accountant')
  await expect(main(page).getByRole('button', { name: 'Applied' }).first()).toBeDisabled()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(await storedMarks(page)).toEqual([expect.any(String), id])

  await page.reload()
  await expectApplied(page, supervisor, 'casting+supervisor')
  await leave(page)
  await page.goto('/jobs?q=casting+supervisor')
  await card(page, supervisor).getByRole('button', { name: 'Apply Now' }).click()
  await toast(page, 'Login Required', 'Please login as a candidate to apply for jobs.')
  await enter(page, 'Candidate', '/jobs?q=accountant')
  await expect(card(page, 'Accountant').getByRole('button', { name: 'Applied' })).toBeDisabled()

  await page.goto(path)
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Accountant', supervisor])
  await own(page, supervisor).getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await toast(page, 'Application Withdrawn', `The employer of ‘${supervisor}’ can no longer see your profile.`)
  await expect(own(page, supervisor)).toContainText('Withdrawn by you')
  // Withdrawn is not forgotten.
  await expectApplied(page, supervisor, 'casting+supervisor')
})

/** Applies from the list that is open by keyboard alone, after second thoughts and with something missing at first. */
async function applyByKeyboard(page: Page): Promise<void> {
  const apply = card(page, 'Accountant').getByRole('button', { name: 'Apply Now' })
  await apply.press('Enter')
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(apply).toBeFocused()
  await apply.press('Enter')
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(apply).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Send Application' }).press('Enter')
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await expectClear(page)
  for (const text of ['Meena Patel', 'Kundan setter', 'Jaipur RJ']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog(page).getByLabel('Telephone')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Send my email address along')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Message to the employer')).toBeFocused()
  await page.keyboard.type('I can come on Saturday.')
  await dialog(page).getByRole('button', { name: 'Send Application' }).press('Enter')
  await findSubmittedToast(page, 'Accountant')
  await expect(dialog(page)).toHaveCount(0)
  // The button that was pressed is disabled now: the focus stays with the posting.
  await expect(card(page, 'Accountant').getByRole('link', { name: 'Accountant' })).toBeFocused()
}

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: name === 'phone' ? '@web' : ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('a candidate applies by keyboard alone, and nothing stands in the way', async ({ page }) => {
      await enter(page, 'Candidate', '/jobs?q=accountant')
      await applyByKeyboard(page)
    })

    test('a candidate applies and withdraws by keyboard alone, and nothing stands in the way', {
      tag: '@proof'
    }, async ({ page }) => {
      await enter(page, 'Candidate', path)
      await expect(page.getByText('No applications yet')).toBeVisible()
      await expectClear(page)

      await page.goto('/jobs?q=accountant')
      await applyByKeyboard(page)
      await expectClear(page)

      await page.goto(path)
      await own(page, 'Accountant').getByText('Your message').press('Enter')
      await expect(own(page, 'Accountant')).toContainText('I can come on Saturday.')
      await expectClear(page)
      await own(page, 'Accountant').getByRole('button', { name: 'Withdraw' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await expect(own(page, 'Accountant').getByRole('button', { name: 'Withdraw' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
      await expect(own(page, 'Accountant')).toContainText('Withdrawn by you')
    })
  })
}
