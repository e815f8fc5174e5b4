import type { DocumentSnapshot } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { following, type Listen, type News, patience } from '#renderer/storage/firestore/resilient-listener.ts'

const doc = { id: 'a' } as DocumentSnapshot
const fromServer: News = { docs: [doc], fromCache: false }
const remembered: News = { docs: [doc], fromCache: true }
const nothingRemembered: News = { docs: [], fromCache: true }

let tell: Parameters<Listen>[0]
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
  const listen: Listen = (heard, failed) => {
    begun += 1
    tell = heard
    fail = failed
    return () => {
      stopped += 1
    }
  }
  const changed = vi.fn()
  return { followed: following(listen, changed), changed }
}

const refused = Object.assign(new Error('no'), { name: 'FirebaseError', code: 'permission-denied' })

test('tells what the server says, and what is remembered while it is silent', async () => {
  const { followed, changed } = follow()
  tell(remembered)
  expect(await followed.latest()).toBe(remembered)
  tell(fromServer)
  expect(await followed.latest()).toBe(fromServer)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('that nothing is remembered is no answer: it waits for the server, and then says that it cannot be reached', async () => {
  const { followed, changed } = follow()
  tell(nothingRemembered)
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(changed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(followed.latest()).rejects.toMatchObject({ failure: 'unavailable' })
  tell({ docs: [], fromCache: false })
  expect(await followed.latest()).toMatchObject({ docs: [] })
  // The server has said that there is nothing: going offline makes no failure of it.
  tell(nothingRemembered)
  expect(await followed.latest()).toBe(nothingRemembered)
})

test('what another person may have read here is shown only when the server cannot be asked', async () => {
  const { followed, changed } = follow()
  const doubtful = { ...remembered, isDoubtful: true }
  tell(doubtful)
  expect(changed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(patience)
  expect(await followed.latest()).toBe(doubtful)
})

test('after a failure it asks again by itself, later and later, and at once when it is told to', async () => {
  const { followed } = follow()
  fail(refused)
  await expect(followed.latest()).rejects.toMatchObject({ failure: 'refused' })
  expect([begun, stopped]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(begun).toBe(2)
  fail(refused)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(begun).toBe(2)
  followed.renew()
  expect(begun).toBe(3)
  tell(fromServer)
  expect(await followed.latest()).toBe(fromServer)
  followed.renew()
  expect(begun).toBe(3)
  followed.renew(true)
  expect(begun).toBe(4)
})

test('hears nothing of an attempt that is over, nor after it was stopped or told to rest', async () => {
  const { followed, changed } = follow()
  const [early, lost] = [tell, fail]
  followed.renew(true)
  early(fromServer)
  lost(refused)
  expect(changed).not.toHaveBeenCalled()
  const late = tell
  followed.rest()
  late(fromServer)
  followed.renew(true)
  tell(fromServer)
  expect(changed).toHaveBeenCalledTimes(1)
  const last = tell
  followed.stop()
  last(remembered)
  expect(changed).toHaveBeenCalledTimes(1)
})
