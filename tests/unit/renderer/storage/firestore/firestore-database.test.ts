import type { FirebaseApp } from 'firebase/app'
import * as firestore from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#renderer/storage/firestore/firestore-database.ts'

vi.mock('firebase/firestore', () => ({
  initializeFirestore: vi.fn(),
  memoryLocalCache: vi.fn(),
  persistentLocalCache: vi.fn(),
  persistentSingleTabManager: () => ({}),
  setLogLevel: () => {},
  terminate: vi.fn(),
  waitForPendingWrites: vi.fn()
}))
const { initializeFirestore, memoryLocalCache, persistentLocalCache, terminate, waitForPendingWrites } =
  vi.mocked(firestore)

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  memoryLocalCache.mockReturnValue({ kind: 'memory' } as never)
  persistentLocalCache.mockReturnValue({ kind: 'persistent' } as never)
  initializeFirestore.mockImplementation(() => ({}) as never)
  terminate.mockResolvedValue(undefined)
})
afterEach(() => vi.useRealTimers())

const open = (kiosk: boolean) => openDatabase({} as FirebaseApp, { emulators: null, kiosk })

test('kiosk database › uses an in-memory cache instead of the disk', () => {
  open(true)
  expect(persistentLocalCache).not.toHaveBeenCalled()
  expect(initializeFirestore).toHaveBeenCalledWith({}, { localCache: { kind: 'memory' } })
})

test('database reset › waits for pending writes or five seconds', async () => {
  let store = () => {}
  waitForPendingWrites.mockReturnValueOnce(
    new Promise((resolve) => {
      store = resolve
    })
  )
  const database = open(true)
  const first = database.getCurrent()
  const resetting = database.reset()
  await vi.advanceTimersByTimeAsync(100)
  expect([terminate.mock.calls, database.getCurrent() === first]).toEqual([[], true])
  store()
  await resetting
  expect([terminate.mock.calls, database.getCurrent() === first]).toEqual([[[first]], false])
  waitForPendingWrites.mockReturnValueOnce(new Promise(() => {}))
  const second = database.getCurrent()
  const silent = database.reset()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(database.getCurrent()).toBe(second)
  await vi.advanceTimersByTimeAsync(1)
  await silent
  expect(database.getCurrent()).not.toBe(second)
})
