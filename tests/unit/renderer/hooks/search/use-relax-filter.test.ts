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

test('useRelaxFilter › names the filter that hides most results', () => {
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
