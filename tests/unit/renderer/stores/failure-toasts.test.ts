import { afterEach, expect, test, vi } from 'vitest'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

const shown = () => useToast.getState().toast?.name

afterEach(() => {
  useToast.setState({ toast: null })
  vi.unstubAllGlobals()
})

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
] as const)('toast after a failed save › differs for denied, changed and deleted: %s', (what, ...toasts) => {
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

test('toast after a failed save › names the connection when code cannot be loaded offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  showFailure('saved', new TypeError('Failed to fetch dynamically imported module'))
  expect(shown()).toBe('notSavedOffline')
})
