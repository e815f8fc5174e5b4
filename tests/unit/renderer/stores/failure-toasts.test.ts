import { afterEach, expect, test } from 'vitest'
import { AccountFull } from '#renderer/storage/core/account-full.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

const offline = new StoreError('unavailable', 'no connection', { isOffline: true })
const shown = () => useToast.getState().toast?.name

afterEach(() => useToast.setState({ toast: null }))

test.each(['applicant', 'application', 'publicProfile', 'job', 'profile', 'shortlist'] as const)(
  'showFailure › shows a separate toast when offline: %s',
  (what) => {
    showFailure(what, offline)
    expect(shown()).toBe('notSavedOffline')
    showFailure(what, new StoreError('unavailable', 'blocked'))
    expect(shown()).toBe('notSaved')
  }
)

test.each([
  ['applicant', 'applicantRefused', 'applicantChanged', 'applicantWithdrawn'],
  ['application', 'applicationRefused', 'applicationChanged', 'applicationChanged'],
  ['asking', 'askingRefused', 'askingChanged', 'askingChanged'],
  ['company', 'companyRefused', 'companyChanged', 'companyChanged'],
  ['invitation', 'invitationRefused', 'invitationBefore', 'invitationRefused'],
  ['publicProfile', 'notSaved', 'notSaved', 'notSaved'],
  ['page', 'contentNotSaved', 'contentChanged', 'contentChanged'],
  ['job', 'jobRefused', 'jobChanged', 'jobMissing'],
  ['profile', 'profileRefused', 'profileChanged', 'profileChanged'],
  ['shortlist', 'candidateRefused', 'notSaved', 'notSaved']
] as const)('showFailure › shows a different toast for denied, changed and deleted: %s', (what, ...toasts) => {
  const failures = [
    new StoreError('refused', 'not allowed'),
    new StoreError('conflict', 'newer', { stored: { id: 'a' } }),
    new StoreError('conflict', 'gone')
  ]
  const names = failures.map((failure) => {
    showFailure(what, failure)
    return shown()
  })
  expect(names).toEqual(toasts)
})

test.each([
  ['applications', 'applicationsFull'],
  ['drafts', 'notSaved'],
  ['files', 'filesFull'],
  ['invitations', 'invitationsFull'],
  ['marks', 'notSaved'],
  ['moves', 'applicantFull'],
  ['openJobs', 'openJobsFull'],
  ['jobs', 'jobsFull']
] as const)('showFailure › shows the exceeded account limit: %s', (limited, toast) => {
  showFailure('job', new AccountFull(limited))
  expect(shown()).toBe(toast)
})
