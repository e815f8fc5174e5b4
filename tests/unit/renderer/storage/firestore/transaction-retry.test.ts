import type { DocumentReference, Firestore, Transaction } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRetryingTransactions } from '#renderer/storage/firestore/transaction-retry.ts'

interface Answer {
  /** The revision that is stored, or why it cannot be read; a promise: when that is known. */
  read: number | Error | Promise<number>
  /** Why nothing is written, or no one knows; a promise: when the write is over. */
  write?: Error | Promise<void>
}

const server = vi.hoisted(() => ({
  /** The server's answers to one transaction after the other. */
  answers: [] as Answer[]
}))

vi.mock('firebase/firestore', () => ({
  runTransaction: async (_database: unknown, run: (transaction: Transaction) => Promise<unknown>) => {
    const answer = server.answers.shift()
    if (!answer) throw new Error('the server is asked too often')
    const get = async () => {
      if (answer.read instanceof Error) throw answer.read
      const revision = await answer.read
      return { get: () => revision, data: () => ({ revision }) }
    }
    const result = await run({ get } as unknown as Transaction)
    if (answer.write instanceof Error) throw answer.write
    await answer.write
    return result
  }
}))

const report = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code })
const refusal = report('permission-denied')

const ref = { path: 'notes/a' } as DocumentReference
const create = (isOnline = true) =>
  createRetryingTransactions(
    () => ({}) as Firestore,
    () => isOnline
  )
const take = create()
const written = vi.fn<(over: unknown) => void>()
const change = (mutate = take) =>
  mutate(ref, async (transaction, attempt) => {
    const revision: unknown = (await transaction.get(ref)).get('revision')
    attempt.readings.push({ ref, revision })
    return {
      result: `over ${revision}`,
      write: () => written(revision),
      hasArrived: (stored) => stored?.revision === Number(revision) + 1
    }
  })

beforeEach(() => {
  server.answers = []
  written.mockReset()
})

test.each(['aborted', 'failed-precondition', 'already-exists'])(
  'Firestore transaction › is retried after the error %s',
  async (code) => {
    server.answers = [{ read: 1, write: report(code) }, { read: 2 }]
    expect(await change()).toBe('over 2')
  }
)

test('Firestore transaction › is retried after a concurrent write', async () => {
  server.answers = [{ read: 1, write: refusal }, { read: 2 }, { read: 2 }]
  expect(await change()).toBe('over 2')
})

test.each([
  ['the document is unchanged', 1],
  ['the document is unreadable too', refusal]
])('Firestore transaction › reports permission denied when %s', async (_why, read) => {
  server.answers = [{ read: 1, write: refusal }, { read }]
  await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
})

test('Firestore transaction › reports unavailable when denied and unreadable', async () => {
  server.answers = [{ read: 1, write: refusal }, { read: report('unavailable') }]
  await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable' })
})

const uncertain = ['cancelled', 'unavailable', 'deadline-exceeded', 'unknown', 'internal']

test.each(uncertain)('write with a lost response (%s) › succeeds when the server has stored it', async (code) => {
  server.answers = [{ read: 1, write: report(code) }, { read: 2 }]
  expect(await change()).toBe('over 1')
})

test('Firestore transaction › fails when its response is lost and nothing changed', async () => {
  server.answers = [{ read: 1, write: report('internal') }, { read: 1 }]
  await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable', isOffline: false })
})

describe.each(uncertain)('write with a lost response (%s)', (code) => {
  test.each<[string, number | Error]>([
    ['another write followed', 3],
    ['the document is unreadable', report('unavailable')]
  ])('reports offline when %s', async (_why, read) => {
    server.answers = [{ read: 1, write: report(code) }, { read }]
    await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable', isOffline: true })
  })
})

test('Firestore transaction › reports a full quota and is not retried', async () => {
  server.answers = [{ read: 1, write: report('resource-exhausted') }, { read: 2 }]
  await expect(change()).rejects.toMatchObject({ failure: 'full' })
  expect(server.answers).toHaveLength(1)
})

describe('Firestore transaction on a slow server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const later = <T>(ms: number, value: T) => new Promise<T>((go) => setTimeout(go, ms, value))

  test('times out after ten seconds and writes nothing later', async () => {
    server.answers = [{ read: later(12_000, 1) }]
    const outcome = change().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toMatchObject({ failure: 'unavailable', isOffline: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).not.toHaveBeenCalled()
  })

  test('has no timeout once the write has started', async () => {
    server.answers = [{ read: later(8_000, 1), write: later(8_000, undefined).then(() => later(8_000, undefined)) }]
    const outcome = change()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toBe('over 1')
  })

  test('reports the cause after fifteen conflicts', async () => {
    server.answers = Array.from({ length: 15 }, () => ({ read: 1, write: report('aborted') }))
    const outcome = change().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toMatchObject({ name: 'StoreError', failure: 'unavailable', cause: { code: 'aborted' } })
    expect(server.answers).toEqual([])
  })
})

test('Firestore transactions of one document › run in sequence, even after a failure', async () => {
  let answer = (_revision: number) => {}
  const first = new Promise<number>((go) => {
    answer = go
  })
  server.answers = [{ read: first, write: report('resource-exhausted') }, { read: 5 }]
  const both = Promise.allSettled([change(), change()])
  await Promise.resolve()
  expect(server.answers).toHaveLength(1)
  answer(4)
  expect(await both).toMatchObject([{ reason: { failure: 'full' } }, { value: 'over 5' }])
})

test('Firestore transaction › does not start while offline', async () => {
  server.answers = [{ read: 1 }]
  await expect(change(create(false))).rejects.toMatchObject({ failure: 'unavailable', isOffline: true })
  expect([server.answers.length, written.mock.calls]).toEqual([1, []])
})
