import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, test, vi } from 'vitest'

const offline = 'Failed to get document because the client is offline.'
const muteWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

let warn: ReturnType<typeof muteWarnings>
beforeEach(() => {
  vi.resetModules()
  warn = muteWarnings()
})

const load = () => import('#renderer/storage/firestore/firestore-errors.ts')

test('Firestore error › marks an unreachable server as offline and logs it once', async () => {
  const { createUnreachableError, toStoreError } = await load()
  expect(createUnreachableError()).toMatchObject({
    failure: 'unavailable',
    isOffline: true,
    cause: { message: offline }
  })
  const error = new FirebaseError('unavailable', offline)
  expect(toStoreError(error)).toMatchObject({ failure: 'unavailable', isOffline: true, cause: error })
  expect(toStoreError(new FirebaseError('deadline-exceeded', 'late'))).toMatchObject({ isOffline: true })
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ message: offline })]])
})

test('Firestore error › marks the store as reachable when permission is denied', async () => {
  const { toStoreError } = await load()
  for (const [code, failure] of [
    ['permission-denied', 'refused'],
    ['unauthenticated', 'refused'],
    ['resource-exhausted', 'full'],
    ['invalid-argument', 'full'],
    ['data-loss', 'damaged'],
    ['internal', 'unavailable']
  ] as const) {
    expect(toStoreError(new FirebaseError(code, code))).toMatchObject({ failure, isOffline: false })
  }
  expect(warn).not.toHaveBeenCalled()
})
