// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLateComponent } from '#renderer/app/use-late-component.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('code that could not be fetched is asked for again after a pause, as long as it is wanted', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new Error('no network'))
  const { result, unmount } = renderHook(() => useLateComponent(true, load))
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(load).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(load).toHaveBeenCalledTimes(2)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(result.current).toBeUndefined()
})
