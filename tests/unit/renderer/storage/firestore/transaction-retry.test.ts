import type { DocumentReference, Firestore, Transaction } from 'firebase/firestore'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRetryingTransactions } from '#renderer/storage/firestore/transaction-retry.ts'

interface Answer {
  /** The revision that is stored, or why it cannot be read. */
  read: number | Error
  /** Why nothing is written. */
  write?: Error
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
      return { get: () => answer.read }
    }
    const result = await run({ get } as unknown as Transaction)
    if (answer.write) throw answer.write
    return result
  }
}))

const report = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code })
const refusal = report('permission-denied')

const ref = { path: 'notes/a' } as DocumentReference
const take = createRetryingTransactions(
  () => ({}) as Firestore,
  () => true
)
const change = () =>
  take(ref, async (transaction, attempt) => {
    const revision: unknown = (await transaction.get(ref)).get('revision')
    attempt.readings.push({ ref, revision })
    return { result: `over ${revision}` }
  })

beforeEach(() => {
  server.answers = []
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

test('no timer outlives the answers: a server that has answered is not said to be out of reach later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  server.answers = [{ read: 1, write: refusal }, { read: 1 }]
  await expect(change()).rejects.toMatchObject({ failure: 'refused' })
  expect(vi.getTimerCount()).toBe(0)
})
