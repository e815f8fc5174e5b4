import { StoreError } from '#renderer/storage/document-store.ts'

/** What a browser's storage threw, in the words of the contract. */
export function storageError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const name = error instanceof Error ? error.name : ''
  if (/quota/i.test(name)) return new StoreError('full', 'there is no room left in this browser', { cause: error })
  return new StoreError('unavailable', 'the storage of this browser cannot be reached', { cause: error })
}
