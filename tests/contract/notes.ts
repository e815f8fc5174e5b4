import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'

/** A small kind of document, so that the contract does not lean on the trade's. */
export interface Note {
  id: string
  revision?: number | undefined
  text: string
  place: string
  rank: number
  tags?: string[] | undefined
  /** A day. */
  until?: string | undefined
}

const noteSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.number()),
  text: v.string(),
  place: v.optional(v.string(), ''),
  rank: v.optional(v.number(), 0),
  tags: v.optional(v.array(v.string())),
  until: v.optional(v.string())
})

export const notes: Collection<Note> = {
  name: 'notes',
  place: 'root',
  isPublic: true,
  schema: noteSchema,
  searchText: (note) => note.text,
  describe: (raw) => (typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : String(raw))
}

export function note(id: string, more: Partial<Note> = {}): Note {
  return { id, text: `text of ${id}`, place: 'Surat', rank: 0, ...more }
}

/** Elements that are no note, with every kind of JSON value among them. */
export const strangers: readonly unknown[] = [
  null,
  true,
  0,
  -1.5e300,
  '',
  'a bare text',
  [],
  [[{ id: 'nested' }]],
  {},
  { id: '' },
  { id: 7, text: 'a number for an id' },
  { id: 'no-text' },
  { id: 'text-is-a-number', text: 5, extra: { deep: [1, null, { ключ: 'значение' }] } },
  { id: 'lone \ud800 surrogate', text: null },
  JSON.parse('{"id":"proto","__proto__":{"polluted":true},"constructor":1}')
]
