import type { Page } from '@playwright/test'
import { desktopBehind } from '#tests/desktop/harness/desktop.ts'
import { several, withApplicants } from '#tests/support/applicants-in-browser.ts'
import { chooseOption } from '#tests/support/choose-option.ts'
import { expectClear } from '#tests/support/clear-screen.ts'
import { enter, personOf } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

// A day's work with applicants: once by keyboard alone, once by touch alone.

const ofJob = '/employer/dashboard?applicants=job_1'
const stage = (page: Page, name: RegExp) => page.getByRole('region', { name })
const sheetOf = (page: Page, name: string) => page.getByRole('article', { name })
const shownCount = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

  test('an employer finds, reads and notes, moves several, and another employer sees nothing of it', {
    tag: '@proof'
  }, async ({ page, context }) => {
    await enter(page, 'Employer', ofJob, withApplicants(several))
    const words = page.getByRole('searchbox', { name: 'Search applicants' })
    await words.focus()
    await page.keyboard.type('ravi')
    await shownCount(page, '1 of 5 applicants')
    await expect(page).toHaveURL(`${ofJob}&who=ravi`)
    await page.reload()
    await expect(words).toHaveValue('ravi')
    await page.getByRole('button', { name: 'Show all applicants' }).press('Enter')
    await shownCount(page, '5 of 5 applicants')
    await expectClear(page)

    await page.getByRole('link', { name: 'Meena Patel' }).press('Enter')
    await expect(sheetOf(page, 'Meena Patel').getByRole('heading', { level: 3 })).toBeFocused()
    await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
    await page.getByLabel('Private note').focus()
    await page.keyboard.type('Just what we need')
    await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
    // J and K are letters where something is typed.
    await expect(sheetOf(page, 'Meena Patel')).toBeVisible()
    await expectClear(page)
    await page.getByRole('button', { name: 'Reviewed' }).press('Enter')
    await expect(page.getByText('Meena Patel is now in Reviewed.')).toBeAttached()
    // A moved applicant keeps their place in the list, so that the next one is the next one.
    await page.keyboard.press('j')
    await expect(sheetOf(page, 'Ravi Soni').getByRole('heading', { level: 3 })).toBeFocused()
    await expect(page.getByText('2 of 5', { exact: true })).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.getByLabel('Private note')).toHaveValue('Just what we need')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Meena Patel' })).toBeFocused()
    await expect(stage(page, /^Reviewed 2/)).toContainText('Just what we need')

    for (const name of ['Meena Patel', 'Ravi Soni', 'Asha Rao']) await page.getByLabel(`Choose ${name}`).press('Space')
    await expect(page.getByText('3 selected')).toBeVisible()
    await expectClear(page)
    await page.getByRole('button', { name: 'Move the selected to' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'New' })).toBeFocused()
    for (const name of ['Reviewed', 'Interview']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Move without an invitation' }).press('Enter')
    await expect(page.getByText('2 applicants are now in Interview.')).toBeVisible()
    await expect(stage(page, /^Interview 3/)).toBeVisible()
    await expect(page.getByText(/chosen$/)).toHaveCount(0)

    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('applicantNotes')))
    expect(keys).toHaveLength(desktopBehind(context) ? 0 : 1)
    await page.evaluate(() => sessionStorage.clear())
    await enter(page, personOf('kesar_employer@loupe.example', 'Employer'), `${ofJob}&applicant=u-0_job_1`)
    await expect(page.getByRole('heading', { name: 'There are no applicants here' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Just what we need')
  })

  test('who cannot be moved is named, and stays chosen', { tag: ['@web', '@proof'] }, async ({ page }) => {
    await enter(page, 'Employer', ofJob, withApplicants(several))
    await page.getByLabel('Select all').check()
    await expect(page.getByText('5 selected')).toBeVisible()
    // From now on the browser refuses to keep this, like one whose disk is full.
    await page.evaluate(() => {
      const keep = Storage.prototype.setItem
      Storage.prototype.setItem = function setItem(key: string, text: string) {
        const stored = localStorage.getItem('applications') ?? ''
        // Every text is refused its room that would have a third person hired.
        if (key === 'loupe.room' && stored.includes('"name":"Asha Rao"') && stored.split('"state":"hired"').length > 2)
          throw new DOMException('full', 'QuotaExceededError')
        keep.call(this, key, text)
      }
    })
    await page.getByRole('button', { name: 'Move the selected to' }).click()
    await page.getByRole('menuitem', { name: 'Hired' }).click()
    const outcome = page.getByRole('alert')
    await expect(outcome).toContainText(/was not moved: the change could not be saved/)
    await expectClear(page)
  })
})

test.describe('by touch alone', { tag: '@web' }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' }
  })

  test('an employer filters, reads one after the other in a sheet above the list, and moves them all', {
    tag: '@proof'
  }, async ({ page }) => {
    await enter(page, 'Employer', ofJob, withApplicants(several))
    await page.getByRole('button', { name: 'Filters' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Search and filter' })
    await chooseOption(drawer, 'Stage', 'Interview')
    await expect(page).toHaveURL(`${ofJob}&stage=interview`)
    await expectClear(page)
    await drawer.getByRole('button', { name: 'Show 1 applicant' }).tap()
    await shownCount(page, '1 of 5 applicants')
    await expect(page.getByRole('link', { name: 'Meena Patel' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show all applicants' }).tap()

    await page.getByRole('link', { name: 'Ravi Soni' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Applicant' })
    await expect(sheet.getByRole('heading', { level: 3, name: 'Ravi Soni' })).toBeFocused()
    await expectClear(page)
    await sheet.getByRole('button', { name: 'Next' }).tap()
    await expect(sheet.getByRole('heading', { level: 3, name: 'Asha Rao' })).toBeVisible()
    await sheet.getByLabel('Private note').fill('Call on Monday')
    await expect(sheet.getByText('Saved. Only you see it.')).toBeVisible()
    await sheet.getByRole('link', { name: 'All applicants' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText('Call on Monday')).toBeVisible()

    await page.getByLabel('Select all').tap()
    await page.getByRole('button', { name: 'Move the selected to' }).tap()
    await page.getByRole('menuitem', { name: 'Not now' }).tap()
    const question = page.getByRole('dialog', { name: 'Move 5 applicants to Not now?' })
    await question.getByRole('button', { name: /^Dear \{name\}, thank you for applying/ }).tap()
    await question.getByRole('button', { name: 'Move to Not now' }).tap()
    await expect(page.getByText('4 applicants are now in Not now.')).toBeVisible()
    await expect(stage(page, /^Not now 5/)).toBeVisible()
  })
})
