import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createConnectivity } from '#renderer/storage/firestore/connectivity.ts'

const start = Date.parse('2026-11-21T14:00:00.000Z')
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()

let answers: boolean
let isOnline: boolean
let probes: number
let written: string[]
let events: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  answers = false
  isOnline = true
  probes = 0
  written = []
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => vi.useRealTimers())

function open(remembered?: string | Promise<string>) {
  const received: ConnectionStatus[] = []
  const follower = createConnectivity({
    probe: async () => {
      probes += 1
      return answers
    },
    lastRead: { read: async () => remembered, write: async (when) => void written.push(when) },
    isOnline: () => isOnline
  })
  follower.watch((status) => received.push(status))
  return { follower, received }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('connectivity › dates shown results by the time of the network loss', async () => {
  const { follower, received } = open()
  const list = follower.track()
  list.report(false)
  await pass(600)
  isOnline = false
  events.dispatchEvent(new Event('offline'))
  expect(received.at(-1)).toEqual({ isReachable: false, readUntil: at(600) })
})

test('connection to Firestore › ignores a short cache fallback, but not a longer one', async () => {
  const { follower, received } = open()
  const list = follower.track()
  list.report(false)
  await pass(60)
  list.report(true)
  await pass(2)
  list.report(false)
  await pass(60)
  expect(received).toEqual([{ isReachable: true }])
  list.report(true)
  await pass(3)
  expect(received.at(-1)).toEqual({ isReachable: false, readUntil: at(122) })
})

test('connection to Firestore › reports an unreachable server after ten seconds', async () => {
  const { follower, received } = open()
  follower.track().report(true)
  await pass(9)
  expect(received).toEqual([])
  await pass(1)
  expect(received).toEqual([{ isReachable: false }])
})

test('connection to Firestore › probes at growing intervals until the server responds', async () => {
  const { follower, received } = open()
  follower.reportSilence()
  await pass(10)
  expect([probes, received.at(-1)?.isReachable]).toEqual([1, false])
  await pass(9)
  expect(probes).toBe(1)
  answers = true
  await pass(1)
  expect([probes, received.at(-1)?.isReachable]).toEqual([2, true])
  await pass(600)
  expect(probes).toBe(2)
  // However long the last silence was, the next one is asked about as soon.
  follower.reportSilence()
  await pass(10)
  expect([probes, received.at(-1)?.isReachable]).toEqual([3, true])
})

test('connection to Firestore › treats a denied request and a full quota as reachable', async () => {
  const { follower, received } = open()
  await follower.request(async () => 'read')
  for (const failure of ['refused', 'full', 'unavailable'] as const) {
    const error = new StoreError(failure, 'told to fail')
    await expect(follower.request(() => Promise.reject(error))).rejects.toBe(error)
  }
  expect(received).toEqual([{ isReachable: true }])
})
