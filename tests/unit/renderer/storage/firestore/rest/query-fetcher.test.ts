import { expect, onTestFinished, test, vi } from 'vitest'
import { planQuery } from '#renderer/storage/firestore/reading/server-query.ts'
import { createListChain, createPagedFetcher } from '#renderer/storage/firestore/rest/paged-fetcher.ts'
import { createAnswerCache, createFetcher, freshMs } from '#renderer/storage/firestore/rest/query-fetcher.ts'
import { notes } from '#tests/contract/notes.ts'

const answerOf = (count: number) => {
  const docs = Array.from({ length: count }, (_, index) => ({ path: `jobs/${index}`, name: `${index}`, fields: {} }))
  return { docs, fromCache: false }
}

test('answers of six thousand documents are at hand, beyond that the oldest go, but never the last', () => {
  const cache = createAnswerCache()
  const atHand = () => ['first', 'second', 'third'].filter((key) => cache.get(key))
  cache.set('first', answerOf(2_999))
  cache.set('second', answerOf(2_999))
  // Asked anew it is the newest, and takes no more room.
  cache.set('first', answerOf(2_999))
  expect(atHand()).toEqual(['first', 'second'])
  cache.set('third', answerOf(1))
  expect(atHand()).toEqual(['first', 'third'])
  cache.set('third', answerOf(7_000))
  expect(atHand()).toEqual(['third'])
})

test('a clock that is set back makes no answer young', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const cache = createAnswerCache()
  const plan = planQuery({ order: 'stored', limit: 90 }, '2026-11-21')
  if (plan.by !== 'page') return expect.unreachable('this is a list')
  const query = vi.fn(async () => [])
  const list = createPagedFetcher(createListChain(plan), notes, { query }, cache)
  const single = createFetcher(cache, 'one', async () => answerOf(1))
  await Promise.all([list.fetch(freshMs), single.fetch(freshMs)])
  expect([(await list.readCached(freshMs))?.isWhole, (await single.readCached(freshMs))?.isWhole]).toEqual([true, true])
  vi.setSystemTime(Date.now() - 3_600_000)
  expect([await list.readCached(freshMs), await single.readCached(freshMs)]).toEqual([undefined, undefined])
  await list.fetch(freshMs)
  expect(query).toHaveBeenCalledTimes(2)
})
