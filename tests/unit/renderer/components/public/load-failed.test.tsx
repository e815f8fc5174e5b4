// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { StoreError } from '#renderer/storage/document-store.ts'

afterEach(cleanup)

test.each([
  ['refused', false, 'The board does not let this be read from here. Nothing is lost.'],
  ['full', false, 'The board cannot take more requests for now. Nothing is lost: please try again later.'],
  ['damaged', false, 'The answer could not be understood. Nothing is lost: please try again.'],
  ['unavailable', false, 'The board did not answer. Nothing is lost.'],
  ['unavailable', true, 'You are offline, or the board cannot be reached. Nothing is lost.']
] as const)('LoadFailed › explains %s (offline: %s)', (failure, isOffline, text) => {
  const error = new StoreError(failure, 'said so', { isOffline })
  render(<LoadFailed title="Jobs could not be read" error={error} onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain(text)
})
