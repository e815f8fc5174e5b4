import { StoreError } from '#renderer/storage/document-store.ts'

/** Why a change at the board was not stored, as a part of the id of its sentence. */
export function explainSaveFailure(error: unknown): 'changed' | 'gone' | 'refused' | 'offline' | 'notSaved' {
  if (!(error instanceof StoreError)) return 'notSaved'
  if (error.failure === 'conflict') return error.stored ? 'changed' : 'gone'
  if (error.failure === 'refused') return 'refused'
  return error.isOffline ? 'offline' : 'notSaved'
}
