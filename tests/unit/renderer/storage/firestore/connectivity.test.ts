import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reach } from '#renderer/storage/connection.ts'
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
  const told: Reach[] = []
  const follower = createConnectivity({
    probe: async () => {
      probes += 1
      return answers
    },
    lastRead: { read: async () => remembered, write: async (when) => void written.push(when) },
    isOnline: () => isOnline
  })
  follower.watch((reach) => told.push(reach))
  return { follower, told }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('nothing is said before anything is known, and the first answer says that the board is there', async () => {
  const { follower, told } = open()
  expect(told).toEqual([])
  follower.track().report(false)
  expect(told).toEqual([{ isReachable: true }])
})

test('a list that was in step until the network went is as old as that moment', async () => {
  const { follower, told } = open()
  const list = follower.track()
  list.report(false)
  await pass(600)
  isOnline = false
  events.dispatchEvent(new Event('offline'))
  expect(told.at(-1)).toEqual({ isReachable: false, readUntil: at(600) })
})

test('a moment in which Firestore looks at its memory says nothing, a longer one does', async () => {
  const { follower, told } = open()
  const list = follower.track()
  list.report(false)
  await pass(60)
  list.report(true)
  await pass(2)
  list.report(false)
  await pass(60)
  expect(told).toEqual([{ isReachable: true }])
  list.report(true)
  await pass(3)
  expect(told.at(-1)).toEqual({ isReachable: false, readUntil: at(122) })
})

test('a start without the network says how old what is remembered is', async () => {
  isOnline = false
  const { told } = open(at(-7200))
  await pass(0)
  expect(told.at(-1)).toEqual({ isReachable: false, readUntil: at(-7200) })
})

test('a start at which no server answers says so after ten seconds, whatever the device believes', async () => {
  const { follower, told } = open()
  follower.track().report(true)
  await pass(9)
  expect(told).toEqual([])
  await pass(1)
  expect(told).toEqual([{ isReachable: false }])
})

test('an answer out of the memory is none', async () => {
  const { follower, told } = open()
  await follower.request(
    async () => 'remembered',
    () => true
  )
  expect(told).toEqual([{ isReachable: false }])
})

test('the line goes by itself when the server gives a sign, on a screen that asks for nothing too', async () => {
  const { follower, told } = open()
  follower.reportSilence()
  await pass(10)
  expect([probes, told.at(-1)?.isReachable]).toEqual([1, false])
  await pass(9)
  expect(probes).toBe(1)
  answers = true
  await pass(1)
  expect([probes, told.at(-1)?.isReachable]).toEqual([2, true])
  await pass(600)
  expect(probes).toBe(2)
  // However long the last silence was, the next one is asked about as soon.
  follower.reportSilence()
  await pass(10)
  expect([probes, told.at(-1)?.isReachable]).toEqual([3, true])
})

test('the browser’s word that the network is back has the server asked at once', async () => {
  const { follower, told } = open()
  follower.reportSilence()
  answers = true
  events.dispatchEvent(new Event('online'))
  await pass(0)
  expect(told.at(-1)).toEqual({ isReachable: true })
})

test('a board that refuses, or has no room, is there: that is no silence', async () => {
  const { follower, told } = open()
  await follower.request(async () => 'read')
  for (const failure of ['refused', 'full', 'unavailable'] as const) {
    const error = new StoreError(failure, 'told to fail')
    await expect(follower.request(() => Promise.reject(error))).rejects.toBe(error)
  }
  expect(told).toEqual([{ isReachable: true }])
})

test('without the network the server is not asked, however often its time comes', async () => {
  isOnline = false
  answers = true
  const { told } = open()
  await pass(60)
  expect([probes, told.at(-1)]).toEqual([0, { isReachable: false }])
})
