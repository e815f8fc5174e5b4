import type { Firestore, Transaction } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerTransactions } from '#renderer/storage/firestore/files/server-transactions.ts'

type Run = (transaction: Transaction) => Promise<unknown>

const server = vi.hoisted(() => ({
  /** Requests to the server; it does not answer by itself. */
  asked: [] as ((transaction: unknown) => Promise<unknown>)[]
}))

vi.mock('firebase/firestore', () => ({
  runTransaction: (_database: unknown, run: Run) => {
    server.asked.push(run as (transaction: unknown) => Promise<unknown>)
    return new Promise(() => {})
  }
}))

const { write } = createServerTransactions(
  () => ({}) as Firestore,
  () => true
)

beforeEach(() => {
  vi.useFakeTimers()
  server.asked = []
})
afterEach(() => vi.useRealTimers())

test('server transaction › writes nothing when a timeout occurs before the start', async () => {
  const change = vi.fn()
  const writing = expect(write(change)).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable' })
  await vi.advanceTimersByTimeAsync(600_000)
  await writing
  await expect(server.asked[0]?.({})).rejects.toMatchObject({ failure: 'unavailable' })
  expect(change).not.toHaveBeenCalled()
})
