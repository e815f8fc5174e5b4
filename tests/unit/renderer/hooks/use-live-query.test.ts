// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Listeners } from '#renderer/data/watch-queries.ts'
import { type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

afterEach(cleanup)

const unavailable = new StoreError('unavailable', 'no connection')

interface Props {
  person: string
  limit?: number
  keep?: boolean
  memory?: LiveQueryMemory<string>
  /** There is nothing to follow. */
  nothing?: boolean
}

/** A component that follows a query of a person's, and the hands of the store behind it. */
function renderLiveQuery(initialProps: Props, options: { reactStrictMode?: boolean } = {}) {
  const subscriptions: { of: string; deliver: (data: string) => void; fail: () => void; ended: boolean }[] = []
  const hook = renderHook(
    ({ person, limit = 5, keep, memory, nothing = false }: Props) =>
      useLiveQuery<string>(
        (onData, onError) => {
          if (nothing) return undefined
          const subscription = {
            of: `${person} ${limit}`,
            deliver: (data: string) => act(() => onData(data)),
            fail: () => act(() => onError(unavailable)),
            ended: false
          }
          subscriptions.push(subscription)
          return () => {
            subscription.ended = true
          }
        },
        [person, limit, nothing],
        { ...(memory && { memory }), ...(keep && { keepPreviousFor: [person] }) }
      ),
    { initialProps, ...options }
  )
  const newest = () => {
    const subscription = subscriptions.at(-1)
    if (!subscription) throw new Error('nobody has subscribed')
    return subscription
  }
  const shown = () => {
    const { data, error } = hook.result.current
    return { data, error }
  }
  return { ...hook, subscriptions, newest, shown }
}

test('live query › never shows data of the previous user', () => {
  const seen: (string | undefined)[] = []
  const { result, rerender } = renderHook(
    ({ person }) => {
      const { data } = useLiveQuery<string>(
        (onData) => {
          if (person === 'asha') onData('hers')
          return () => {}
        },
        [person]
      )
      if (person === 'meena') seen.push(data)
      return data
    },
    { initialProps: { person: 'asha' } }
  )
  expect(result.current).toBe('hers')
  rerender({ person: 'meena' })
  expect(seen).not.toHaveLength(0)
  expect(new Set(seen)).toEqual(new Set([undefined]))
})

test('live query › keeps data after an error and clears the error on new data', () => {
  const { newest, shown } = renderLiveQuery({ person: 'asha' })
  newest().fail()
  expect(shown()).toEqual({ data: undefined, error: unavailable })
  newest().deliver('one')
  expect(shown()).toEqual({ data: 'one', error: undefined })
  newest().fail()
  expect(shown()).toEqual({ data: 'one', error: unavailable })
})

test('live query › keeps data of previous dependencies for the same user only', () => {
  const { newest, rerender, shown } = renderLiveQuery({ person: 'asha', keep: true })
  newest().deliver('five')
  rerender({ person: 'asha', keep: true, limit: 10 })
  expect(shown()).toEqual({ data: 'five', error: undefined })
  rerender({ person: 'asha', keep: true, limit: 15 })
  newest().fail()
  expect(shown()).toEqual({ data: 'five', error: unavailable })
  newest().deliver('fifteen')
  expect(shown()).toEqual({ data: 'fifteen', error: undefined })
  rerender({ person: 'meena', keep: true, limit: 15 })
  expect(shown()).toEqual({ data: undefined, error: undefined })
})

test('live query › caches nothing for another user', () => {
  const memory = {}
  const first = renderLiveQuery({ person: 'asha', keep: true, memory })
  first.newest().deliver('hers')
  first.unmount()
  expect(renderLiveQuery({ person: 'meena', keep: true, memory }).shown()).toEqual({
    data: undefined,
    error: undefined
  })
})

test('live query of a job › clears the data of the previous job', () => {
  const watches: { of: string; deliver: (notes: string) => void; ended: boolean }[] = []
  const watch = (jobId: string, ...[onData]: Listeners<string>) => {
    const watched = { of: jobId, deliver: (notes: string) => act(() => onData(notes)), ended: false }
    watches.push(watched)
    return () => {
      watched.ended = true
    }
  }
  const { result, rerender } = renderHook((jobId: string) => useWatchedQuery(watch, jobId), { initialProps: 'setter' })
  watches[0]?.deliver('notes of who wants to be the setter')
  expect(result.current.data).toBe('notes of who wants to be the setter')
  rerender('polisher')
  expect(result.current.data).toBeUndefined()
  expect(watches.map(({ of, ended }) => [of, ended])).toEqual([
    ['setter', true],
    ['polisher', false]
  ])
})
