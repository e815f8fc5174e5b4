import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'

class ServerTime {
  readonly name = 'the time of the server'
}

/** Is in a document for the time at which the server gets it. */
export const serverTime = new ServerTime()

/** A number with a point, also when it is whole. */
export class Float {
  readonly value: number
  constructor(value: number) {
    this.value = value
  }
}

export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | Float
  | ServerTime
  | readonly Value[]
  | { readonly [field: string]: Value | undefined }

/** The fields of a document. What is undefined is not there. */
export type Fields = { readonly [field: string]: Value | undefined }

/** A document with an id. */
export type Doc = Fields & { readonly id: string }

/** A document that is stored: its path and its fields. */
export type Stored = readonly [path: string, fields: Fields]

/** Documents of a collection as they are stored. */
export const placeIn = (collection: string, documents: Readonly<Record<string, Doc>>): Stored[] =>
  Object.values(documents).map((document) => [`${collection}/${encodeDocumentId(document.id)}`, document])

/** One thing that a client asks of the database. */
export type Attempt =
  | { does: 'get'; path: string }
  /**
   * `where`: fields and what they must equal; none: everything. `from`: fields and what they must not come before. `limit`: undefined is
   * without one. `offset`: how many are passed over. `counts`: how many there are is asked, and none of them.
   */
  | {
      does: 'list'
      path: string
      where: Fields
      from: Fields
      limit: number | undefined
      offset?: number
      counts?: boolean
    }
  | { does: 'create'; path: string; fields: Fields }
  /** `fields`: the whole document as it is to be. */
  | { does: 'update'; path: string; fields: Fields }
  | { does: 'delete'; path: string }
  /** All or nothing. */
  | { does: 'together'; writes: readonly Write[] }

export type Write = Extract<Attempt, { does: 'create' | 'update' | 'delete' }>
export type Listing = Extract<Attempt, { does: 'list' }>
export type Together = Extract<Attempt, { does: 'together' }>

export const get = (path: string): Attempt => ({ does: 'get', path })
export const list = (path: string, where: Fields = {}, from: Fields = {}): Listing => ({
  does: 'list',
  path,
  where,
  from,
  limit: 60
})
export const create = (path: string, fields: Fields): Write => ({ does: 'create', path, fields })
export const update = (path: string, fields: Fields): Write => ({ does: 'update', path, fields })
export const remove = (path: string): Write => ({ does: 'delete', path })
export const together = (...attempts: (Write | Together)[]): Together => ({
  does: 'together',
  writes: attempts.flatMap((one) => (one.does === 'together' ? one.writes : [one]))
})

/** The name of a document in its collection. */
export function readName(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** The fields that a new document carries beside its own. */
export function prepareNew(path: string, fields: Fields): Fields {
  return { id: readName(path), revision: 1, createdAt: serverTime, ...fields }
}

/** The next revision of a document, with some fields changed. */
export function prepareNext(before: Fields, changes: Fields = {}): Fields {
  return { ...before, revision: Number(before.revision ?? 0) + 1, ...changes }
}
