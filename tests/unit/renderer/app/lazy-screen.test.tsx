// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#renderer/app/error-boundary.tsx'
import { createLazyScreen } from '#renderer/app/lazy-screen.tsx'

// A busy machine is slow.
configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)

function Bench() {
  return <h1>The bench</h1>
}

test('a screen whose code could not be fetched can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Bench)
  const Screen = createLazyScreen(load)
  await act(async () => {
    render(
      <Suspense fallback="…">
        <ErrorBoundary onRetry={Screen.preload}>
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

test('a screen that was fetched ahead is not fetched again', async () => {
  const load = vi.fn().mockResolvedValue(Bench)
  const Screen = createLazyScreen(load)
  Screen.preload()
  await act(async () => {
    render(<Screen />)
  })
  expect(await screen.findByRole('heading', { name: 'The bench' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})
