// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WaitingSign } from '#renderer/app/window/waiting-sign.tsx'
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

test('desktop icon › counts what waits, and forgets it at sign-out', () => {
  const { unmount } = renderHook(() => null, {
    wrapper: ({ children }) => createElement(WaitingSign, { own, user: administrator }, children)
  })
  expect(own.showWaiting).toHaveBeenLastCalledWith({ kind: 'requests', count: 5 })
  unmount()
  expect(own.showWaiting).toHaveBeenLastCalledWith(null)
})
