import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountMemory } from '#renderer/storage/firestore/count-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a number is counted once a minute, and anew where something has changed', async () => {
  const memory = createCountMemory()
  const count = vi.fn(async () => ({ total: count.mock.calls.length }))
  expect(await memory.ask('all', count)).toEqual({ total: 1 })
  expect(await memory.ask('all', count)).toEqual({ total: 1 })
  expect(await memory.ask('gold', count)).toEqual({ total: 2 })
  vi.advanceTimersByTime(60_000)
  expect(await memory.ask('all', count)).toEqual({ total: 3 })
  memory.forget()
  expect(await memory.ask('all', count)).toEqual({ total: 4 })
})

test('what could not be counted is asked again', async () => {
  const memory = createCountMemory()
  await expect(memory.ask('all', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(await memory.ask('all', async () => ({ total: 7 }))).toEqual({ total: 7 })
})
