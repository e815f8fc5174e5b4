// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { StoreError } from '#renderer/storage/document-store.ts'

afterEach(cleanup)

test.each([
  ['refused', false, 'Your account cannot see this. Log in again, or write to us.'],
  ['full', false, 'Loupe is very busy just now. Please try again later.'],
  ['damaged', false, 'Loupe sent something this page cannot read. Please try again.'],
  ['unavailable', false, 'Loupe could not be reached. Check your connection and try again.'],
  ['unavailable', true, 'You are offline, or Loupe cannot be reached. Nothing is lost.']
] as const)('LoadFailed › explains the failure "%s" (offline: %s)', (failure, isOffline, text) => {
  const error = new StoreError(failure, 'said so', { isOffline })
  render(<LoadFailed title="Jobs could not be read" error={error} onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain(text)
})
