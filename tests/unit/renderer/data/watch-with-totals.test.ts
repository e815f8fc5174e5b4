import { expect, test } from 'vitest'
import { type Totals, type Watch, watchWithTotals } from '#renderer/data/watches.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { QueryResult } from '#shared/documents/document.ts'

type Total = Pick<QueryResult<never>, 'total' | 'totalIs'>

/** A watch that answers when the test says so. */
function createControlled<Result>() {
  let tell: ((result: Result) => void) | undefined
  let refuse: ((error: StoreError) => void) | undefined
  let watching = 0
  const watch: Watch<Result> = (listener, onError) => {
    tell = listener
    refuse = onError
    watching += 1
    return () => {
      watching -= 1
    }
  }
  return {
    watch,
    answer: (result: Result) => tell?.(result),
    fail: () => refuse?.({} as StoreError),
    count: () => watching
  }
}

function open(isNarrowed: boolean) {
  const [list, matching, all] = [
    createControlled<QueryResult<never>>(),
    createControlled<Total>(),
    createControlled<Total>()
  ]
  const told: Totals[] = []
  const stop = watchWithTotals(
    list.watch,
    matching.watch,
    isNarrowed ? all.watch : undefined
  )(
    ([, totals]) => told.push(totals),
    () => expect.unreachable('only the list fails')
  )
  const find = (total: number, totalIs?: 'atLeast') =>
    list.answer({ documents: [], total, ...(totalIs && { totalIs }) })
  return { list, matching, all, told, find, stop }
}

test('a list that knows its total is told once, and nothing else is counted', () => {
  const { matching, told, find } = open(false)
  find(24)
  expect(told).toEqual([{ matching: 24, all: 24 }])
  expect(matching.count()).toBe(0)
})

test('a page is shown before it is counted, and says then how many there are', () => {
  const { matching, told, find } = open(false)
  find(31, 'atLeast')
  matching.answer({ total: 45 })
  expect(told).toEqual([
    { matching: 31, matchingIs: 'atLeast', all: 31, allIs: 'atLeast' },
    { matching: 45, all: 45 }
  ])
})

test('a list that has grown past its count says so', () => {
  const { matching, told, find } = open(false)
  find(31, 'atLeast')
  matching.answer({ total: 45 })
  find(61, 'atLeast')
  expect(told.at(-1)).toEqual({ matching: 61, matchingIs: 'atLeast', all: 61, allIs: 'atLeast' })
  // A count of exactly what is shown is one.
  matching.answer({ total: 61 })
  expect(told.at(-1)).toEqual({ matching: 61, all: 61 })
})

test('where both numbers are exact they come together, and of all there are never fewer than were found', () => {
  const { all, told, find } = open(true)
  find(24)
  expect(told).toEqual([])
  all.answer({ total: 23 })
  expect(told).toEqual([{ matching: 24, all: 24 }])
  all.answer({ total: 30 })
  expect(told.at(-1)).toEqual({ matching: 24, all: 30 })
})

test('a list is shown even if nothing beside it can be counted', () => {
  const { all, matching, told, find } = open(true)
  find(5)
  all.fail()
  expect(told.at(-1)).toEqual({ matching: 5, all: 5, allIs: 'atLeast' })
  find(31, 'atLeast')
  matching.fail()
  expect(told.at(-1)).toEqual({ matching: 31, matchingIs: 'atLeast', all: 31, allIs: 'atLeast' })
})

test('whoever stops looking has nothing counted any more', () => {
  const { list, matching, all, find, stop } = open(true)
  find(31, 'atLeast')
  find(32, 'atLeast')
  expect([list.count(), matching.count(), all.count()]).toEqual([1, 1, 1])
  stop()
  expect([list.count(), matching.count(), all.count()]).toEqual([0, 0, 0])
})
