import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { formatVisit, kB, printVisits, type Sent, total, visit } from '#tests/support/first-visit.ts'
import { expect, test } from './people-on-a-board.ts'
import { putOnBoard } from './put-on-board.ts'

test('download of a shared board › is at most 150 kB on /, 155 kB on job pages', async ({ board }) => {
  const jobs = createSeedJobs(new Date())
  await putOnBoard('jobs', jobs)
  const lines: string[] = []
  const spent: [string, Sent[], number][] = []
  for (const [address, limit, shown] of [
    ['/', 150 * kB, jobs[0]?.title],
    ['/jobs', 155 * kB, `${jobs.length} jobs`],
    [`/jobs/${jobs[0]?.id}`, 155 * kB, jobs[0]?.description]
  ] as const) {
    const visitor = await board.device()
    const sent = await visit(visitor, address)
    await expect(visitor.getByRole('main')).toContainText(shown ?? '')
    lines.push(formatVisit(address, sent, limit))
    spent.push([address, sent, limit])
  }
  printVisits('first visits of a shared board', lines)
  for (const [address, sent, limit] of spent) {
    expect(total(sent), address).toBeGreaterThan(60 * kB)
    expect(total(sent), address).toBeLessThanOrEqual(limit)
  }
  // The counted answers are there: the board has answered.
  for (const [address, sent] of spent) expect(total(sent, ['JSON']), address).toBeGreaterThan(0)
})
