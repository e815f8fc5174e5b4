import { expect, test } from 'vitest'
import { publishedCount } from '#renderer/storage/firestore/counts/published-count.ts'
import { planQuery, type ServerQuestion } from '#renderer/storage/firestore/reading/server-query.ts'
import type { Job } from '#shared/domain/job/job.ts'

function questionOf(): ServerQuestion {
  const where = { status: 'approved', category: 'Production' } as const
  const plan = planQuery<Job>({ where, unexpired: 'expiresOn', order: 'stored', limit: 0 }, '2026-11-21')
  if (plan.by !== 'page') throw new Error('this is no page')
  return plan.all
}

test('up to 59 are counted exactly; of more there are as many at least', async () => {
  expect(await publishedCount(questionOf(), async () => 59)).toEqual({ total: 59 })
  const limits: unknown[] = []
  const full = async ({ limit }: ServerQuestion) => {
    limits.push(limit)
    return 60
  }
  expect(await publishedCount(questionOf(), full)).toEqual({ total: 60, totalIs: 'atLeast' })
  expect(limits).toEqual([60])
})
