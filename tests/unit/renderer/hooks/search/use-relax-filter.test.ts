// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type SearchableRepository, useRelaxFilter } from '#renderer/hooks/search/use-relax-filter.ts'
import { createSearchCodec, type Search } from '#renderer/hooks/search/use-search-address.ts'

afterEach(cleanup)

type Field = 'q' | 'location' | 'type'
const codec = createSearchCodec<Field>(['q', 'location', 'type'])
const searched: Search<Field> = { q: 'gold', location: 'Surat', type: 'Internship' }

/** A search that has found nothing, and the searches without a filter each that are followed for it. */
function open() {
  const followed = new Map<string, { tell: (matching: number) => void; fail: () => void; limit: number }>()
  const repository: SearchableRepository<Field> = {
    watchSearch(search, limit, listener, onError) {
      const at = codec.format(search)
      followed.set(at, { tell: (matching) => listener({ matching }), fail: onError, limit })
      return () => void followed.delete(at)
    }
  }
  const hook = renderHook((search: Search<Field>) => useRelaxFilter(repository, codec, search), {
    initialProps: searched
  })
  const found = (field: Field, matching: number) =>
    act(() => followed.get(codec.format({ ...searched, [field]: '' }))?.tell(matching))
  return { ...hook, followed, found }
}

test('the filter is named without which most is found, the first of equals, and none where none helps', () => {
  const { result, followed, found } = open()
  expect([...followed.values()].map(({ limit }) => limit)).toEqual([0, 0, 0])
  expect(result.current).toBeNull()
  found('q', 0)
  expect(result.current).toBeNull()
  found('location', 2)
  expect(result.current).toMatchObject({ field: 'location', matching: 2 })
  found('type', 2)
  expect(result.current).toMatchObject({ field: 'location', matching: 2 })
  found('type', 5)
  expect(result.current).toMatchObject({ field: 'type', matching: 5 })
})

test('of a search without a filter that can be read no more nothing is promised', () => {
  const { result, followed, found } = open()
  found('location', 2)
  act(() => followed.get(codec.format({ ...searched, location: '' }))?.fail())
  found('type', 1)
  expect(result.current).toMatchObject({ field: 'type', matching: 1 })
})

test('another search asks anew, and what was asked for the one before is followed no more', () => {
  const { result, rerender, followed, found, unmount } = open()
  found('type', 5)
  rerender({ ...searched, location: '' })
  expect(result.current).toBeNull()
  expect([...followed.keys()]).toEqual(['?type=Internship', '?q=gold'])
  unmount()
  expect(followed.size).toBe(0)
})
