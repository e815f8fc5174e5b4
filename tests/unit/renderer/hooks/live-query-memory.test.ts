// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

afterEach(cleanup)

const source = {}

/** A screen that follows a query, as the searches for jobs do, and that can be left and come back to. */
function createWatched() {
  const watches: { from: object; deliver: (answer: string) => void; fail: () => void; stopped: boolean }[] = []
  const memory: LiveQueryMemory<{ query: string; result: string }> = {}
  const useScreen = ({ query, from }: { query: string; from: object }) =>
    useLiveQuery(
      (onData, onError) => {
        const watch = {
          from,
          deliver: (result: string) => act(() => onData({ query, result })),
          fail: () => act(() => onError(new StoreError('unavailable', 'no'))),
          stopped: false
        }
        watches.push(watch)
        return () => {
          watch.stopped = true
        }
      },
      [query, from],
      { keepPreviousFor: [from], memory }
    )
  let shown: ReturnType<typeof renderHook<ReturnType<typeof useScreen>, Parameters<typeof useScreen>[0]>> | undefined
  const follow = (query: string, from: object = source) => {
    if (shown) shown.rerender({ query, from })
    else shown = renderHook(useScreen, { initialProps: { query, from } })
    return () => {
      shown?.unmount()
      shown = undefined
    }
  }
  const state = () => {
    const { data, error } = (shown ?? renderHook(useScreen, { initialProps: { query: 'nothing', from: source } }))
      .result.current
    return { data: data ?? null, isError: error !== undefined }
  }
  return { watches, follow, state }
}

test('the answer to an older question never replaces the answer to a newer one', () => {
  const { watches, follow, state } = createWatched()
  follow('g')
  follow('go')
  watches[1]?.deliver('answer to go')
  watches[0]?.deliver('answer to g')
  watches[0]?.fail()
  expect(state()).toEqual({ data: { query: 'go', result: 'answer to go' }, isError: false })
})

test('the last answer stays, with its question, until the next one is there', () => {
  const { watches, follow, state } = createWatched()
  const stop = follow('g')
  watches[0]?.deliver('answer to g')
  stop()
  follow('go')
  expect(state().data).toEqual({ query: 'g', result: 'answer to g' })
  expect(watches[0]?.stopped).toBe(true)
})

test('answers of another board are forgotten', () => {
  const { watches, follow, state } = createWatched()
  follow('g')
  watches[0]?.deliver('answer')
  follow('g', {})
  expect(state().data).toBeNull()
})

test('nothing is taken from a watch that was left', () => {
  const { watches, follow, state } = createWatched()
  follow('g')()
  watches[0]?.deliver('late')
  expect(state().data).toBeNull()
})
