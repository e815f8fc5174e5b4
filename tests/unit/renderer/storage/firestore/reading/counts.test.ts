import { expect, test, vi } from 'vitest'
import { countFew, isCountedForAll } from '#renderer/storage/firestore/reading/counts.ts'
import { planQuery, type ServerQuestion } from '#renderer/storage/firestore/reading/server-query.ts'
import { nameCount, readCount } from '#renderer/storage/firestore/reading/told-counts.ts'
import type { Query } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'

const now = Date.parse('2026-11-21T09:00:00Z')

function questionOf(where: NonNullable<Query<Job>['where']>): ServerQuestion {
  const plan = planQuery<Job>({ where, unexpired: 'expiresOn', order: 'stored', limit: 0 }, '2026-11-21')
  if (plan.by !== 'page') throw new Error('this is no page')
  return plan.all
}

const ofCategory = questionOf({ status: 'approved', category: 'Production' })
const told = (at: string) => ({ id: 'jobs', at, totals: { [nameCount(ofCategory.conditions)]: 1234 } })

test('what is counted has the same name whatever the order of its conditions and whatever the day', () => {
  const other = questionOf({ category: 'Production', status: 'approved' })
  expect(nameCount(other.conditions)).toBe(nameCount(ofCategory.conditions))
  expect(nameCount(ofCategory.conditions)).not.toContain('2026')
  expect(nameCount(questionOf({ status: 'approved' }).conditions)).not.toBe(nameCount(ofCategory.conditions))
})

test('a count of some days ago is believed, an older one, another one or none at all is not', () => {
  expect(readCount(told('2026-11-18T09:00:00Z'), ofCategory, now)).toBe(1234)
  expect(readCount(told('2026-11-16T09:00:00Z'), ofCategory, now)).toBeUndefined()
  expect(readCount(told('2026-11-20T09:00:00Z'), questionOf({ status: 'approved' }), now)).toBeUndefined()
  for (const broken of [undefined, {}, { ...told('2026-11-20T09:00:00Z'), totals: { a: -1 } }, { ...told('now') }])
    expect(readCount(broken, ofCategory, now)).toBeUndefined()
})

test('what everybody may find is counted for all, and nothing else', () => {
  expect(isCountedForAll('jobs', ofCategory)).toBe(true)
  expect(isCountedForAll('jobs', { conditions: [], order: [] })).toBe(false)
  expect(isCountedForAll('applications', ofCategory)).toBe(false)
})

test('up to 59 are counted exactly; of more it is said what was told, or that there are as many at least', async () => {
  const readTold = vi.fn(async (): Promise<number | undefined> => 1234)
  expect(await countFew(ofCategory, async () => 59, readTold)).toEqual({ total: 59 })
  expect(readTold).not.toHaveBeenCalled()
  const limits: unknown[] = []
  const full = async ({ limit }: ServerQuestion) => {
    limits.push(limit)
    return 60
  }
  expect(await countFew(ofCategory, full, readTold)).toEqual({ total: 1234, totalIs: 'about' })
  expect(limits).toEqual([60])
  const unknown = { total: 60, totalIs: 'atLeast' }
  expect(await countFew(ofCategory, full, undefined)).toEqual(unknown)
  readTold.mockResolvedValueOnce(undefined)
  expect(await countFew(ofCategory, full, readTold)).toEqual(unknown)
  readTold.mockResolvedValueOnce(12)
  expect(await countFew(ofCategory, full, readTold)).toEqual(unknown)
  readTold.mockRejectedValueOnce(new Error('refused'))
  expect(await countFew(ofCategory, full, readTold)).toEqual(unknown)
})
