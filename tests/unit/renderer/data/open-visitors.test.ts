import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openVisitors } from '#renderer/data/open-visitors.ts'
import type { Reach } from '#renderer/storage/connection.ts'
import type { AnswerKeeper } from '#renderer/storage/firestore/rest/rest-client.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'

const { createRestStore, findAnswer, keepAnswer } = vi.hoisted(() => ({
  createRestStore: vi.fn(),
  findAnswer: vi.fn(),
  keepAnswer: vi.fn()
}))
vi.mock('#renderer/storage/firestore/rest/rest-store.ts', () => ({ createRestStore }))
vi.mock('#renderer/storage/firestore/rest/kept-answers.ts', () => ({ findAnswer, keepAnswer }))

const kept: Record<string, string> = { newer: '2026-11-21T09:00:00.000Z', older: '2026-11-20T09:00:00.000Z' }
const settings = {
  app: { apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1:2:web:3' },
  emulators: null,
  kiosk: false
}

let told: Reach[]
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  createRestStore.mockReset().mockReturnValue({ ...createMemoryStore(), stopPolling: () => {} })
  findAnswer.mockReset().mockImplementation(async (name: string) => kept[name] && { at: kept[name], answer: name })
  keepAnswer.mockReset()
})
afterEach(() => void vi.useRealTimers())

function open(): AnswerKeeper | undefined {
  openVisitors(settings, (reach) => told.push(reach))
  return createRestStore.mock.lastCall?.[0].keeper
}

test('what an earlier visit has kept is shown with the age of the oldest, until the board answers', async () => {
  vi.stubEnv('LOUPE_OFFLINE', 'true')
  const keeper = open()
  expect(await keeper?.find('none')).toBeUndefined()
  expect(told).toEqual([])
  for (const name of ['newer', 'older', 'newer']) expect(await keeper?.find(name)).toBe(name)
  expect(told).toEqual(['newer', 'older', 'older'].map((name) => ({ isReachable: false, readUntil: kept[name] })))
  keeper?.keep('jobs', 1)
  keeper?.keep('houses', 2)
  expect(told.slice(3)).toEqual([{ isReachable: true }])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(keepAnswer.mock.calls).toEqual([
    ['jobs', 1],
    ['houses', 2]
  ])
  // Out of reach again: as old as what is shown by now.
  await keeper?.find('newer')
  expect(told.at(-1)).toEqual({ isReachable: false, readUntil: kept.newer })
})

test('a build that does not work offline keeps nothing', () => {
  vi.stubEnv('LOUPE_OFFLINE', '')
  expect(open()).toBeUndefined()
})
