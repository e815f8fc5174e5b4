import type { ToastName } from '#renderer/config/toasts.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

/** What a person is told when their profile could not be written. */
export function failureToast(error: unknown): ToastName {
  if (!(error instanceof StoreError)) return 'notSaved'
  if (error.failure === 'conflict') return 'profileChanged'
  return error.failure === 'refused' ? 'profileRefused' : 'notSaved'
}
