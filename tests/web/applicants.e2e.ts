import type { Page } from '@playwright/test'
import { several, stages, withApplicants } from '#tests/support/applicants-in-browser.ts'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

/** Applicants of one job. */
const all = 50

const path = '/employer/dashboard'
const stage = (page: Page, name: RegExp) => page.getByRole('region', { name })
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: name === 'desktop' ? '@web' : ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('applicant board › moves an applicant, saves a note by keyboard and passes axe', async ({ page }) => {
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
      await question.getByRole('button', { name: 'Move without inviting' }).press('Enter')
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
      await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()
      await expect(note).toHaveValue('Just what we need')
      await sheet('Meena Patel').focus()
      await page.keyboard.press('j')
      await expect(sheet('Meena Patel')).toHaveCount(0)
      await expect(sheet()).toBeFocused()
      await page.goBack()
      await expect(stage(page, /^Interview/).getByRole('link', { name: 'Meena Patel' })).toBeVisible()
    })
  })
}

test('applicant board › stores the first move without loading more code', { tag: '@web' }, async ({ page }) => {
  await enter(page, 'Employer', `${path}?applicants=job_1`, withApplicants(several))
  const move = page.getByRole('button', { name: 'Move Meena Patel to' })
  await expect(move).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A tab that is closed at once loads nothing more.
  await page.route('**/*.js', (route) => route.abort())
  await move.press('Enter')
  await page.getByRole('menuitem', { name: 'Reviewed' }).press('Enter')
  await expect(stage(page, /^Reviewed/).getByRole('link', { name: 'Meena Patel' })).toBeVisible()
  await page.unroute('**/*.js')
  await page.reload()
  await expect(stage(page, /^Reviewed/).getByRole('link', { name: 'Meena Patel' })).toBeVisible()
})

test(`applicant board › drags an applicant between columns, also among ${all}`, { tag: '@web' }, async ({ page }) => {
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
  await page.getByRole('dialog').getByRole('button', { name: 'Move without inviting' }).click()
  await expect(
    stage(page, new RegExp(`^Interview ${each + 1}`))
      .getByRole('listitem')
      .first()
  ).toContainText(name)
  await expect(stage(page, /^Interview/).getByRole('button', { name: `Move ${name} to` })).toBeFocused()
  // The card is shown where it was dropped before that is stored; this is said when it is.
  await expect(page.getByText(`${name} is now in Interview.`)).toBeAttached()
})
