import { expect, test, vi } from 'vitest'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import type { RefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import { createSwitchingStore } from '#renderer/storage/core/switching-store.ts'
import type { DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'

const everything = { order: 'stored', limit: 9 } as const

function open(before: object[] = [note('a', { text: 'shown' })], after: object[] = before) {
  const [first, second] = [before, after].map((elements) => createMemoryStore({ elements: { notes: elements } }))
  const [stopPolling, begun] = [vi.fn(), vi.fn()]
  const triggers = createEventEmitter<RefetchTrigger>()
  const store = createSwitchingStore({ ...(first as DocumentStore), stopPolling }, triggers.subscribe)
  const watchAfterSwitch: DocumentStore['watch'] = (collection, ...more) => {
    begun()
    return (second as DocumentStore).watch(collection, ...more)
  }
  const received: (string[] | StoreError)[] = []
  const follow = () =>
    store.watch(
      notes,
      everything,
      ({ documents }) => received.push(documents.map(({ text }) => text)),
      (error) => received.push(error)
    )
  const switchTo = () => store.switchTo(second as DocumentStore, watchAfterSwitch)
  return {
    store,
    received,
    follow,
    switchTo,
    triggers,
    begun,
    stopPolling,
    first: first as never as typeof second,
    second
  }
}

test('store that switches from REST to SDK › keeps shown results and updates them from the new store', async () => {
  const { received, follow, switchTo, triggers, begun, stopPolling, first, second } = open()
  const stop = follow()
  await until(() => expect(received).toEqual([['shown']]))
  switchTo()
  expect([begun.mock.calls, stopPolling.mock.calls.length]).toEqual([[], 1])
  triggers.emit('focus')
  expect(begun).toHaveBeenCalledOnce()
  // It is told of what comes, and neither of what is the same nor by the first store.
  await first?.change(notes, 'a', () => note('a', { text: 'late' }))
  await second?.change(notes, 'a', () => note('a', { text: 'changed' }))
  await until(() => expect(received).toEqual([['shown'], ['changed']]))
  triggers.emit('minute')
  expect(begun).toHaveBeenCalledOnce()
  stop()
  await second?.change(notes, 'a', () => note('a', { text: 'later' }))
  expect(received).toHaveLength(2)
})

test('store that switches from REST to SDK › emits a local change immediately', async () => {
  const { store, received, follow, switchTo } = open()
  const stop = follow()
  await until(() => expect(received).toEqual([['shown']]))
  switchTo()
  await store.change(notes, 'b', () => note('b', { text: 'posted' }))
  await until(() => expect(received.at(-1)).toEqual(['shown', 'posted']))
  await store.remove(notes, 'a')
  await until(() => expect(received.at(-1)).toEqual(['posted']))
  stop()
})
