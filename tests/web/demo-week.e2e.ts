import type { Page } from '@playwright/test'
import { decide, reject } from '#tests/support/desk-in-browser.ts'
import { addressOf } from '#tests/support/journey-builds.ts'
import { toast } from '#tests/support/people-in-browser.ts'
import { status } from '#tests/support/posting-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

// A week of the trade on the board of the demonstration, beside demo.e2e.ts: after each step there is a way on.

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('demo')),
  viewport: { width: 1280, height: 800 }
})

type Who = 'a candidate' | 'an employer' | 'the administrator'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const queue = (page: Page) => page.getByRole('region', { name: 'Queue' })
const shown = (page: Page, title: string) =>
  expect(main(page).getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
const header = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).click()

async function look(page: Page, who: Who): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' })
  if (await logout.isVisible()) {
    await logout.click()
    await expect(page).toHaveURL('/')
  }
  await page.goto('/login')
  await page.getByRole('button', { name: `Look as ${who}` }).click()
  await expect(page).not.toHaveURL('/login')
  await wayOn(page)
}

/** A screen that has something to say, that has not failed, and from which something can be pressed that is no tab of its own. */
async function wayOn(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading').filter({ visible: true }).first()).toBeVisible()
  await expect(main(page).locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  await expect(main(page).getByRole('alert').filter({ visible: true })).toHaveCount(0)
  await expect(main(page)).not.toContainText(/not found|went wrong|(?:cannot|could not) be (?:read|shown|opened)/i)
  const steps = main(page)
    .getByRole('link')
    .or(main(page).getByRole('button', { disabled: false }))
  await expect(steps.filter({ visible: true }).first()).toBeVisible()
}

/** Addresses of one kind show the same screen of another posting or house. */
function nameKind(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = pathname.replace(/job_\w+/, ':job').replace(/^\/companies\/.+/, '/companies/:house')
  return [path, ...searchParams.keys(), searchParams.get('tab')].join(' ')
}

/** Every screen that the header and this screen lead to, one for each kind of address. */
async function lookAround(page: Page, seen: Set<string>): Promise<void> {
  const addresses = await page
    .locator('header a[href^="/"], main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const from = page.url()
  for (const address of addresses) {
    const kind = nameKind(address)
    if (seen.has(kind)) continue
    seen.add(kind)
    await page.goto(address)
    await wayOn(page)
  }
  await page.goto(from)
  await wayOn(page)
}

test('the administrator decides all that waits, and nowhere is a dead end', { tag: ['@web', '@proof'] }, async ({
  page
}) => {
  const seen = new Set<string>()
  const live = (title: string) => toast(page, 'Job Approved', `“${title}” is live.`)
  const back = (title: string) => toast(page, 'Job Rejected', `“${title}” went back to its employer.`)
  const undo = (title: string) => page.getByRole('button', { name: `Undo ${title}` }).click()
  await look(page, 'the administrator')
  await header(page, /^Job Requests/)
  await expect(page.getByRole('tab', { name: 'Pending Requests 7' })).toBeVisible()

  await test.step('a changed posting is approved, put back and approved again', async () => {
    const title = 'Kundan and Polki Sketch Designer'
    await shown(page, title)
    await wayOn(page)
    await decide(page, 'Approve')
    await live(title)
    await wayOn(page)
    await undo(title)
    await shown(page, title)
    await wayOn(page)
    await decide(page, 'Approve')
  })

  await test.step('one that was rejected before', async () => {
    await shown(page, 'Retoucher, Product Pictures')
    await expect(main(page)).toContainText('Rejected before, for:')
    await wayOn(page)
    await decide(page, 'Approve')
    await live('Retoucher, Product Pictures')
  })

  await test.step('one that asks for money takes a second press, and goes back', async () => {
    const title = 'Jewellery Packing from Home'
    await shown(page, title)
    await wayOn(page)
    await decide(page, 'Approve')
    await dialog(page).getByRole('button', { name: 'Keep it pending' }).click()
    await shown(page, title)
    await decide(page, 'Approve')
    await dialog(page).getByRole('button', { name: 'Approve although it may ask for money' }).click()
    await live(title)
    await wayOn(page)
    await undo(title)
    await shown(page, title)
    await reject(page, 'Nobody pays for a job here.')
    await back(title)
  })

  await test.step('one that is there already', async () => {
    await shown(page, 'Urgent: Billing & GST Executive')
    await wayOn(page)
    await reject(page, 'This job is on the board already.')
    await back('Urgent: Billing & GST Executive')
  })

  await test.step('one that is asked about, which waits on', async () => {
    const title = 'Diamond Grader, Certified Goods'
    await shown(page, title)
    await expect(page.locator('.desk-bar')).toHaveAttribute('aria-busy', 'false')
    await page.locator('.desk-bar').getByRole('button', { name: /^Ask/ }).click()
    await dialog(page)
      .getByRole('textbox', { name: /^Question/ })
      .fill('Who pays for the course?')
    await dialog(page).getByRole('button', { name: 'Ask the employer' }).click()
    await toast(page, 'Question sent', `The employer of “${title}” was asked.`)
  })

  await test.step('the last two, until only the question waits', async () => {
    await shown(page, 'Counter Sales, Silver and Fashion Jewellery')
    await wayOn(page)
    await decide(page, 'Approve')
    await shown(page, 'URGENT REQUIRED SALES GIRL!!!')
    await wayOn(page)
    await reject(page, 'Please ask for skills, and for nothing else.')
    await shown(page, 'Diamond Grader, Certified Goods')
    await expect(page.getByRole('tab', { name: 'Pending Requests 1' })).toBeVisible()
    await expect(queue(page)).toContainText('Asked, no answer yet')
    await wayOn(page)
  })

  await test.step('a rejected posting is restored, another deleted', async () => {
    await page.getByRole('tab', { name: 'Rejected Jobs 5' }).click()
    await queue(page)
      .getByRole('button', { name: /^Jewellery Model/ })
      .click()
    await shown(page, 'Jewellery Model for Catalogue')
    await wayOn(page)
    await decide(page, 'Restore')
    await toast(page, 'Job Restored', '“Jewellery Model for Catalogue” waits for review again.')
    await queue(page)
      .getByRole('button', { name: /^Gold Loan Agent/ })
      .click()
    await shown(page, 'Gold Loan Agent')
    await decide(page, 'Delete')
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await toast(page, 'Job Deleted', '“Gold Loan Agent” is gone for good.')
    await wayOn(page)
  })

  await test.step('both reports are decided', async () => {
    await page.getByRole('tab', { name: /^Reports/ }).click()
    await shown(page, 'Workshop and Pantry Assistant')
    await wayOn(page)
    await page
      .locator('.desk-bar')
      .getByRole('button', { name: /^Take down/ })
      .click()
    await dialog(page)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('Nobody pays for a uniform.')
    await dialog(page).getByRole('button', { name: 'Take down' }).click()
    await toast(page, 'Reports decided', '“Workshop and Pantry Assistant” was taken down.')
    await shown(page, 'Hallmarking and HUID Coordinator')
    await wayOn(page)
    await expect(page.locator('.desk-bar')).toHaveAttribute('aria-busy', 'false')
    await page
      .locator('.desk-bar')
      .getByRole('button', { name: /^Leave it/ })
      .click()
    await shown(page, 'Nothing is reported')
    await wayOn(page)
  })

  await test.step('a house is approved', async () => {
    await page.getByRole('tab', { name: /^Houses/ }).click()
    await shown(page, 'Anmol Zaveri and Sons')
    await wayOn(page)
    await decide(page, 'Approve')
    await dialog(page)
      .getByRole('checkbox', { name: /^Called/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await toast(page, 'Request decided', '“Anmol Zaveri and Sons” may post now.')
    await wayOn(page)
  })

  await test.step('the board, its employers and its numbers are looked at, and all that they lead to', async () => {
    await header(page, /^Dashboard/)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    await wayOn(page)
    await page.getByRole('tab', { name: /^Employers/ }).click()
    await wayOn(page)
    await page.getByRole('tab', { name: 'Numbers' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'The board in numbers' })).toBeVisible()
    await wayOn(page)
    await lookAround(page, seen)
    await page.goto('/employer/house')
    await wayOn(page)
    await lookAround(page, seen)
  })
})

test('an employer and a candidate hear of each other in every step, and nowhere is a dead end', {
  tag: ['@web', '@proof']
}, async ({ page }) => {
  const title = 'Diamond Setter, Micro-pavé'
  const own = main(page).getByRole('listitem', { name: title })
  const stage = (name: RegExp) => main(page).getByRole('region', { name })
  const dashboard = async () => {
    await look(page, 'an employer')
    await expect(page.getByRole('heading', { level: 1, name: 'Employer Dashboard' })).toBeVisible()
  }
  const candidate = async () => {
    await look(page, 'a candidate')
    await page.goto('/profile?tab=applications')
    await expect(own).toBeVisible()
    await wayOn(page)
  }
  const sendAgain = async (line: string) => {
    await status(page, title).getByRole('link', { name: 'Revise' }).click()
    await expect(page.getByLabel('Job title')).toHaveValue(title)
    await wayOn(page)
    await page.getByLabel('Qualifications', { exact: false }).first().fill(line)
    await page.getByRole('checkbox', { name: /^I confirm that nobody/ }).check()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await toast(page, 'Job Updated', `“${title}” was submitted for review.`)
    await expect(status(page, title)).toContainText('Pending')
    await wayOn(page)
  }

  await test.step('one applicant goes through all stages, with the resume open', async () => {
    await dashboard()
    await main(page)
      .getByRole('link', { name: /^7 applicants/ })
      .click()
    await expect(main(page).getByRole('heading', { name: `Applicants for ${title}` })).toBeVisible()
    await wayOn(page)
    await main(page).getByRole('link', { name: 'Meena Patel', exact: true }).click()
    const sheet = page.getByRole('article', { name: 'Meena Patel' })
    await sheet.getByRole('button', { name: 'Show resume' }).click()
    await expect(page.getByRole('region', { name: 'Resume of Meena Patel' })).toBeVisible()
    const answers: Readonly<Record<string, string>> = {
      Interview: 'Move without an invitation',
      'Not now': 'Move to Not now'
    }
    for (const name of ['New', 'Reviewed', 'Interview', 'Not now', 'Hired']) {
      const button = sheet.getByRole('button', { name, exact: true })
      await button.click()
      const answer = answers[name]
      if (answer) await dialog(page).getByRole('button', { name: answer, exact: true }).click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await wayOn(page)
    }
    await page.getByRole('link', { name: 'All applicants' }).click()
    await expect(stage(/^Hired 2/)).toContainText('Meena Patel')
    await wayOn(page)
  })

  await test.step('the candidate reads it', async () => {
    await candidate()
    await expect(own).toContainText('New answer')
    await expect(own).toContainText('Hired')
    await lookAround(page, new Set())
  })

  await test.step('a posting is renewed, and closed with its applicants answered', async () => {
    await dashboard()
    const caster = status(page, 'Casting Supervisor')
    await expect(caster).toContainText(/ends in 3 days/i)
    await caster.getByRole('button', { name: 'Renew' }).click()
    await expect(page.getByText('1 posting is renewed.')).toBeVisible()
    await wayOn(page)
    await caster.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
    await dialog(page).getByText('Not filled', { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Close it' }).click()
    await expect(page.getByText('1 posting is closed.')).toBeVisible()
    await expect(caster).toContainText('Closed')
    await wayOn(page)
    await lookAround(page, new Set())
    for (const tab of ['Shortlisted Candidates', 'Numbers']) {
      await page.getByRole('tab', { name: tab }).click()
      await wayOn(page)
    }
  })

  await test.step('a changed posting leaves the board, and its applicant reads so', async () => {
    await page.getByRole('tab', { name: 'My Posted Jobs' }).click()
    await sendAgain('3 years of pavé')
    await candidate()
    await expect(own).toContainText('A change to this posting')
    await expect(own.getByRole('link', { name: title })).toHaveCount(0)
  })

  await test.step('it is asked about, answered, and sent back', async () => {
    await look(page, 'the administrator')
    await page.goto('/admin/requests')
    await queue(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click()
    await shown(page, title)
    await page.keyboard.press('q')
    await dialog(page)
      .getByRole('textbox', { name: /^Question/ })
      .fill('Of which years?')
    await dialog(page).getByRole('button', { name: 'Ask the employer' }).click()
    await toast(page, 'Question sent', `The employer of “${title}” was asked.`)
    await wayOn(page)

    await dashboard()
    await expect(main(page)).toContainText('The administrator asks: Of which years?')
    await main(page).getByRole('link', { name: 'Answer', exact: true }).click()
    await wayOn(page)
    await page.getByLabel('Your answer').fill('Of any, if the hands are steady.')
    await page.getByRole('button', { name: 'Send only the answer' }).click()
    await expect(page.getByRole('heading', { name: 'The administrator asks' })).toBeFocused()
    await wayOn(page)

    await look(page, 'the administrator')
    await page.goto('/admin/requests')
    await queue(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click()
    await shown(page, title)
    await expect(main(page)).toContainText('Of any, if the hands are steady.')
    await wayOn(page)
    await reject(page, 'Please say so in the posting.')
    await toast(page, 'Job Rejected', `“${title}” went back to its employer.`)

    await candidate()
    await expect(own).toContainText('A change to this posting')
  })

  await test.step('it is sent again, approved, and live for its applicant', async () => {
    await dashboard()
    await expect(main(page)).toContainText('Please say so in the posting.')
    await sendAgain('3 years of pavé, of any kind')
    await look(page, 'the administrator')
    await page.goto('/admin/requests')
    await queue(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click()
    await shown(page, title)
    await expect(main(page)).toContainText('Rejected before, for:')
    await decide(page, 'Approve')
    await toast(page, 'Job Approved', `“${title}” is live.`)
    await candidate()
    await own.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await wayOn(page)
  })
})
