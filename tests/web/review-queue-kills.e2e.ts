import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import { launchOwn } from '#tests/support/journal-page/own-browser.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { newJob, seedJobs, storedJobs } from '#tests/support/moderation-board.ts'
import { decide, reject } from '#tests/support/moderation-in-browser.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

const kills = 40

// A browser starts as often as it is killed.
test.describe.configure({ timeout: kills * 60_000 })

const jobs = Array.from({ length: kills }, (_, index) => newJob(`job_${index}`, `Setter ${index}`))

/** In turns: what is done to the first job that waits, until the review queue says that it is done. */
const rounds: readonly ((page: Page, title: string) => Promise<void>)[] = [
  async (page, title) => {
    await decide(page, 'Approve')
    await toast(page, 'Job Approved', `“${title}” is live.`)
  },
  async (page, title) => {
    await reject(page, 'The pay is missing.')
    await toast(page, 'Job Rejected', `“${title}” was sent back to the employer.`)
  },
  async (page, title) => {
    await decide(page, 'Approve')
    await toast(page, 'Job Approved', `“${title}” is live.`)
    await page.getByRole('button', { name: `Undo ${title}` }).click()
    await expect(page.getByRole('button', { name: `Undo ${title}` })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    await reject(page, 'Which wax?')
    await toast(page, 'Job Rejected', `“${title}” was sent back to the employer.`)
  }
]
const deeds = [
  ['post', 'approve'],
  ['post', 'reject'],
  ['post', 'approve', 'putBack', 'reject']
]

const readDeeds = (stored: readonly Job[]) =>
  jobs.map(({ id }) =>
    stored.filter((job) => job.id === id).flatMap((job) => parseHistory(job).map(({ type }) => type))
  )

test(`review queue › stores each decision once despite ${kills} kills`, {
  tag: '@proof'
}, async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'loupe-moderation-'))
  try {
    for (let round = 0; round <= kills; round += 1) {
      const own = await launchOwn(profile)
      try {
        const context = own.browser.contexts()[0]
        if (!context) throw new Error('The browser has no window')
        const page = await context.newPage()
        if (round === 0) await seedJobs(context, jobs)
        await enter(page, 'Admin', `${baseURL}/admin/requests`)
        const name = round < kills ? `Setter ${round}` : 'All caught up'
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
        // The text in localStorage, which a kill may set back by some seconds, follows what is durable.
        await expect
          .poll(async () => readDeeds(await storedJobs(page)))
          .toEqual(jobs.map((_, index) => (index < round ? deeds[index % deeds.length] : ['post'])))
        if (round < kills) await rounds[round % rounds.length]?.(page, `Setter ${round}`)
      } finally {
        await own.kill()
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
})
