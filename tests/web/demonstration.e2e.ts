import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { addressOf } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { pressLogout } from '#tests/support/people-in-browser.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('demo'))
})

test('demonstration › leads to each feature in three clicks', {
  tag: ['@web', '@proof']
}, async ({ page }) => {
  const main = page.getByRole('main')
  const press = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first().click()

  await page.goto('/login')
  await page.getByRole('button', { name: 'Look as the administrator' }).click()
  await press(/^Job Requests/)
  await expect(main.getByRole('heading', { name: 'Kundan and Polki Sketch Designer' })).toBeVisible()
  await expect(main.locator('del').first()).toBeVisible()
  await main.getByRole('listitem').filter({ hasText: 'Jewellery Packing from Home' }).first().click()
  await expect(main.locator('mark[data-hint]').first()).toBeVisible()

  await pressLogout(page)
  await expect(page).toHaveURL('/')
  await press('Login')
  await page.getByRole('button', { name: 'Look as an employer' }).click()
  await press(/^7 applicants/)
  await expect(main.getByRole('heading', { name: /^Applicants for Diamond Setter/ })).toBeVisible()
  for (const stage of ['New', 'Reviewed', 'Interview', 'Hired', 'Not selected'])
    await expect(main.getByRole('heading', { name: stage })).toBeVisible()

  await press('Find Jobs')
  await press('Diamond Setter, Micro-pavé')
  await press('Suvarna Karigari Works')
  await expect(main.getByRole('heading', { level: 1, name: 'Suvarna Karigari Works' })).toBeVisible()
  await expect(main).toContainText('Sixty benches in Varachha')
})

/** Screens that only the demonstration fills, what is there when one is whole, and the button of a dialog on it. */
const filled: Record<string, readonly [address: string, whole: string, button?: RegExp][]> = {
  'Look as a candidate': [
    ['/', '.invitations, .next-interviews'],
    ['/profile?tab=applications', '.next-interviews'],
    ['/saved', '.saved-list']
  ],
  'Look as an employer': [['/employer/dashboard?tab=shortlist', '.shortlist .candidate']],
  'Look as the administrator': [
    ['/employer/dashboard', '.today b'],
    ['/employer/dashboard?tab=employers', '.company-person'],
    ['/employer/dashboard?tab=numbers', '.numbers-chart'],
    ['/admin/requests', '.moderation-bar', /^Settings/],
    ['/admin/requests?tab=reports', '.moderation-bar'],
    ['/admin/requests?tab=companies', '.asked-checks', /^Approve/]
  ]
}

for (const { name, viewport } of sizes) {
  test.describe(name, { tag: ['@web', '@proof'] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    for (const [button, screens] of Object.entries(filled)) {
      test(`axe › passes what is reached by “${button}”`, async ({ page }) => {
        await page.goto('/login')
        await page.getByRole('button', { name: button }).click()
        await expect(page).not.toHaveURL('/login')
        for (const [address, whole, opener] of screens) {
          await page.goto(address)
          await expect(page.locator(whole).first()).toBeVisible()
          await expect(page.locator('.sk')).toHaveCount(0)
          await expectClear(page, address)
          const button = opener && page.getByRole('button', { name: opener }).first()
          // A phone has the settings in another drawer.
          if (!(await button?.isVisible())) continue
          await button?.click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectClear(page, `${address}, ${opener}`)
        }
      })
    }
  })
}
