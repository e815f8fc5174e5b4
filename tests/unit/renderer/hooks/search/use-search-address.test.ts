// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createSearchCodec, useSearchAddress } from '#renderer/hooks/search/use-search-address.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const codec = createSearchCodec(['q', 'category'])
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

test('Back from a choice leads to all that was typed before it, also where the address had not followed yet', () => {
  vi.useFakeTimers()
  const { result } = renderHook(
    () => ({ at: useLocation().search, navigate: useNavigate(), ...useSearchAddress('/jobs', codec) }),
    { wrapper }
  )
  for (const text of ['k', 'ku']) act(() => result.current.write('q', text))
  act(() => result.current.choose('category', 'Design'))
  expect(result.current.at).toBe('?q=ku&category=Design')
  act(() => void result.current.navigate(-1))
  expect([result.current.at, result.current.texts.q]).toEqual(['?q=ku', 'ku'])
})
