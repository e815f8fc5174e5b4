// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createSearchCodec, pageSize, useSearchUrl } from '#renderer/hooks/search/use-search-url.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const codec = createSearchCodec(['q', 'category'])
const wrapper = ({ children }: PropsWithChildren) =>
  createElement(MemoryRouter, { initialEntries: ['/jobs'] }, children)

test('search form and its URL › updates the URL after a pause unless unmounted', () => {
  vi.useFakeTimers()
  const { result, unmount } = renderHook(() => ({ at: useLocation().search, ...useSearchUrl('/jobs', codec) }), {
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

test('search form and its URL › restores all typed text on Back from a chosen filter', () => {
  vi.useFakeTimers()
  const { result } = renderHook(
    () => ({ at: useLocation().search, navigate: useNavigate(), ...useSearchUrl('/jobs', codec) }),
    { wrapper }
  )
  for (const text of ['k', 'ku']) act(() => result.current.write('q', text))
  act(() => result.current.choose('category', 'Design'))
  expect(result.current.at).toBe('?q=ku&category=Design')
  act(() => void result.current.navigate(-1))
  expect([result.current.at, result.current.texts.q]).toEqual(['?q=ku', 'ku'])
})

/** A search at /jobs, whose address can be left for another. */
function openSearch() {
  vi.useFakeTimers()
  const { result } = renderHook(
    () => ({ at: useLocation().search, navigate: useNavigate(), ...useSearchUrl('/jobs', codec) }),
    { wrapper }
  )
  const type = (text: string) => act(() => result.current.write('q', text))
  const go = (to: number | string) => act(() => void result.current.navigate(to as string))
  return { result, type, go }
}

test('search form and its URL › stores the number of shown results in the browser history', () => {
  const { result, type, go } = openSearch()
  for (const text of ['k', 'ku']) type(text)
  act(() => result.current.showMore())
  act(() => vi.runAllTimers())
  expect([result.current.at, result.current.limit]).toEqual(['?q=ku', 2 * pageSize])
  act(() => result.current.showMore())
  expect(result.current.limit).toBe(3 * pageSize)
  type('kun')
  expect(result.current.limit).toBe(pageSize)
  go(-1)
  expect([result.current.at, result.current.limit]).toEqual(['?q=ku', 3 * pageSize])
  go(-1)
  expect([result.current.at, result.current.limit]).toEqual(['', pageSize])
})
