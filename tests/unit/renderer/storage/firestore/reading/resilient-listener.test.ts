import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createResilientListener,
  type Listen,
  type ListenerSnapshot,
  serverTimeoutMs
} from '#renderer/storage/firestore/reading/resilient-listener.ts'

const doc = { path: 'jobs/a', name: 'a', fields: {} }
const fromServer: ListenerSnapshot = { docs: [doc], fromCache: false }
const nothingRemembered: ListenerSnapshot = { docs: [], fromCache: true }

let deliver: Parameters<Listen>[0]
let fail: Parameters<Listen>[1]
let [begun, stopped] = [0, 0]

beforeEach(() => {
  vi.useFakeTimers()
  begun = 0
  stopped = 0
})
afterEach(() => {
  vi.useRealTimers()
})

/** Follows a database that the test speaks for. */
function follow() {
  const listen: Listen = (onSnapshot, onError) => {
    begun += 1
    deliver = onSnapshot
    fail = onError
    return () => {
      stopped += 1
    }
  }
  const changed = vi.fn()
  return { followed: createResilientListener(listen, changed), changed }
}

const refused = Object.assign(new Error('no'), { name: 'FirebaseError', code: 'permission-denied' })

test('Firestore listener › reports unavailable when neither cache nor server responds', async () => {
  const { followed, changed } = follow()
  deliver(nothingRemembered)
  await vi.advanceTimersByTimeAsync(serverTimeoutMs - 1)
  expect(changed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(followed.readLatest()).rejects.toMatchObject({ failure: 'unavailable' })
  deliver({ docs: [], fromCache: false })
  expect(await followed.readLatest()).toMatchObject({ docs: [] })
  // The server has said that there is nothing: going offline makes no failure of it.
  deliver(nothingRemembered)
  expect(await followed.readLatest()).toBe(nothingRemembered)
})

test('Firestore listener › retries a failed query with back-off, or immediately on request', async () => {
  const { followed } = follow()
  fail(refused)
  await expect(followed.readLatest()).rejects.toMatchObject({ failure: 'refused' })
  expect([begun, stopped]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(begun).toBe(2)
  fail(refused)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(begun).toBe(2)
  followed.resubscribe()
  expect(begun).toBe(3)
  deliver(fromServer)
  expect(await followed.readLatest()).toBe(fromServer)
  followed.resubscribe()
  expect(begun).toBe(3)
  followed.resubscribe(true)
  expect(begun).toBe(4)
})

test('Firestore listener › retries an aborted query once before reporting it', async () => {
  const { followed, changed } = follow()
  deliver(fromServer)
  const aborted = Object.assign(new Error('busy'), { name: 'FirebaseError', code: 'aborted' })
  fail(aborted)
  await vi.advanceTimersByTimeAsync(0)
  expect([begun, stopped]).toEqual([2, 1])
  expect(await followed.readLatest()).toBe(fromServer)
  expect(changed).toHaveBeenCalledTimes(1)
  fail(aborted)
  await expect(followed.readLatest()).rejects.toMatchObject({ failure: 'unavailable' })
  expect(changed).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(begun).toBe(3)
  deliver(fromServer)
  fail(aborted)
  expect(await followed.readLatest()).toBe(fromServer)
})

test.each<[string, (followed: ReturnType<typeof createResilientListener>) => void]>([
  ['is renewed', (followed) => followed.resubscribe(true)],
  ['is paused for the next user', (followed) => followed.pause()]
])('Firestore listener › emits no earlier result after it %s', async (_when, end) => {
  const { followed } = follow()
  deliver(fromServer)
  end(followed)
  const waiting = followed.readLatest()
  followed.resubscribe(true)
  const anew: ListenerSnapshot = { docs: [], fromCache: false }
  deliver(anew)
  expect(await waiting).toBe(anew)
})
