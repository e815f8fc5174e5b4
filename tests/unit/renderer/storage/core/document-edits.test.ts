import { expect, test } from 'vitest'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { note, notes } from '#tests/contract/notes.ts'

test('memory store › shows the second record with the same id after a removal', async () => {
  const store = createMemoryStore({ elements: { notes: [note('twin', { text: 'first' }), note('twin')] } })
  expect(await store.get(notes, 'twin')).toMatchObject({ text: 'first' })
  await store.remove(notes, 'twin')
  expect(await store.get(notes, 'twin')).toEqual(note('twin'))
})
