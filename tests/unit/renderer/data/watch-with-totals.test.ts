import { expect, test } from 'vitest'
import { type Totals, type Watch, watchWithTotals } from '#renderer/data/watches.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { QueryResult } from '#shared/documents/document.ts'

type Total = Pick<QueryResult<never>, 'total' | 'totalIs'>

/** A watch that answers when the test says so. */
function createControlled<Result>() {
  let emit: ((result: Result) => void) | undefined
  let refuse: ((error: StoreError) => void) | undefined
  let watching = 0
  const watch: Watch<Result> = (listener, onError) => {
    emit = listener
    refuse = onError
    watching += 1
    return () => {
      watching -= 1
    }
  }
  return {
    watch,
    answer: (result: Result) => emit?.(result),
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
  const received: Totals[] = []
  const stop = watchWithTotals(
    list.watch,
    matching.watch,
    isNarrowed ? all.watch : undefined
  )(
    ([, totals]) => received.push(totals),
    () => expect.unreachable('only the list fails')
  )
  const find = (total: number, totalIs?: 'atLeast') =>
    list.answer({ documents: [], total, ...(totalIs && { totalIs }) })
  return { list, matching, all, received, find, stop }
}

test('list with a total › is shown before the total is counted', () => {
  const { matching, received, find } = open(false)
  find(31, 'atLeast')
  matching.answer({ total: 45 })
  expect(received).toEqual([
    { matching: 31, matchingIs: 'atLeast', all: 31, allIs: 'atLeast' },
    { matching: 45, all: 45 }
  ])
})

test('list with a total › reports its length when it exceeds the counted total', () => {
  const { matching, received, find } = open(false)
  find(31, 'atLeast')
  matching.answer({ total: 45 })
  find(61, 'atLeast')
  expect(received.at(-1)).toEqual({ matching: 61, matchingIs: 'atLeast', all: 61, allIs: 'atLeast' })
  // A count of exactly what is shown is one.
  matching.answer({ total: 61 })
  expect(received.at(-1)).toEqual({ matching: 61, all: 61 })
})

test('totals › are emitted together and never below the number of matches', () => {
  const { all, received, find } = open(true)
  find(24)
  expect(received).toEqual([])
  all.answer({ total: 23 })
  expect(received).toEqual([{ matching: 24, all: 24 }])
  all.answer({ total: 30 })
  expect(received.at(-1)).toEqual({ matching: 24, all: 30 })
})

test('list with a total › is shown when counting fails', () => {
  const { all, matching, received, find } = open(true)
  find(5)
  all.fail()
  expect(received.at(-1)).toEqual({ matching: 5, all: 5, allIs: 'atLeast' })
  find(31, 'atLeast')
  matching.fail()
  expect(received.at(-1)).toEqual({ matching: 31, matchingIs: 'atLeast', all: 31, allIs: 'atLeast' })
})
