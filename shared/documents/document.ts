/** Anything a collection keeps: plain JSON, addressed by its id. */
export interface Document {
  /** Unique within its collection, never empty. */
  id: string
  /** Counts the changes, from 1. A document stored before revisions existed has none, which means 0. */
  revision?: number | undefined
}

/** What a caller wants from a collection. All conditions must hold. A limit is always given: nobody asks for everything. */
export interface Query<T extends Document> {
  /** Fields that must equal the value. */
  where?: { [F in keyof T]?: T[F] & (string | number | boolean) }
  /** Fields whose text must contain the value, or one of several; upper and lower case and accents alike. Blank values ask for nothing. */
  contains?: { [F in keyof T]?: string | readonly string[] }
  /** Lists: each of these texts must be part of at least one entry, upper and lower case and accents alike. Texts of one line; blank ones ask for nothing. */
  every?: { [F in keyof T]?: readonly string[] }
  /** Words, each of which must occur in the collection's search text, upper and lower case and accents alike. */
  words?: string
  /**
   * A field with the last day, 'YYYY-MM-DD' in UTC, on which a document counts: only those are meant whose day is not over. A watch
   * tells when one is. What has no such field always counts; a server that finds documents by the field has to be given it.
   * Equal values of an order are then ordered by this field before the id where the server puts them in order.
   */
  unexpired?: keyof T & string
  /** 'stored' is the order of creation. With a field, equal values are ordered by id in the same direction. */
  order: 'stored' | { by: keyof T & string; direction: 'ascending' | 'descending' }
  /** Where the previous page ended: its `next`. */
  after?: Cursor | undefined
  /** Most documents wanted. 0 asks for the total only. */
  limit: number
  /** Nobody wants the total: where a page is counted by a question of its own, it is not asked, and there are 'atLeast' as many as were found. */
  uncounted?: boolean
}

/** Opaque: only the store that gave it can read it. */
export type Cursor = string & { readonly cursor: unique symbol }

export interface QueryResult<T extends Document> {
  documents: T[]
  /** How many documents meet the conditions, whatever the limit. */
  total: number
  /** There are as many, and perhaps more; undefined: `total` is exact. */
  totalIs?: 'atLeast'
  /** With fewer documents than are wanted: so many were looked through in their order, and no more. */
  searched?: number
  /** Absent when this page is the last. */
  next?: Cursor
}
