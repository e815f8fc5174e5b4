import type { FirebaseApp } from 'firebase/app'
import { persistentLocalCache } from 'firebase/firestore'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#renderer/storage/firestore/database.ts'

vi.mock('firebase/firestore', () => ({
  initializeFirestore: () => ({}),
  persistentLocalCache: vi.fn(),
  persistentSingleTabManager: () => ({}),
  setLogLevel: () => {}
}))

test('what was read of a shared board takes at most 40 MB of the disk', () => {
  openDatabase({} as FirebaseApp, { emulators: null, kiosk: false })
  expect(persistentLocalCache).toHaveBeenCalledWith(expect.objectContaining({ cacheSizeBytes: 41_943_040 }))
})
