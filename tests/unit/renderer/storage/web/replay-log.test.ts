import { expect, test } from 'vitest'
import { parseList } from '#renderer/storage/core/document-list.ts'
import { replayLog } from '#renderer/storage/web/collection-state.ts'
import type { ChangeRow } from '#renderer/storage/web/log/log-transaction.ts'
import { type Note, note, notes } from '#tests/contract/notes.ts'

const list = parseList([note('a'), 'stranger', note('b'), note('c')], notes)
const row = (id: string, seq: number, created: number | null, value: unknown = note(id, { rank: seq })): ChangeRow => ({
  collection: 'notes',
  id,
  seq,
  created,
  value
})
const gone = (id: string, seq: number): ChangeRow => ({ collection: 'notes', id, seq, created: null })
const outline = (rows: ChangeRow[], from: number) =>
  replayLog(list, rows, from, notes).entries.map(({ raw, document }) =>
    document ? `${document.id}${(document as Note).rank}` : raw
  )

test('changes go into their place, removals take the place away, strangers stay', () => {
  expect(outline([row('b', 6, null), gone('a', 7)], 5)).toEqual(['stranger', 'b6', 'c0'])
})
test('new documents stand in the order of their creation, not of their newest change', () => {
  expect(outline([row('y', 7, 7), row('x', 9, 6)], 5)).toEqual(['a0', 'stranger', 'b0', 'c0', 'x9', 'y7'])
})
test('what was removed and created again stands at the end', () => {
  expect(outline([row('a', 9, 8)], 5)).toEqual(['stranger', 'b0', 'c0', 'a9'])
})
test('what the list has already changes nothing: it is the same list', () => {
  expect(replayLog(list, [row('c', 6, null, note('c'))], 5, notes)).toBe(list)
  expect(replayLog(list, [row('c', 6, 6, note('c'))], 5, notes)).toBe(list)
})
