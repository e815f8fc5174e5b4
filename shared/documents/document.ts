import type { TextRange } from './graphemes.ts'

/** Plain JSON, addressed by its id. */
export interface Document {
  /** Unique within its collection, never empty. */
  id: string
  /** Counts changes from 1; absent: 0. */
  revision?: number | undefined
}

/** All conditions must hold. Texts are compared as `fold` writes them; blank ones ask for nothing. */
export interface Query<T extends Document> {
  where?: { [F in keyof T]?: T[F] & (string | number | boolean) }
  /** Texts that contain the value, or one of several. */
  contains?: { [F in keyof T]?: string | readonly string[] }
  /** Lists: each of these one-line texts must be part of an entry. */
  every?: { [F in keyof T]?: readonly string[] }
  /** Each must occur in the collection's search text. */
  words?: string
  /** Texts that are not before the value, as days are compared. */
  from?: { [F in keyof T]?: string }
  /** Words that also match by their stems and synonyms. The best rank comes first, within it the order. */
  search?: WordSearch<T>
  /** What no server can compare: a device looks through what it has read. */
  refine?: Refinement<T>
  /**
   * A field with a document's last day, 'YYYY-MM-DD' of the board's day: expired ones are left out, and a watch notices when one expires.
   * Documents without the field never expire, but a server finds only documents that have it. Equal values of an order may be
   * ordered by this field before the id.
   */
  unexpired?: keyof T & string
  /** 'stored': by creation. Equal values are ordered by id in the same direction. */
  order: 'stored' | { by: keyof T & string; direction: 'ascending' | 'descending' }
  /** The `next` of the page before. */
  after?: Cursor | undefined
  /** 0 asks for the total only. */
  limit: number
  /** Saves the count where it costs a separate query: the total is then 'atLeast' the documents found. */
  uncounted?: boolean
}

/** What a person searches for, made for one query (shared/domain/search/word-search.ts). */
export interface WordSearch<in T> {
  readonly text: string
  /** Of documents that never change: 1: literally the whole text; 2: all words; 3: synonyms of some; 0: no match. */
  rank(documents: readonly T[]): Uint8Array
  /** Words that must be there, each with its synonyms. */
  readonly parts: readonly SearchPart[]
  /** What is to be marked in a text that was searched. */
  findMatches(text: string): TextRange[]
}

export interface Refinement<in T> {
  /** The same for the same conditions. */
  readonly name: string
  meets(document: T): boolean
  /** Another order than the query's; equal ones stay as they are. */
  readonly sort?: <Entry extends { readonly document: T }>(entries: readonly Entry[]) => readonly Entry[]
}

export interface SearchPart {
  readonly text: string
  /** Every match has one of these `searchKeys`; none: it is too short for one. */
  readonly keys: readonly string[]
  /** In letters: the longer, the fewer documents have it. */
  readonly length: number
  /** Whatever has the key is a match of the whole search. */
  readonly isExact: boolean
}

/** Readable by the store that made it. */
export type Cursor = string & { readonly cursor: unique symbol }

export interface QueryResult<T extends Document> {
  documents: T[]
  /** Whatever the limit. */
  total: number
  /** undefined: `total` is exact. */
  totalIs?: 'atLeast'
  /** With fewer documents than wanted: how many were looked through. */
  searched?: number
  /** Absent: this is the last page; or a server's order is not that of a `search`, which a larger limit continues. */
  next?: Cursor
}

/** For new documents; stored ones may have others. */
export function isNewId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id)
}

/** Eight of 0-9 and a-z. `random`: [0, 1). */
export function createRandomEnding(random: () => number): string {
  return Math.floor(random() * 36 ** 8)
    .toString(36)
    .padStart(8, '0')
}

/** Of a record its `id`, of a text the text itself; undefined: none. */
export function readId(element: unknown): string | undefined {
  if (typeof element === 'string') return element
  if (typeof element !== 'object' || element === null || !('id' in element)) return undefined
  return typeof element.id === 'string' ? element.id : undefined
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether both are stored as the same, whatever the order of their fields. */
export function hasSameFields(one: object, other: object): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (field) => JSON.stringify(Reflect.get(one, field)) === JSON.stringify(Reflect.get(other, field))
  )
}

/** The same but for the revision, which the store counts. */
export function hasSameContent(one: object, other: object): boolean {
  return hasSameFields({ ...one, revision: 0 }, { ...other, revision: 0 })
}
