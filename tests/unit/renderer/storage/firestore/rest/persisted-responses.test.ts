import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistResponse, readPersistedResponse } from '#renderer/storage/firestore/rest/persisted-responses.ts'
import { type AnswerPersister, createRestClient } from '#renderer/storage/firestore/rest/rest-client.ts'

/** As a browser's: in the order in which entries came. */
function fakeCaches() {
  const entries = new Map<string, Response>()
  return {
    entries,
    open: async () => ({
      match: async (address: string) => entries.get(address)?.clone(),
      put: async (address: string, response: Response) => void entries.set(address, response),
      delete: async (address: string) => entries.delete(address),
      keys: async () => [...entries.keys()]
    })
  }
}

let caches: ReturnType<typeof fakeCaches>
beforeEach(() => {
  caches = fakeCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => vi.unstubAllGlobals())

test('stored responses of Firestore’s REST API › exclude searches and are limited to the last sixty', async () => {
  await persistResponse('runQuery {"op":"ARRAY_CONTAINS"}', [])
  expect(caches.entries.size).toBe(0)
  for (let index = 0; index < 61; index += 1) await persistResponse(`runQuery ${index}`, index)
  await persistResponse('runQuery 1', 'again')
  expect(caches.entries.size).toBe(60)
  await persistResponse('runQuery 61', 61)
  expect(
    await Promise.all([0, 1, 2, 61].map(async (each) => (await readPersistedResponse(`runQuery ${each}`))?.answer))
  ).toEqual([undefined, 'again', undefined, 61])
})

test('Firestore client over REST › returns persisted responses while unreachable', async () => {
  const kept: [string, unknown][] = []
  const persister: AnswerPersister = {
    persist: (name, answer) => void kept.push([name, answer]),
    restore: async (name) => kept.find(([each]) => each === name)?.[1]
  }
  const client = createRestClient({ apiKey: 'none', projectId: 'demo', emulator: undefined }, persister)
  const answers = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', answers)
  answers.mockResolvedValueOnce(Response.json([{ read: 1 }]))
  expect(await client.ask('runQuery', { of: 1 })).toEqual([{ read: 1 }])
  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await client.ask('runQuery', { of: 1 })).toEqual([{ read: 1 }])
  await expect(client.ask('runQuery', { of: 2 })).rejects.toMatchObject({ isOffline: true })
  answers.mockImplementation(async () => Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 }))
  await expect(client.ask('runQuery', { of: 1 })).rejects.toMatchObject({ failure: 'refused' })
  expect(kept).toHaveLength(1)
})
