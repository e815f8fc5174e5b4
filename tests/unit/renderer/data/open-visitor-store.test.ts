import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openVisitorStore } from '#renderer/data/open-visitor-store.ts'
import type { ConnectionStatus } from '#renderer/storage/connection-status.ts'
import type { AnswerPersister } from '#renderer/storage/firestore/rest/rest-client.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'

const { createRestStore, readPersistedResponse, persistResponse } = vi.hoisted(() => ({
  createRestStore: vi.fn(),
  readPersistedResponse: vi.fn(),
  persistResponse: vi.fn()
}))
vi.mock('#renderer/storage/firestore/rest/rest-store.ts', () => ({ createRestStore }))
vi.mock('#renderer/storage/firestore/rest/persisted-responses.ts', () => ({ readPersistedResponse, persistResponse }))

const kept: Record<string, string> = { newer: '2026-11-21T09:00:00.000Z', older: '2026-11-20T09:00:00.000Z' }
const settings = {
  app: { apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1:2:web:3' },
  emulators: null,
  kiosk: false
}

let received: ConnectionStatus[]
beforeEach(() => {
  vi.useFakeTimers()
  received = []
  createRestStore.mockReset().mockReturnValue({ ...createMemoryStore(), stopPolling: () => {} })
  readPersistedResponse
    .mockReset()
    .mockImplementation(async (name: string) => kept[name] && { at: kept[name], answer: name })
  persistResponse.mockReset()
})
afterEach(() => void vi.useRealTimers())

function open(): AnswerPersister | undefined {
  openVisitorStore(settings, (state) => received.push(state))
  return createRestStore.mock.lastCall?.[0].persister
}

test('stored responses of Firestore’s REST API › report the oldest read date until the server responds', async () => {
  vi.stubEnv('LOUPE_OFFLINE', 'true')
  const persister = open()
  expect(await persister?.restore('none')).toBeUndefined()
  expect(received).toEqual([])
  for (const name of ['newer', 'older', 'newer']) expect(await persister?.restore(name)).toBe(name)
  expect(received).toEqual(['newer', 'older', 'older'].map((name) => ({ isReachable: false, readUntil: kept[name] })))
  persister?.persist('jobs', 1)
  persister?.persist('companies', 2)
  expect(received.slice(3)).toEqual([{ isReachable: true }])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(persistResponse.mock.calls).toEqual([
    ['jobs', 1],
    ['companies', 2]
  ])
  // Out of reach again: as old as what is shown by now.
  await persister?.restore('newer')
  expect(received.at(-1)).toEqual({ isReachable: false, readUntil: kept.newer })
})

test('stored responses of Firestore’s REST API › are not stored without offline support', () => {
  vi.stubEnv('LOUPE_OFFLINE', '')
  expect(open()).toBeUndefined()
})
