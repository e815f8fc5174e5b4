import type { ToastName } from '#renderer/config/toasts.ts'
import failures from '#renderer/messages/failures.json'
import { load, type MessageValues } from '#renderer/messages/messages.ts'
import { AccountFull, type Limited } from '#renderer/storage/core/account-full.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from './toast-store.ts'

// 1.2 kB that comes with every form.
load(failures)

interface Failures {
  /** The person may not do it. */
  refused?: ToastName
  /** Another version is stored than the one that was seen. */
  conflict?: ToastName
  /** It is not stored any more; without it the same as `conflict`. */
  gone?: ToastName
  /** Anything else. */
  other?: ToastName
}

/** What a person is told when something could not be stored, by what it was. Where nothing is named, that it was not saved. */
const failureToasts = {
  card: {},
  applicant: { refused: 'applicantRefused', conflict: 'applicantChanged', gone: 'applicantWithdrawn' },
  application: { refused: 'applicationRefused', conflict: 'applicationChanged' },
  asking: { refused: 'askingRefused', conflict: 'askingChanged' },
  house: { refused: 'houseRefused', conflict: 'houseChanged' },
  page: { conflict: 'contentChanged', other: 'contentNotSaved' },
  posting: { refused: 'postingRefused', conflict: 'postingChanged', gone: 'postingMissing' },
  profile: { refused: 'profileRefused', conflict: 'profileChanged' },
  shortlist: { refused: 'candidateRefused' }
} as const satisfies Record<string, Failures>

/** What a board that devices share takes no more of from this account. A draft says so beside its form. */
const limitToasts = {
  applications: 'applicationsFull',
  drafts: 'notSaved',
  files: 'filesFull',
  marks: 'notSaved',
  moves: 'applicantFull',
  openPostings: 'openPostingsFull',
  postings: 'postingsFull'
} as const satisfies Record<Limited, ToastName>

/** Says why something was not stored. */
export function showFailure(what: keyof typeof failureToasts, error: unknown, values?: MessageValues): void {
  showToast(selectToast(failureToasts[what], error), values)
}

function selectToast({ refused, conflict, gone = conflict, other = 'notSaved' }: Failures, error: unknown): ToastName {
  if (!(error instanceof StoreError)) return other
  if (error instanceof AccountFull) return limitToasts[error.limited]
  if (error.isOffline && other === 'notSaved') return 'notSavedOffline'
  if (error.failure === 'refused') return refused ?? other
  if (error.failure === 'conflict') return (error.stored ? conflict : gone) ?? other
  return other
}
