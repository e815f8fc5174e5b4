// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#renderer/app/error-boundary.tsx'
import { lazyComponent } from '#renderer/components/public/lazy-component.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Bench() {
  return <h1>The bench</h1>
}

const loadAfterFailure = () =>
  vi.fn<() => Promise<typeof Bench>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Bench)

test('lazy component › shows an error when its code fails to load, and retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = loadAfterFailure()
  const Screen = lazyComponent(load)
  await act(async () => {
    render(
      <Suspense fallback="…">
        <ErrorBoundary onRetry={() => void Screen.preload()}>
          <Screen />
        </ErrorBoundary>
      </Suspense>
    )
  })
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy()
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByRole('heading', { name: 'The bench' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
