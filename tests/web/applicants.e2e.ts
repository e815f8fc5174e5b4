import type { Page } from '@playwright/test'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import { several, stages, withApplicants } from '#tests/support/applicants-in-browser.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { chooseOption } from '#tests/support/choose-option.ts'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { decide } from '#tests/support/desk-in-browser.ts'
import { enter, personOf, toast } from '#tests/support/people-in-browser.ts'
import { status, submitForReview } from '#tests/support/posting-in-browser.ts'
import { wantToBeFound } from '#tests/support/profile-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const proof = process.env.LOUPE_PROOF === '1'
/** Applicants of one posting. */
const all = proof ? 500 : 50

const path = '/employer/dashboard'
const main = (page: Page) => page.getByRole('main')
const stage = (page: Page, name: RegExp) => page.getByRole('region', { name })
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Posts a job from the form that is open. */
async function post(page: Page, title: string): Promise<void> {
  const field = (name: string) => main(page).getByLabel(name)
  await field('Job title').fill(title)
  await main(page).getByLabel('Company', { exact: true }).fill('Gulab Kothi Jewellers')
  await field('Location').fill('Jaipur RJ')
  await chooseOption(page, 'Category', 'Production')
  await chooseOption(page, 'Job type', 'Contract')
  await field('Description').fill('Enamel work on gold.')
  await submitForReview(page)
  await expect(status(page, title)).toContainText('Pending')
}

