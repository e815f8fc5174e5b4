// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { installHistoryBlocker, navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'

afterEach(cleanup)

const wrapper = ({ children }: PropsWithChildren) => createElement(MemoryRouter, null, children)
const guard = () => renderHook((unsaved: boolean) => useNavigationGuard(unsaved), { initialProps: true, wrapper })

test('navigation with unsaved changes › is blocked', () => {
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

/** A page with unsaved work at an address. */
function unsavedAt(address: string) {
  history.replaceState(null, '', address)
  const wrapperAt = ({ children }: PropsWithChildren) =>
    createElement(MemoryRouter, { initialEntries: [address] }, children)
  return renderHook(() => ({ at: useLocation(), ...useNavigationGuard(true) }), { wrapper: wrapperAt })
}

/** Whether a press on a link was left to the link. */
function isFollowed(href: string, press: MouseEventInit = {}, attributes: Partial<HTMLAnchorElement> = {}): boolean {
  const link = Object.assign(document.createElement('a'), { href, ...attributes })
  const follow = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', follow)
  document.body.append(link)
  act(() => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press })))
  link.remove()
  return follow.mock.calls.length > 0
}

test('navigation with unsaved changes › asks for confirmation before a link leaves the page', () => {
  const { result } = unsavedAt('/post-job')
  expect([isFollowed('/jobs?q=gold#first'), result.current.asking]).toEqual([false, true])
  act(() => result.current.stay())
  expect([result.current.asking, result.current.at.pathname]).toEqual([false, '/post-job'])
  isFollowed('/jobs?q=gold#first')
  act(() => result.current.leave())
  expect(result.current.at).toMatchObject({ pathname: '/jobs', search: '?q=gold', hash: '#first' })
})

test.each<[string, ...Parameters<typeof isFollowed>]>([
  ['within the page', '/post-job?step=2#pay'],
  ['to another site', 'https://example.com/jobs'],
  ['that opens a new tab', '/jobs', {}, { target: '_blank' }],
  ['that downloads', '/resume', {}, { download: 'resume.pdf' }],
  ['pressed with another button', '/jobs', { button: 1 }],
  ['pressed with Command', '/jobs', { metaKey: true }],
  ['pressed with Control', '/jobs', { ctrlKey: true }],
  ['pressed with Shift', '/jobs', { shiftKey: true }],
  ['pressed with Alt', '/jobs', { altKey: true }]
])('navigation with unsaved changes › does not ask for confirmation before following a link %s', (_what, ...link) => {
  const { result } = unsavedAt('/post-job')
  expect([isFollowed(...link), result.current.asking]).toEqual([true, false])
})

test('navigation with unsaved changes › asks for confirmation before Back and keeps the URL', () => {
  installHistoryBlocker()
  const { result } = unsavedAt('/post-job?step=2')
  const step = vi.fn<() => void>()
  window.addEventListener('popstate', step)
  const goBackTo = (address: string) => {
    history.pushState(null, '', address)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  }
  goBackTo('/post-job?step=1')
  expect([result.current.asking, step.mock.calls.length]).toEqual([false, 1])
  history.replaceState(null, '', '/post-job?step=2')
  goBackTo('/jobs')
  expect([result.current.asking, step.mock.calls.length]).toEqual([true, 1])
  expect(window.location.pathname + window.location.search).toBe('/post-job?step=2')
  window.removeEventListener('popstate', step)
})

test('navigation with unsaved changes › triggers the browser prompt before the tab is closed', () => {
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { rerender } = guard()
  expect(closes()).toBe(false)
  rerender(false)
  expect(closes()).toBe(true)
})
