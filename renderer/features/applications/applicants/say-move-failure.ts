import type { ToastName } from '#renderer/config/toasts.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application.ts'

/** Says why an applicant was not moved. */
export function sayMoveFailure(error: unknown, name: string): void {
  showToast(toastOf(error), { name })
}

function toastOf(error: unknown): ToastName {
  if (!(error instanceof StoreError)) return 'notSaved'
  if (error.failure === 'refused') return 'applicantRefused'
  if (error.failure !== 'conflict') return 'notSaved'
  const newer = newerIn(error)
  return newer === undefined || newer.state === 'withdrawn' ? 'applicantWithdrawn' : 'applicantChanged'
}

/** What stands in the way of a move: the application as it is stored now; undefined: nothing does, or it is gone. */
export function newerIn(error: unknown): Application | undefined {
  return error instanceof StoreError ? (error.stored as Application | undefined) : undefined
}
