import type { DocumentReference, Firestore, Transaction } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxPartBytes } from '#renderer/storage/firestore/files/file-parts.ts'
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

const ref = {} as DocumentReference
const { read, write } = createServerTransactions(
  () => ({}) as Firestore,
  () => true
)

beforeEach(() => {
  vi.useFakeTimers()
  server.asked = []
})
afterEach(() => vi.useRealTimers())

/** After how many seconds a step is given up. */
async function secondsUntilGivenUp(step: Promise<unknown>): Promise<number> {
  let seconds = 0
  let isOver = false
  step.catch(() => {
    isOver = true
  })
  while (!isOver && seconds < 1000) {
    await vi.advanceTimersByTimeAsync(1000)
    seconds += 1
  }
  await expect(step).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable' })
  return seconds
}

test('server transaction › has a longer timeout for a large file chunk', async () => {
  expect(await secondsUntilGivenUp(write(() => {}, maxPartBytes))).toBe(50)
  expect(await secondsUntilGivenUp(read(ref, maxPartBytes))).toBe(50)
})

test('server transaction › writes nothing when a timeout occurs before the start', async () => {
  const change = vi.fn()
  await secondsUntilGivenUp(write(change))
  await expect(server.asked[0]?.({})).rejects.toMatchObject({ failure: 'unavailable' })
  expect(change).not.toHaveBeenCalled()
})
