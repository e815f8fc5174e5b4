import type { DocumentReference, Firestore, Transaction } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRetryingTransactions } from '#renderer/storage/firestore/transaction-retry.ts'

interface Answer {
  /** The revision that is stored, or why it cannot be read; a promise: when that is known. */
  read: number | Error | Promise<number>
  /** Why nothing is written, or nobody knows; a promise: when the write is over. */
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
const change = (taken = take) =>
  taken(ref, async (transaction, attempt) => {
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

test.each(['aborted', 'failed-precondition', 'already-exists'])('what fails as %s is taken again', async (code) => {
  server.answers = [{ read: 1, write: report(code) }, { read: 2 }]
  expect(await change()).toBe('over 2')
})

test('what the rules refuse because another was quicker is taken again', async () => {
  server.answers = [{ read: 1, write: refusal }, { read: 2 }, { read: 2 }]
  expect(await change()).toBe('over 2')
})

test.each([
  ['the document is what it was', 1],
  ['the document may not be read either', refusal]
])('what the rules refuse is refused when %s', async (_why, read) => {
  server.answers = [{ read: 1, write: refusal }, { read }]
  await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
})

test('what the rules refuse, and nobody can tell why, is not had now', async () => {
  server.answers = [{ read: 1, write: refusal }, { read: report('unavailable') }]
  await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable' })
})

const uncertain = ['cancelled', 'unavailable', 'deadline-exceeded', 'unknown', 'internal']

test.each(uncertain)('a write whose answer is lost (%s) is done where it has arrived', async (code) => {
  server.answers = [{ read: 1, write: report(code) }, { read: 2 }]
  expect(await change()).toBe('over 1')
})

test('a write whose answer is lost is not had when the document is what it was', async () => {
  server.answers = [{ read: 1, write: report('internal') }, { read: 1 }]
  await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable', isOffline: false })
})

describe.each(uncertain)(
  'a write whose answer is lost (%s) may yet have arrived, so that its files stay, when',
  (code) => {
    test.each<[string, number | Error]>([
      ['another has written since', 3],
      ['nobody can tell', report('unavailable')]
    ])('%s', async (_why, read) => {
      server.answers = [{ read: 1, write: report(code) }, { read }]
      await expect(change()).rejects.toMatchObject({ name: 'StoreError', failure: 'unavailable', isOffline: true })
    })
  }
)

test('a write for which there is no room is over, and not looked for', async () => {
  server.answers = [{ read: 1, write: report('resource-exhausted') }, { read: 2 }]
  await expect(change()).rejects.toMatchObject({ failure: 'full' })
  expect(server.answers).toHaveLength(1)
})

describe('a slow server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const later = <T>(ms: number, value: T) => new Promise<T>((go) => setTimeout(go, ms, value))

  test('that has not said in ten seconds what is stored is given up, and nothing is written when it does', async () => {
    server.answers = [{ read: later(12_000, 1) }]
    const outcome = change().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toMatchObject({ failure: 'unavailable', isOffline: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).not.toHaveBeenCalled()
  })

  test('that has begun to write is waited for: nobody is told that nothing was stored', async () => {
    server.answers = [{ read: later(8_000, 1), write: later(8_000, undefined).then(() => later(8_000, undefined)) }]
    const outcome = change()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toBe('over 1')
  })

  test('on which others are always quicker is given up in the end, with its reason', async () => {
    server.answers = Array.from({ length: 15 }, () => ({ read: 1, write: report('aborted') }))
    const outcome = change().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toMatchObject({ name: 'StoreError', failure: 'unavailable', cause: { code: 'aborted' } })
    expect(server.answers).toEqual([])
  })
})

test('changes of one document are taken in turn, also behind one that failed', async () => {
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

test('without the network nothing is begun', async () => {
  server.answers = [{ read: 1 }]
  await expect(change(create(false))).rejects.toMatchObject({ failure: 'unavailable', isOffline: true })
  expect([server.answers.length, written.mock.calls]).toEqual([1, []])
})
