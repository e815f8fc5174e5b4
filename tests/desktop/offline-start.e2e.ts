import { expect, test } from '#tests/support/journey-target.ts'

test('desktop app › works offline from its first start', { tag: '@proof' }, async ({ page, context }) => {
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/jobs')
  await expect(page.getByText('23 jobs', { exact: true })).toBeVisible()
})
