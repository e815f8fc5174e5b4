import type { BrowserContext, Page } from '@playwright/test'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { expectClear } from '#tests/support/clear-screen.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const admin: Actor = { uid: 'admin', role: 'Admin', email: 'admin@loupe.example' }
const suvarna: Actor = { uid: 'suvarna', role: 'Employer', email: 'suvarna_employer@loupe.example' }
const content = {
  title: 'Diamond Setter',
  company: 'Suvarna Atelier',
  location: 'Surat GJ',
  category: 'Production',
  type: 'Full-time',
  salaryRange: '₹22,000–28,000 a month',
  description: `Set melee from 1.0 to 2.5 mm.\n\n${'Breakage is recorded per stone and never taken from pay. '.repeat(30)}`,
  responsibilities: ['Set 40 stones a day', 'Keep the weight slip'],
  qualifications: ['Steady work under a microscope'],
  keywords: ['pavé']
}
const cheaper = { ...content, salaryRange: '₹18,000–25,000 a month', responsibilities: ['Set 60 stones a day'] }

function jobOf(id: string, title: string, ...steps: [Actor, JobStep][]): Job {
  const posted: [Actor, JobStep] = [suvarna, { action: 'post', id, content: { ...content, title } }]
  return [posted, ...steps].reduce<Job | undefined>(
    (job, [actor, step], index) => ({ ...reduceJob(job, step, actor, new Date()), revision: index + 1 }),
    undefined
  ) as Job
}

const revision: [Actor, JobStep] = [suvarna, { action: 'revise', content: { ...cheaper, title: 'Diamond Setter' } }]
const jobs = [
  jobOf('setter', 'Diamond Setter', [admin, { action: 'approve' }], revision),
  jobOf('carver', 'Wax Carver'),
  jobOf('assorter', 'Gemstone Assorter'),
  jobOf('polisher', 'Polisher', [admin, { action: 'reject', reason: 'The pay is missing.' }])
]

const seedBoard = (context: BrowserContext) =>
  context.addInitScript((list) => {
    if (localStorage.getItem('jobs') === null) localStorage.setItem('jobs', JSON.stringify(list))
  }, jobs)
const shown = (page: Page, title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
const stored = (page: Page, id: string) =>
  page.evaluate((wanted) => JSON.parse(localStorage.getItem('jobs') ?? '').find((job: Job) => job.id === wanted), id)
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Requests' }).getByRole('button', { name: title })

test('review queue › works by keyboard, axe passes, approved jobs are public', async ({ page, context }) => {
  await seedBoard(context)
  await enter(page, 'Admin', '/admin/requests')
  await shown(page, 'Diamond Setter')
  // The review queue fills the screen: only its panes scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  await expectClear(page, 'changes')
  await page.keyboard.press('j')
  await shown(page, 'Wax Carver')
  await expect(row(page, 'Wax Carver')).toBeFocused()
  await page.keyboard.press('a')
  await shown(page, 'Gemstone Assorter')
  await expect(row(page, 'Gemstone Assorter')).toBeFocused()
  await toast(page, 'Job Approved', '“Wax Carver” is live.')
  await page.keyboard.press('k')
  await shown(page, 'Diamond Setter')
  await expect(page.locator('.moderation-bar')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused()
  await page.keyboard.type('Are 60 stones a day right?')
  for (const name of ['Cancel', 'Reject']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await shown(page, 'Gemstone Assorter')
  await expect(row(page, 'Gemstone Assorter')).toBeFocused()
  await toast(page, 'Job Rejected', '“Diamond Setter” was sent back to the employer.')
  expect(await stored(page, 'setter')).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Are 60 stones a day right?'
  })

  await page.reload()
  await expect(page).toHaveURL('/admin/requests?job=assorter')
  await expect(page.getByRole('tab', { name: 'Pending Requests 1' })).toBeVisible()
  await page.goto('/jobs?q=carver')
  await expect(page.getByRole('article')).toHaveCount(1)
})
