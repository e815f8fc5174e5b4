import type { Collection } from '#shared/collections/collection.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import type { Viewer } from '#shared/storage/notice-access.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

export type { Collection }

export type Unsubscribe = () => void

/**
 * Where all data of the job board lives. A document is the unit of atomicity: what must change together is one
 * document. Every method rejects with a StoreError and with nothing else, except `change`, which passes on what
 * `mutate` throws.
 */
export interface DocumentStore {
  /** The document, or undefined when there is none or it does not parse. */
  get<T extends Document>(collection: Collection<T>, id: string): Promise<T | undefined>
  query<T extends Document>(collection: Collection<T>, query: Query<T>): Promise<QueryResult<T>>
  /**
   * Reads, changes and writes one document as one step, safe between tabs, windows and machines. Resolves with the stored
   * document when it is durable. `mutate` gets the stored document (undefined when there is none), must be pure and
   * synchronous, and may run more than once; when it throws, nothing is written. The store counts the revision up.
   * `expected` is the revision the change is based on (0: must not exist yet); when another is stored: 'conflict'.
   */
  change<T extends Document>(
    collection: Collection<T>,
    id: string,
    mutate: (stored: T | undefined) => T,
    expected?: number
  ): Promise<T>
  /** Removes one document; removing what is not there is no error. `expected` as in `change`. */
  remove<T extends Document>(collection: Collection<T>, id: string, expected?: number): Promise<void>
  /**
   * Calls `listener` with the result now and again after every change of it, in this tab or anywhere else. `onError`
   * gets a StoreError when the result cannot be read; the watch goes on.
   */
  watch<T extends Document>(
    collection: Collection<T>,
    query: Query<T>,
    listener: (result: QueryResult<T>) => void,
    onError: (error: StoreError) => void
  ): Unsubscribe
  /** What the store could not use and kept, and what it could not do: shown until the person has dealt with it. */
  readonly notices: StoreNotices
  /** Present where the store lies on this device: what is done to collections as a whole. */
  readonly device?: DeviceStore | undefined
}

/** Every method rejects with a StoreError. */
export interface DeviceStore {
  /** Whether a collection may hold anything, at a glance: true where it cannot be told without reading. */
  mayHold(collection: string): boolean
  /** The names under which anything is stored, or in quarantine. */
  listCollections(): Promise<string[]>
  /** Removes a collection of one person ('{kind}_{uid}'), the empty list and what is in quarantine of it with it. */
  dropCollection(collection: string): Promise<void>
  /** Has what was removed from a collection leave also what the store keeps for its own use. */
  compact(collection: Collection<Document>): Promise<void>
  /** Removes everything, files and all, for the administrator ('refused' for others). The page must be loaded anew then. */
  eraseAll(viewer: Viewer): Promise<void>
}

export type StoreFailure =
  /** Another revision is stored. `stored` holds it. */
  | 'conflict'
  /** No room. Nothing was written. */
  | 'full'
  /** The storage cannot be reached, or is blocked by the browser. */
  | 'unavailable'
  /** What is stored cannot be read, and is kept as it is. */
  | 'damaged'
  /** This person may not do that. */
  | 'refused'

export class StoreError extends Error {
  readonly failure: StoreFailure
  /** With 'conflict': the document as it is stored now (undefined: it is gone). */
  readonly stored: Document | undefined
  /** With 'unavailable': a board that devices share could not be reached. */
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

/** What each method does is done for `viewer`, and rejects with 'refused' where they may not (shared/storage/notice-access.ts). */
export interface StoreNotices {
  /** Calls `listener` with the current notices now and after every change of them. */
  watch(listener: (notices: StoreNotice[]) => void): Unsubscribe
  /** Restores what is in quarantine; what is stored now goes there in turn unless it is the unchanged sample. */
  undo(id: string, viewer: Viewer): Promise<void>
  /**
   * Takes a stored text that cannot be read out of the way, into quarantine: what was saved of it takes its place, else what
   * the collection begins with.
   */
  recover(id: string, viewer: Viewer): Promise<void>
  /** Removes what is in quarantine, for good. */
  discard(id: string, viewer: Viewer): Promise<void>
  /** The exact text that the notice is about, for a download. */
  readContent(id: string, viewer: Viewer): Promise<string>
  /** Takes the notice down for good. What is in quarantine stays there. */
  dismiss(id: string, viewer: Viewer): Promise<void>
}
