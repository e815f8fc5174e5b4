import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'

/** Says why an application was not sent or changed. */
export function sayApplyFailure(error: unknown): void {
  const failure = error instanceof StoreError ? error.failure : undefined
  if (failure === 'refused') showToast('applicationRefused')
  else if (failure === 'conflict') showToast('applicationChanged')
  else showToast('notSaved')
}
