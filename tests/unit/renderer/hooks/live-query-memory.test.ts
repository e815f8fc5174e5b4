// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

afterEach(cleanup)

const source = {}

/** A screen that follows a query, as the searches for jobs do, and that can be left and come back to. */
function watched() {
  const told: { from: object; tell: (answer: string) => void; fail: () => void; stopped: boolean }[] = []
  const memory: LiveQueryMemory<{ asked: string; answer: string }> = {}
  const useScreen = ({ asked, from }: { asked: string; from: object }) =>
    useLiveQuery(
      (onData, onError) => {
        const watch = {
          from,
          tell: (answer: string) => act(() => onData({ asked, answer })),
          fail: () => act(() => onError(new StoreError('unavailable', 'no'))),
          stopped: false
        }
        told.push(watch)
        return () => {
          watch.stopped = true
        }
      },
      [asked, from],
      { keepPreviousFor: [from], memory }
    )
  let shown: ReturnType<typeof renderHook<ReturnType<typeof useScreen>, Parameters<typeof useScreen>[0]>> | undefined
  const follow = (asked: string, from: object = source) => {
    if (shown) shown.rerender({ asked, from })
    else shown = renderHook(useScreen, { initialProps: { asked, from } })
    return () => {
      shown?.unmount()
      shown = undefined
    }
  }
  const state = () => {
    const { data, error } = (shown ?? renderHook(useScreen, { initialProps: { asked: 'nothing', from: source } }))
      .result.current
    return { known: data ?? null, failed: error !== undefined }
  }
  return { told, follow, state }
}

test('the answer to an older question never replaces the answer to a newer one', () => {
  const { told, follow, state } = watched()
  follow('g')
  follow('go')
  told[1]?.tell('answer to go')
  told[0]?.tell('answer to g')
  told[0]?.fail()
  expect(state()).toEqual({ known: { asked: 'go', answer: 'answer to go' }, failed: false })
})

test('the last answer stays, with its question, until the next one is there', () => {
  const { told, follow, state } = watched()
  const stop = follow('g')
  told[0]?.tell('answer to g')
  stop()
  follow('go')
  expect(state().known).toEqual({ asked: 'g', answer: 'answer to g' })
  expect(told[0]?.stopped).toBe(true)
})

test('a failure is over with the next question or answer', () => {
  const { told, follow, state } = watched()
  follow('g')
  told[0]?.fail()
  expect(state().failed).toBe(true)
  told[0]?.tell('answer')
  expect(state().failed).toBe(false)
  told[0]?.fail()
  follow('go')
  expect(state().failed).toBe(false)
})

test('answers of another board are forgotten', () => {
  const { told, follow, state } = watched()
  follow('g')
  told[0]?.tell('answer')
  follow('g', {})
  expect(state().known).toBeNull()
})

test('nothing is taken from a watch that was left', () => {
  const { told, follow, state } = watched()
  follow('g')()
  told[0]?.tell('late')
  expect(state().known).toBeNull()
})
