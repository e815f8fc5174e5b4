import { expect, test, vi } from 'vitest'
import { createLazyDeviceStore } from '#renderer/storage/core/lazy-device-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'

test('a visitor fetches nothing of what a device keeps; what is damaged there is told once somebody asks for it', async () => {
  const memory = createMemoryStore({ elements: { notes: [note('a'), { id: 'x' }] } })
  const load = vi.fn(async () => memory)
  const store = createLazyDeviceStore(load)
  const told: StoreNotice[][] = []
  store.notices.watch((notices) => told.push(notices))
  expect(store.device?.mayHold('notes')).toBe(true)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  expect((await store.query(notes, { order: 'stored', limit: 9 })).total).toBe(1)
  await until(() => expect(told.at(-1)).toMatchObject([{ collection: 'notes' }]))
})

test('what is to be kept where nothing can be is not said to be kept, and is tried again', async () => {
  let isBlocked = true
  const store = createLazyDeviceStore(async () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return createMemoryStore()
  })
  await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'unavailable' })
  isBlocked = false
  expect(await store.change(notes, 'a', () => note('a'))).toMatchObject({ id: 'a', revision: 1 })
  await expect(store.device?.eraseAll(administrator)).rejects.toMatchObject({ failure: 'unavailable' })
})
