import type { Page } from '@playwright/test'
import { several, withApplicants } from '#tests/support/applicants-in-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { drawn } from '#tests/support/wait-for-requests.ts'

const shown = (page: Page) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()

test.describe('display modes', { tag: '@web' }, () => {
  for (const [name, width, height, fontSize] of [
    ['text at 200 %', 390, 844, 32],
    ['zoom at 400 %', 320, 256, 16]
  ] as const) {
    test(`${name} has pages within the width, without sticky elements`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript((size) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${size}px`
        })
      }, fontSize)
      await enter(page, 'Employer', '/employer/dashboard?applicants=job_1', withApplicants(several))
      const numbers = '/employer/dashboard?tab=numbers'
      for (const address of [
        '/',
        '/jobs',
        '/about-us',
        '/candidates',
        '/employer/dashboard',
        numbers,
        '/employer/post-job'
      ]) {
        await page.goto(address)
        await shown(page)
        await drawn(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
        if (height > 520) continue
        const stuck = await page
          .locator('body *')
          .evaluateAll(
            (all) =>
              all.filter((one) => /sticky|fixed/.test(getComputedStyle(one).position) && one.clientHeight > 0).length
          )
        expect(stuck, address).toBe(0)
      }
    })
  }

  test('text at 200 % › keeps the decisions of the review queue in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, 'Admin', '/admin/requests', () => ({
      jobs: [sampleJob('job_1', { status: 'pending', employerId: 'u-1' })]
    }))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    for (const name of ['Approve', 'Ask', 'Reject'])
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 1 })
  })

  test('contrast theme › marks tab, sorted column and main button by system colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    // From ten jobs on the list can be sorted.
    await enter(page, 'Employer', '/employer/dashboard', (employerId) => ({
      jobs: Array.from({ length: 10 }, (_, index) => sampleJob(`job_${index}`, { employerId, revision: 1 }))
    }))
    const colour = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor)
    expect(await colour('My Posted Jobs')).not.toBe(await colour('Statistics'))
    await expect(page.getByRole('columnheader', { name: 'Posted' })).toHaveCSS('outline-style', 'solid')
    await expect(page.getByRole('columnheader', { name: 'Applicants' })).toHaveCSS('outline-style', 'none')
    const first = page.getByRole('main').getByRole('link', { name: 'Post a Job' })
    expect(await first.evaluate((link) => getComputedStyle(link).forcedColorAdjust)).toBe('none')
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCSS(
      'outline-style',
      'solid'
    )
  })

  test('print › is black on white from the dark theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/about-us')
    await shown(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('banner')).toBeHidden()
  })

  test('printed applicant › is complete and black on white in the dark theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.setViewportSize({ width: 794, height: 500 })
    await enter(page, 'Employer', '/employer/dashboard?applicants=job_1', withApplicants(several))
    await page.getByRole('link', { name: 'Asha Rao' }).click()
    const name = page.getByRole('heading', { name: 'Asha Rao', level: 3 })
    await expect(name).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(name).toHaveCSS('color', 'rgb(26, 32, 28)')
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(500)
  })
})
