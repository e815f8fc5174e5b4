// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { installHistoryBlocker, navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'

afterEach(cleanup)

const wrapper = ({ children }: PropsWithChildren) => createElement(MemoryRouter, null, children)
const guard = () => renderHook((unsaved: boolean) => useNavigationGuard(unsaved), { initialProps: true, wrapper })

test('leaving by code waits for the answer while work is unsaved, and for nothing once it is saved', () => {
  const { result, rerender } = guard()
  const go = vi.fn<() => void>()
  act(() => navigateGuarded(go))
  expect([result.current.asking, go.mock.calls.length]).toEqual([true, 0])
  act(() => result.current.leave())
  expect(go).toHaveBeenCalledTimes(1)
  act(() => result.current.stay())
  rerender(false)
  act(() => navigateGuarded(go))
  expect([result.current.asking, go.mock.calls.length]).toEqual([false, 2])
})

test('a question left by Back while it was being sent is asked about again at the next Back, should it stay', () => {
  installHistoryBlocker()
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  const { result } = renderHook(() => useNavigationGuard(true, true), { wrapper })
  const back = vi.spyOn(history, 'back').mockImplementation(goBack)
  const step = vi.fn<() => void>()
  window.addEventListener('popstate', step)
  goBack()
  expect([result.current.asking, step.mock.calls.length]).toEqual([true, 0])
  act(() => result.current.leave())
  expect([result.current.asking, back.mock.calls.length, step.mock.calls.length]).toEqual([false, 1, 1])
  goBack()
  expect([result.current.asking, step.mock.calls.length]).toEqual([true, 1])
  window.removeEventListener('popstate', step)
  back.mockRestore()
})

test('a screen that is gone holds nobody: neither code, nor a link, nor Back, nor who closes the tab', () => {
  installHistoryBlocker()
  guard().unmount()
  const go = vi.fn<() => void>()
  navigateGuarded(go)
  const back = vi.fn<() => void>()
  window.addEventListener('popstate', back, { once: true })
  history.pushState(null, '', '/elsewhere')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect([go.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])

  const link = document.createElement('a')
  link.href = '/jobs'
  const follow = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', follow)
  document.body.append(link)
  link.click()
  expect(follow).toHaveBeenCalled()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  link.remove()
})
