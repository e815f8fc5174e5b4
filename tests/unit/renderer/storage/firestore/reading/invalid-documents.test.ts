import { expect, test } from 'vitest'
import { createInvalidDocuments } from '#renderer/storage/firestore/reading/invalid-documents.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { note, notes } from '#tests/contract/notes.ts'

function open() {
  const invalid = createInvalidDocuments()
  let received: readonly StoreNotice[] = []
  invalid.watch((shown) => {
    received = shown
  })
  return { invalid, names: () => received.flatMap(({ names }) => names) }
}
const broken = (name: string) => ({ name, raw: { id: name }, document: undefined })
const whole = (name: string) => ({ name, raw: { ...note(name) }, document: note(name) })

test('invalid Firestore documents › of one user are not reported to the next user', () => {
  const { invalid, names } = open()
  invalid.update(notes, [broken('a')])
  expect(names()).toEqual(['a'])
  invalid.forget()
  expect(names()).toEqual([])
  invalid.update(notes, [whole('b')])
  expect(names()).toEqual([])
})
