import type { Collection } from '#shared/collections/collection.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import type { StoreNotices, Viewer } from '#shared/storage/storage-notice.ts'

export type { Collection, StoreNotices }

export type Unsubscribe = () => void

/** A document is the unit of atomicity. Every method rejects with a StoreError, except `change` with the error of `mutate`. */
export interface DocumentStore {
  /** undefined: there is none, or it does not parse. */
  get<T extends Document>(collection: Collection<T>, id: string): Promise<T | undefined>
  query<T extends Document>(collection: Collection<T>, query: Query<T>): Promise<QueryResult<T>>
  /**
   * One step, safe between tabs, windows and machines; durable when it resolves. `mutate` must be pure and synchronous, and may
   * run more than once; when it throws, nothing is written. The store counts the revision up. `expected`: the revision that the
   * change is based on (0: must not exist yet); when another is stored: 'conflict'. `step`: what the change does, for the rule of the
   * collection (WriteRule); a store itself does not look at it.
   */
  change<T extends Document>(
    collection: Collection<T>,
    id: string,
    mutate: (stored: T | undefined) => T,
    expected?: number,
    step?: unknown
  ): Promise<T>
  /** Removing what is not there is no error. `expected` as in `change`. */
  remove<T extends Document>(collection: Collection<T>, id: string, expected?: number): Promise<void>
  /** Calls `listener` with the result now and after every change, here or elsewhere, also after an `onError`. */
  watch<T extends Document>(
    collection: Collection<T>,
    query: Query<T>,
    listener: (result: QueryResult<T>) => void,
    onError: (error: StoreError) => void
  ): Unsubscribe
  /** Data that could not be used, and conditions of the device: shown until the person has dealt with them. */
  readonly notices: StoreNotices
  readonly device?: DeviceStore | undefined
}

/** Operations on whole collections. Every method rejects with a StoreError. */
export interface DeviceStore {
  /** Whether a collection may hold anything: true where that is unknown without reading. */
  mayContain(collection: string): boolean
  /** The names under which anything is stored, or in quarantine. */
  listCollections(): Promise<string[]>
  /** Removes a collection of one person ('{kind}_{uid}'), also from the quarantine. */
  dropCollection(collection: string): Promise<void>
  /** Removes everything, files and all, for the administrator. The page must be reloaded then. */
  eraseAll(viewer: Viewer): Promise<void>
}

export type StoreFailure =
  /** Another revision is stored, in `stored`. */
  | 'conflict'
  /** No room. Nothing was written. */
  | 'full'
  /** The storage cannot be reached, or is blocked by the browser. */
  | 'unavailable'
  /** The stored data cannot be read, and is kept as it is. */
  | 'damaged'
  /** This person may not do that. */
  | 'refused'

export class StoreError extends Error {
  readonly failure: StoreFailure
  /** With 'conflict': the stored document; undefined: it is gone. */
  readonly stored: Document | undefined
  /** With 'unavailable': a shared board could not be reached. */
  readonly isOffline: boolean

  constructor(
    failure: StoreFailure,
    message: string,
    options: { cause?: unknown; stored?: Document | undefined; isOffline?: boolean } = {}
  ) {
    super(message, { cause: options.cause })
    this.name = 'StoreError'
    this.failure = failure
    this.stored = options.stored
    this.isOffline = options.isOffline === true
  }
}
