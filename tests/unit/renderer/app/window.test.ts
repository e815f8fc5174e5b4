// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WaitingSign } from '#renderer/app/window/waiting-sign.tsx'
import { useRequestedRoute } from '#renderer/app/window/window-area.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { administrator } from '#tests/support/houses.ts'

const repositories = {
  postings: {
    watchQueue(_status: string, _limit: number, tell: (result: { total: number }) => void) {
      tell({ total: 3 })
      return () => {}
    }
  },
  applications: {
    watchForEmployer(_uid: string, _limit: number, tell: (result: object) => void) {
      tell({ applications: ['new', 'reviewed', 'new'].map((state) => ({ state })), total: 3 })
      return () => {}
    }
  },
  housesDesk: {
    watchCount(tell: (count: number) => void) {
      tell(2)
      return () => {}
    }
  }
}

let listeners: Set<() => void>
let route: string | null
let own: OwnWindow
beforeEach(() => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never)
  listeners = new Set()
  route = null
  own = {
    findText: async () => ({ count: 1, current: 1 }),
    stopFinding: vi.fn(async () => {}),
    onFindAsked: () => () => {},
    takeRoute: async () => route,
    onRouteRequested(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    showWaiting: vi.fn(async () => {})
  }
})
afterEach(cleanup)

const wrapper = ({ children }: PropsWithChildren) =>
  createElement(MemoryRouter, { initialEntries: ['/jobs'] }, children)

test('a screen that is asked for is shown, and nothing is listened to once the window is gone', async () => {
  const { result, unmount } = renderHook(
    () => {
      useRequestedRoute(own)
      return useLocation().pathname
    },
    { wrapper }
  )
  route = '/admin/requests'
  await act(async () => {
    for (const listener of listeners) listener()
  })
  expect(result.current).toBe('/admin/requests')
  unmount()
  expect(listeners.size).toBe(0)
})

test('the icon says how many wait for the administrator, and nothing of it to whoever comes next', () => {
  const { unmount } = renderHook(() => null, {
    wrapper: ({ children }) => createElement(WaitingSign, { own, user: administrator }, children)
  })
  expect(own.showWaiting).toHaveBeenLastCalledWith({ kind: 'requests', count: 5 })
  unmount()
  expect(own.showWaiting).toHaveBeenLastCalledWith(null)
})

test('an employer reads on the icon how many applicants nobody has looked at', () => {
  const employer = { ...administrator, role: 'Employer', isAdmin: false, isEmployer: true } as const
  renderHook(() => null, {
    wrapper: ({ children }) => createElement(WaitingSign, { own, user: employer }, children)
  })
  expect(own.showWaiting).toHaveBeenLastCalledWith({ kind: 'applicants', count: 2 })
})

test("a candidate's answers and invitations are counted on the icon", () => {
  useApplyStore.setState({ unread: 2, invited: 1 })
  renderHook(() => null, {
    wrapper: ({ children }) =>
      createElement(WaitingSign, { own, user: { ...administrator, role: 'Candidate', isAdmin: false } }, children)
  })
  expect(own.showWaiting).toHaveBeenLastCalledWith({ kind: 'answers', count: 3 })
  useApplyStore.setState({ unread: 0, invited: 0 })
})
