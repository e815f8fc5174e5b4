import { expect, test } from 'vitest'
import { createInvalidDocuments } from '#renderer/storage/firestore/reading/invalid-documents.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { note, notes } from '#tests/contract/notes.ts'

test('what one person could not read is not told again when the next one reads of the same list', () => {
  const invalid = createInvalidDocuments()
  let told: readonly StoreNotice[] = []
  invalid.watch((shown) => {
    told = shown
  })
  invalid.update(notes, [{ name: 'a', raw: { id: 'a' }, document: undefined }])
  expect(told).toMatchObject([{ reason: 'unreadable', names: ['a'] }])
  invalid.forget()
  invalid.update(notes, [{ name: 'b', raw: { ...note('b') }, document: note('b') }])
  expect(told).toEqual([])
})
