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

test('a server that cannot be reached is told apart, keeps what the database says of it, and is logged once', async () => {
  const { createUnreachableError, toStoreError } = await load()
  expect(createUnreachableError()).toMatchObject({
    failure: 'unavailable',
    isOffline: true,
    cause: { message: offline }
  })
  const said = new FirebaseError('unavailable', offline)
  expect(toStoreError(said)).toMatchObject({ failure: 'unavailable', isOffline: true, cause: said })
  expect(toStoreError(new FirebaseError('deadline-exceeded', 'late'))).toMatchObject({ isOffline: true })
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ message: offline })]])
})

test('what the server refuses, or is full of, is no matter of the connection', async () => {
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

test('a step that the database fails is told as a failure of the board, any other as it is', async () => {
  const { withStoreErrors } = await load()
  const refusal = new FirebaseError('permission-denied', 'said so')
  const refused = { name: 'StoreError', failure: 'refused', cause: refusal }
  await expect(withStoreErrors(() => Promise.reject(refusal))).rejects.toMatchObject(refused)
  const other = new Error('changed my mind')
  await expect(withStoreErrors(() => Promise.reject(other))).rejects.toBe(other)
})
