// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveBy } from '#renderer/hooks/leave-by.ts'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'

afterEach(cleanup)

const wrapper = ({ children }: PropsWithChildren) => createElement(MemoryRouter, null, children)
const guard = () => renderHook((unsaved: boolean) => useNavigationGuard(unsaved), { initialProps: true, wrapper })

test('leaving by code waits for the answer while work is unsaved, and for nothing once it is saved', () => {
  const { result, rerender } = guard()
  const go = vi.fn<() => void>()
  act(() => leaveBy(go))
  expect([result.current.asking, go.mock.calls.length]).toEqual([true, 0])
  act(() => result.current.leave())
  expect(go).toHaveBeenCalledTimes(1)
  act(() => result.current.stay())
  rerender(false)
  act(() => leaveBy(go))
  expect([result.current.asking, go.mock.calls.length]).toEqual([false, 2])
})

test('leaving by code is not held by a screen that is gone', () => {
  guard().unmount()
  const go = vi.fn<() => void>()
  leaveBy(go)
  expect(go).toHaveBeenCalled()
})
