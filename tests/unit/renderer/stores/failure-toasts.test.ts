import { expect, test } from 'vitest'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { catalogue } from '#tests/support/catalogue.ts'

const offline = new StoreError('unavailable', 'no connection', { isOffline: true })
const shown = () => useToast.getState().toast?.name

test.each(['applicant', 'application', 'card', 'posting', 'profile', 'shortlist'] as const)(
  'a board that cannot be reached is told as that: %s',
  (what) => {
    showFailure(what, offline)
    expect(shown()).toBe('notSavedOffline')
    showFailure(what, new StoreError('unavailable', 'blocked'))
    expect(shown()).toBe('notSaved')
  }
)

test('the page editor keeps its own sentence', () => {
  showFailure('page', offline)
  expect(shown()).toBe('contentNotSaved')
})

test('it begins with what people look for first', () => {
  expect(catalogue['toast.notSavedOffline.text']).toMatch(/^You are offline/)
  expect(catalogue['offline.text']).toMatch(/^You are offline/)
})
