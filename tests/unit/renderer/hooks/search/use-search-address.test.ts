// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createSearchCodec, useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const codec = createSearchCodec(['q'])
const wrapper = ({ children }: PropsWithChildren) =>
  createElement(MemoryRouter, { initialEntries: ['/jobs'] }, children)

test('the address follows what is typed a moment later, and not at all once the search is left', () => {
  vi.useFakeTimers()
  const { result, unmount } = renderHook(() => ({ at: useLocation().search, ...useSearchAddress('/jobs', codec) }), {
    wrapper
  })
  const type = (text: string) => act(() => result.current.write('q', text))
  type('k')
  type('ku')
  expect([result.current.search.q, result.current.at]).toEqual(['ku', '?q=k'])
  act(() => vi.runAllTimers())
  expect(result.current.at).toBe('?q=ku')
  type('kun')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
