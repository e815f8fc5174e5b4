import { expect, test } from 'vitest'
import { createAnswerCache } from '#renderer/storage/firestore/rest/query-fetcher.ts'

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
