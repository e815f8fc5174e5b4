// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WaitingSign } from '#renderer/app/window/waiting-sign.tsx'
import { useRequestedRoute } from '#renderer/app/window/window-area.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
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

test('desktop window › opens a requested screen until it is closed', async () => {
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

test('desktop icon › counts what waits, and forgets it at sign-out', () => {
  const { unmount } = renderHook(() => null, {
    wrapper: ({ children }) => createElement(WaitingSign, { own, user: administrator }, children)
  })
  expect(own.showWaiting).toHaveBeenLastCalledWith({ kind: 'requests', count: 5 })
  unmount()
  expect(own.showWaiting).toHaveBeenLastCalledWith(null)
})