/** Sends an application from the dialog that is open. */
async function send(page: Page, title: string, given: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Apply: ${title}` })
  for (const [label, text] of Object.entries(given)) await dialog.getByLabel(label, { exact: false }).fill(text)
  await wantToBeFound(page)
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  await toast(page, 'Application Submitted', `‘${title}’ has your application. Follow it in My Profile.`)
}

test('a candidate applies to two jobs, an employer reads one and moves it, the candidate sees it, the other employer does not', {
  tag: ['@tabs', '@proof']
}, async ({ page: employer, context }) => {
  const [other, administrator, candidate, second] = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
  if (!other || !administrator || !candidate || !second) throw new Error('A tab is missing')
  await enter(employer, 'Employer', '/employer/post-job')
  await post(employer, 'Kundan Artisan')
  await enter(other, personOf('kesar_employer@loupe.example', 'Employer'), '/employer/post-job')
  await post(other, 'Gold Polisher')
  await enter(administrator, 'Admin', '/admin/requests')
  for (const title of ['Kundan Artisan', 'Gold Polisher']) {
    await expect(main(administrator).getByRole('heading', { name: title })).toBeVisible()
    await decide(administrator, 'Approve')
    await toast(administrator, 'Job Approved', `“${title}” is live.`)
  }
  await expect(status(employer, 'Kundan Artisan').getByRole('link', { name: 'No applicants yet' })).toBeVisible()

  await enter(candidate, 'Candidate', '/jobs?q=kundan+artisan')
  await candidate.getByRole('article', { name: 'Kundan Artisan' }).getByRole('button', { name: 'Apply Now' }).click()
  await send(candidate, 'Kundan Artisan', {
    Name: 'Meena Patel',
    Headline: 'Kundan setter',
    Location: 'Jaipur RJ',
    'Message to the employer': 'I can come on Saturday.'
  })
  await candidate.goto('/jobs?q=gold+polisher')
  await candidate.getByRole('article', { name: 'Gold Polisher' }).getByRole('link', { name: 'Details' }).click()
  await main(candidate).getByRole('button', { name: 'Apply Now' }).first().click()
  await send(candidate, 'Gold Polisher', {})
  await enter(second, 'Candidate', '/profile?tab=applications')
  await expect(second.getByRole('listitem', { name: /Kundan Artisan/ })).toContainText('Sent')

  await status(employer, 'Kundan Artisan').getByRole('link', { name: '1 applicant 1 new' }).click()
  const address = new URL(employer.url())
  await card(employer, 'Meena Patel').click()
  await expect(main(employer)).toContainText('I can come on Saturday.')
  await employer.getByRole('link', { name: 'All applicants' }).click()
  await employer.getByRole('button', { name: 'Move Meena Patel to' }).click()
  await employer.getByRole('menuitem', { name: 'Interview' }).click()
  await employer.getByRole('dialog').getByRole('button', { name: 'Move without an invitation' }).click()
  await expect(stage(employer, /^Interview 1/).getByRole('button', { name: 'Move Meena Patel to' })).toBeFocused()
  await expect(second.getByRole('listitem', { name: /Kundan Artisan/ })).toContainText('Interview')

  await expect(status(other, 'Gold Polisher').getByRole('link', { name: '1 applicant 1 new' })).toBeVisible()
  await expect(status(other, 'Kundan Artisan')).toHaveCount(0)
  await other.goto(address.pathname + address.search)
  await expect(other.getByRole('heading', { name: 'There are no applicants here' })).toBeVisible()
  await expect(main(other)).not.toContainText('Meena')
})

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: name === 'desktop' ? '@web' : ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('an applicant is moved, read and noted on by keyboard alone, and nothing stands in the way', async ({
      page
    }) => {
      await enter(page, 'Employer', `${path}?applicants=job_1`, withApplicants(several))
      const move = page.getByRole('button', { name: 'Move Meena Patel to' })
      const first = page.getByRole('menuitem', { name: 'Reviewed' })
      await move.press('Enter')
      await expect(first).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
      await expect(move).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(first).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Interview' })).toBeFocused()
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: 'Invite Meena Patel to an interview' })
      await expect(question.getByLabel('Day and time', { exact: true })).toBeFocused()
      await question.getByRole('button', { name: 'Move without an invitation' }).press('Enter')
      await expect(stage(page, /^Interview/).getByRole('button', { name: 'Move Meena Patel to' })).toBeFocused()

      await card(page, 'Meena Patel').press('Enter')
      const sheet = (name?: string) =>
        page.getByRole('article', name ? { name } : {}).getByRole('heading', { level: 3 })
      await expect(sheet('Meena Patel')).toBeFocused()
      await expectClear(page)
      // J and K are letters where something is typed.
      const note = page.getByLabel('Private note')
      await note.focus()
      await page.keyboard.type('Just what we need')
      await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
      await expect(note).toHaveValue('Just what we need')
      await sheet('Meena Patel').focus()
      await page.keyboard.press('j')
      await expect(sheet('Meena Patel')).toHaveCount(0)
      await expect(sheet()).toBeFocused()
      await page.goBack()
      await expect(stage(page, /^Interview/).getByRole('link', { name: 'Meena Patel' })).toBeVisible()
    })

    test('an employer works through the applicants by keyboard alone, and nothing stands in the way', {
      tag: '@proof'
    }, async ({ page }) => {
      await enter(page, 'Employer', path, withApplicants(several))
      await expect(page.getByText('Applicants of removed postings (1)')).toBeVisible()
      await expectClear(page)
      await page.getByRole('link', { name: '5 applicants 1 new' }).press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: 'Applicants for Diamond Setter job_1' })).toBeFocused()
      await page.getByRole('button', { name: 'Move Meena Patel to' }).press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Reviewed' })).toBeFocused()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem', { name: 'Reviewed' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Move Meena Patel to' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Reviewed' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Interview' })).toBeFocused()
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: 'Invite Meena Patel to an interview' })
      await expect(question.getByLabel('Day and time', { exact: true })).toBeFocused()
      await expectClear(page)
      await question.getByRole('button', { name: 'Move without an invitation' }).press('Enter')
      await expect(stage(page, /^Interview/).getByRole('button', { name: 'Move Meena Patel to' })).toBeFocused()
      await expect(page.getByText('Meena Patel is now in Interview.')).toBeAttached()

      await card(page, 'Meena Patel').press('Enter')
      const sheet = (name?: string) =>
        page.getByRole('article', name ? { name } : {}).getByRole('heading', { level: 3 })
      await expect(sheet('Meena Patel')).toBeFocused()
      await expectClear(page)
      const note = page.getByLabel('Private note')
      await note.focus()
      await page.keyboard.type('Just what we need')
      await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
      // J and K are letters where something is typed.
      await expect(note).toHaveValue('Just what we need')
      await sheet('Meena Patel').focus()
      await page.keyboard.press('j')
      await expect(sheet('Meena Patel')).toHaveCount(0)
      await expect(sheet()).toBeFocused()
      await page.keyboard.press('k')
      await expect(note).toHaveValue('Just what we need')
      await page.reload()
      await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
      const day = question.getByLabel('Day and time', { exact: true })
      await day.fill(formatDay(formatLocalDay(new Date(), -2)) ?? '')
      await day.press('Enter')
      await question.getByLabel('Day and time: HH:mm').fill('10:30')
      await question.getByLabel('Day and time: HH:mm').press('Enter')
      await question.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
      await expect(question.getByLabel('Address')).toBeFocused()
      await question.getByLabel('Address').fill('14, Zaveri Bazaar')
      const closing = page.getByRole('dialog', { name: 'Close without sending?' })
      await page.goBack()
      await expect(closing).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(closing).toBeHidden()
      await page.keyboard.press('Escape')
      await closing.getByRole('button', { name: 'Keep writing' }).press('Enter')
      await expect(closing).toBeHidden()
      await question.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
      await expect(page.getByText('14, Zaveri Bazaar')).toBeVisible()
      await expectClear(page)
      await page.getByRole('button', { name: 'Cancel the interview' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Cancel the interview with Meena Patel?' })).toBeVisible()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Hired', exact: true }).press('Enter')
      await expect(page.getByText('Moved to Hired')).toBeVisible()
      await page.goBack()
      await expect(stage(page, /^Hired/).getByRole('link', { name: 'Meena Patel' })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('link', { name: '5 applicants', exact: true })).toBeVisible()
    })
  })
}

test(`an applicant is dragged from column to column, also among ${all}`, { tag: '@web' }, async ({ page }) => {
  const many = (employerId: string) =>
    Array.from({ length: all }, (_, index) =>
      applicationOf({ employerId, uid: `u-${index}`, state: stages[index % 5] ?? 'new' }, `Person ${index}`)
    )
  await enter(page, 'Employer', `${path}?applicants=job_1`, withApplicants(many))
  const each = all / stages.length
  await expect(stage(page, new RegExp(`^New ${each}`))).toBeVisible()
  const first = stage(page, /^New/).getByRole('listitem').first()
  const name = await first.getByRole('link').innerText()
  await first.scrollIntoViewIfNeeded()
  const from = await first.boundingBox()
  const to = await stage(page, /^Interview/).boundingBox()
  if (!from || !to) throw new Error('The columns are not there')
  await page.mouse.move(from.x + 80, from.y + 50)
  await page.mouse.down()
  await page.mouse.move(to.x + 80, from.y + 60, { steps: 20 })
  await page.mouse.up()
  await page.getByRole('dialog').getByRole('button', { name: 'Move without an invitation' }).click()
  await expect(
    stage(page, new RegExp(`^Interview ${each + 1}`))
      .getByRole('listitem')
      .first()
  ).toContainText(name)
  await expect(stage(page, /^Interview/).getByRole('button', { name: `Move ${name} to` })).toBeFocused()
  // The card is shown where it was dropped before that is stored; this is said when it is.
  await expect(page.getByText(`${name} is now in Interview.`)).toBeAttached()
  if (!proof) return
  await page.reload()
  await expect(stage(page, new RegExp(`^Interview ${each + 1}`))).toBeVisible()
})
