import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountCache } from '#renderer/storage/firestore/counts/published-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a number is counted once a minute, and anew where something has changed', async () => {
  const cache = createCountCache()
  const count = vi.fn(async () => ({ total: count.mock.calls.length }))
  expect(await cache.fetch('all', count)).toEqual({ total: 1 })
  expect(await cache.fetch('all', count)).toEqual({ total: 1 })
  expect(await cache.fetch('gold', count)).toEqual({ total: 2 })
  vi.advanceTimersByTime(60_000)
  expect(await cache.fetch('all', count)).toEqual({ total: 3 })
  cache.invalidate()
  expect(await cache.fetch('all', count)).toEqual({ total: 4 })
})

test('a clock that is set back makes no number young', async () => {
  const cache = createCountCache()
  await cache.fetch('all', async () => ({ total: 7 }))
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await cache.fetch('all', async () => ({ total: 8 }))).toEqual({ total: 8 })
})

test('what could not be counted is asked again', async () => {
  const cache = createCountCache()
  await expect(cache.fetch('all', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(await cache.fetch('all', async () => ({ total: 7 }))).toEqual({ total: 7 })
})

test('a number that cannot be counted again stays', async () => {
  const cache = createCountCache()
  await cache.fetch('all', async () => ({ total: 7 }))
  vi.advanceTimersByTime(60_000)
  expect(await cache.fetch('all', () => Promise.reject(new Error('offline')))).toEqual({ total: 7 })
  expect(await cache.fetch('all', async () => ({ total: 8 }))).toEqual({ total: 8 })
})
