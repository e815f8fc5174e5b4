// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { WaitingSign } from '#renderer/app/window/waiting-sign.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { administrator } from '#tests/support/sample-companies.ts'

const repositories = {
  jobs: {
    watchQueue(_status: string, _limit: number, onData: (result: { total: number }) => void) {
      onData({ total: 3 })
      return () => {}
    }
  },
  companyModeration: {
    watchCount(onData: (count: number) => void) {
      onData(2)
      return () => {}
    }
  }
}

afterEach(cleanup)

test('desktop icon › shows the number of pending items until logout', () => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never)
  const showWaiting = vi.fn(async () => {})
  const own = { showWaiting } as unknown as OwnWindow
  const { unmount } = renderHook(() => null, {
    wrapper: ({ children }) => createElement(WaitingSign, { own, user: administrator }, children)
  })
  expect(showWaiting).toHaveBeenLastCalledWith({ kind: 'requests', count: 5 })
  unmount()
  expect(showWaiting).toHaveBeenLastCalledWith(null)
})
