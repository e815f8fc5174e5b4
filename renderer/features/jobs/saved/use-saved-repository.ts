import '#renderer/messages/saved-messages.ts'
import { useMemo } from 'react'
import {
  createAccountSaved,
  createVisitorSaved,
  type SavedJobsAndSearchesRepository
} from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { type Lazy, lazy } from '#renderer/storage/core/lazy-loading.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { maxSavedJobs } from '#shared/domain/saved/saved-job.ts'
import { maxSavedSearches } from '#shared/domain/saved/saved-search.ts'

/** Of this visitor or candidate. */
export function useSavedRepository(): Lazy<SavedJobsAndSearchesRepository> {
  const { platform } = useServices()
  const uid = useSession(({ user }) => user?.uid ?? '')
  return useMemo(() => openSaved(platform, uid), [platform, uid])
}

/** @param uid '' for a visitor */
export function openSaved({ documents, visitorRecords }: Platform, uid: string): Lazy<SavedJobsAndSearchesRepository> {
  return lazy(async () =>
    uid === ''
      ? createVisitorSaved(await visitorRecords.open())
      : createAccountSaved(documents, uid, () => useSession.getState().user)
  )
}

/** Says why something was not saved, or not removed. */
export function showSavedFailure(error: unknown): void {
  if (!(error instanceof AccountLimitError)) showFailure('saved', error)
  else if (error.limited === 'savedJobs') showToast('savedJobsFull', { max: maxSavedJobs })
  else showToast('savedSearchesFull', { max: maxSavedSearches })
}
