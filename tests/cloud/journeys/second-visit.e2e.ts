import type { Page } from '@playwright/test'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { expect, test } from './people-on-a-board.ts'
import { putOnBoard } from './put-on-board.ts'
import { readsOf } from './reads-of.ts'

const jobNamed = (index: number, title: string) => {
  const [job] = createSeedJobs(new Date())
  return { ...job, id: `job_${String(index).padStart(2, '0')}`, title }
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

test('a candidate who comes back is sent what has changed meanwhile, and nothing of what they have read', async ({
  board
}) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard(
    'jobs',
    Array.from({ length: 40 }, (_, index) => jobNamed(index, `Setter ${index}`))
  )
  const page = await board.deviceOf('meena@example.com')
  const reads = await readsOf(page)
  await page.goto('/jobs')
  await expect(page.getByText('40 jobs', { exact: true })).toBeVisible()
  await expect(titles(page)).toHaveCount(30)
  console.log('first', reads.documents(), reads.subscriptions(), reads.counts())
  await page.waitForTimeout(3000)
  console.log('first', reads.documents(), reads.subscriptions(), reads.counts())
  reads.forget()
  await page.reload()
  await expect(titles(page)).toHaveCount(30)
  await page.waitForTimeout(3000)
  console.log('second', reads.documents(), reads.subscriptions(), reads.counts())
  reads.forget()
  await page.goto('/about-us')
  await putOnBoard('jobs', [jobNamed(39, 'Setter, changed')])
  await page.goto('/jobs')
  await expect(titles(page).first()).toHaveText('Setter, changed')
  await page.waitForTimeout(3000)
  console.log('third', reads.documents(), reads.subscriptions(), reads.counts())
})
