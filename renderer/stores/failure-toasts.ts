import '#renderer/messages/failure-messages.ts'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import type { MessageValues } from '#renderer/messages/messages.ts'
import { AccountLimitError, type Limited } from '#renderer/storage/core/account-limit-error.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from './toast-store.ts'

interface Failures {
  refused?: ToastName
  conflict?: ToastName
  /** The record is deleted; default: as `conflict`. */
  gone?: ToastName
  other?: ToastName
}

/** Toast for each kind of failure; default: not saved. */
const failureToasts = {
  publicProfile: {},
  applicant: { refused: 'applicantRefused', conflict: 'applicantChanged', gone: 'applicantWithdrawn' },
  application: { refused: 'applicationRefused', conflict: 'applicationChanged' },
  asking: { refused: 'askingRefused', conflict: 'askingChanged' },
  invitation: { refused: 'invitationRefused', conflict: 'invitationBefore', gone: 'invitationRefused' },
  company: { refused: 'companyRefused', conflict: 'companyChanged' },
  page: { conflict: 'contentChanged', other: 'contentNotSaved' },
  job: { refused: 'jobRefused', conflict: 'jobChanged', gone: 'jobMissing' },
  profile: { refused: 'profileRefused', conflict: 'profileChanged' },
  saved: {},
  shortlist: { refused: 'candidateRefused' }
} as const satisfies Record<string, Failures>

/** Toasts for the limits of an account on a shared board. Drafts, templates, telephone numbers and what is saved say so where they are. */
const limitToasts = {
  applications: 'applicationsFull',
  drafts: 'notSaved',
  files: 'filesFull',
  invitations: 'invitationsFull',
  marks: 'notSaved',
  moves: 'applicantFull',
  openJobs: 'openJobsFull',
  jobs: 'jobsFull',
  reveals: 'notSaved',
  savedJobs: 'notSaved',
  savedSearches: 'notSaved',
  templates: 'notSaved'
} as const satisfies Record<Limited, ToastName>

/** Says why something was not stored. */
export function showFailure(what: keyof typeof failureToasts, error: unknown, values?: MessageValues): void {
  showToast(selectToast(failureToasts[what], error), values)
}

function selectToast({ refused, conflict, gone = conflict, other = 'notSaved' }: Failures, error: unknown): ToastName {
  if (error instanceof AccountLimitError) return limitToasts[error.limited]
  // Without a connection the code of a step cannot be loaded either.
  const isOffline = error instanceof StoreError ? error.isOffline : globalThis.navigator?.onLine === false
  if (isOffline && other === 'notSaved') return 'notSavedOffline'
  if (!(error instanceof StoreError)) return other
  if (error.failure === 'refused') return refused ?? other
  if (error.failure === 'conflict') return (error.stored ? conflict : gone) ?? other
  return other
}
