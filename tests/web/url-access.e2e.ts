import { expect, test } from '#tests/support/journey-target.ts'

/** Where an address of each kind that is loaded leads a visitor. Every address and role: tests/unit/copy/screen-urls.test.tsx. */
const addresses: [path: string, end: string, heading: string][] = [
  ['/', '/', 'Work for steady hands.'],
  ['/jobs/nothing', '/jobs/nothing', 'Job Not Found'],
  ['/nowhere', '/404', 'Page not found'],
  ['/login', '/login', 'Login'],
  ['/candidates', '/login', 'Login'],
  ['/admin/requests', '/login', 'Login']
]

test('URL opened by a visitor › leads to its screen or redirects', async ({ page }) => {
  for (const [path, end, name] of addresses) {
    await test.step(`${path} → ${end}`, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveURL(end)
    })
  }
})
