import { expect, test } from 'vitest'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { until } from '#tests/support/until.ts'
import { documentStoreContract } from './document-store-contract.ts'
import { note, notes } from './notes.ts'

documentStoreContract('memory', async () => {
  const store = createMemoryStore()
  return {
    preload: async (collection, elements) => store.setElements(collection, elements),
    open: async () => store,
    raw: async (collection) => store.readElements(collection),
    close: async () => {}
  }
})

test.each(['full', 'unavailable', 'damaged', 'refused'] as const)(
  'a told write failure is %s and changes nothing',
  async (failure) => {
    const store = createMemoryStore({ elements: { notes: [note('a')] }, faults: { writes: failure } })
    await expect(store.change(notes, 'a', () => note('a', { text: 'no' }))).rejects.toMatchObject({ failure })
    await expect(store.remove(notes, 'a')).rejects.toMatchObject({ failure })
    expect(store.readElements('notes')).toEqual([note('a')])
    store.faults.writes = undefined
    expect(await store.change(notes, 'a', (stored) => stored ?? note('a'))).toMatchObject({ revision: 1 })
  }
)

test('a told reading failure reaches the watcher, and the watch goes on', async () => {
  const store = createMemoryStore({ faults: { reads: 'unavailable' } })
  const failures: string[] = []
  const totals: number[] = []
  store.watch(
    notes,
    { order: 'stored', limit: 0 },
    ({ total }) => totals.push(total),
    ({ failure }) => failures.push(failure)
  )
  await until(() => expect(failures).toEqual(['unavailable']))
  store.faults.reads = undefined
  await store.change(notes, 'a', () => note('a'))
  await until(() => expect(totals).toEqual([1]))
})
