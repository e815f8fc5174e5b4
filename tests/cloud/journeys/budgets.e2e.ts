import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { requestsOf } from '#tests/support/settled.ts'
import { expect, test } from './people-on-a-board.ts'
import { putOnBoard } from './put-on-board.ts'

// Sizes in bytes; a kB has 1000 of them.
const kB = 1000

interface Sent {
  readonly name: string
  readonly size: number
}

/** All HTML, JS, CSS and JSON that a first visit brings, the board's answers too, until nothing more comes. Each compressed as it could be sent. */
async function visit(page: Page, address: string): Promise<Sent[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const requests = requestsOf(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requests.settled()
  const counted = responses.filter((each) => /html|javascript|css|json/.test(each.headers()['content-type'] ?? ''))
  return Promise.all(
    counted.map(async (response) => ({
      name: new URL(response.url()).pathname.split(/[/:]/).at(-1) || '/',
      size: gzipSync(await response.body(), { level: 9 }).length
    }))
  )
}

test('a visitor of a shared board fetches at most 115 kB for `/` and 125 for the jobs and a job, the board’s answers included', async ({
  board
}) => {
  const jobs = createSeedJobs(new Date())
  await putOnBoard('jobs', jobs)
  const lines: string[] = []
  const totals: [string, number, number][] = []
  for (const [address, budget, shown] of [
    ['/', 115, jobs[0]?.title],
    ['/jobs', 125, `${jobs.length} jobs`],
    [`/jobs/${jobs[0]?.id}`, 125, jobs[0]?.description],
    ['/about-us', Number.POSITIVE_INFINITY, 'About Us']
  ] as const) {
    const visitor = await board.device()
    const sent = await visit(visitor, address)
    await expect(visitor.getByRole('main')).toContainText(shown ?? '')
    const total = sent.reduce((sum, { size }) => sum + size, 0)
    const answers = sent.filter(({ name }) => /^(run|batch)/.test(name))
    const answered = answers.reduce((sum, { size }) => sum + size, 0)
    const limit = Number.isFinite(budget) ? ` of ${budget}` : ''
    const parts = `${(answered / kB).toFixed(1)} kB in ${answers.length} answers of the board`
    lines.push(`  ${(total / kB).toFixed(1).padStart(6)} kB${limit.padEnd(7)}  ${address}: ${parts}`)
    totals.push([address, total, budget])
    expect(answers.length, address).toBeGreaterThan(0)
  }
  process.stdout.write(`${['first visits of a shared board (gzip -9)', ...lines].join('\n')}\n`)
  for (const [address, total, budget] of totals) {
    expect(total, address).toBeGreaterThan(60 * kB)
    expect(total, address).toBeLessThanOrEqual(budget * kB)
  }
})
