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

test('one step back is let through by leaving; a screen that stays after it asks again', () => {
  installHistoryBlocker()
  history.replaceState(null, '', '/elsewhere')
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {})
  const step = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  const { result } = guard()
  step()
  expect([result.current.asking, goBack.mock.calls.length]).toEqual([true, 0])
  act(() => result.current.leave())
  expect([result.current.asking, goBack.mock.calls.length]).toEqual([false, 1])
  step()
  expect(result.current.asking).toBe(false)
  step()
  expect(result.current.asking).toBe(true)
  goBack.mockRestore()
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
