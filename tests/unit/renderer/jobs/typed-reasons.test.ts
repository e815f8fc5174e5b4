// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatTakeDownKey, storeReason, useUnsentReason } from '#renderer/jobs/moderation-reasons/unsent-reasons.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'

afterEach(() => {
  cleanup()
  resetStores()
})

const type = (uid: string, about: string | readonly string[], reason: string) =>
  act(() => storeReason(uid, about, reason))
const offered = (uid: string, about: string | readonly string[] | undefined) => {
  const { result, unmount } = renderHook(() => useUnsentReason(uid, about))
  unmount()
  return result.current
}
const [one, other] = [formatTakeDownKey('job_1'), formatTakeDownKey('job_2')]

test('useTypedReason › restores a typed reason for the same author and job', () => {
  type('admin', one, 'A fee.')
  expect([offered('admin', one), offered('admin', other), offered('u-other', one)]).toEqual(['A fee.', '', ''])
  type('admin', one, '')
  expect([offered('admin', one), offered('admin', undefined)]).toEqual(['', ''])
})
