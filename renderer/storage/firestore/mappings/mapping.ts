import type { Collection, Fields } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Path } from '../paths.ts'

/** A write beside a document, in the same step. `set`: the engine counts the revision, and leaves a document alone that would say the same. */
export type SideWrite =
  | { readonly path: Path; readonly set: Fields }
  /** Written unread over whatever is there. */
  | { readonly path: Path; readonly merge: object }
  | { readonly path: Path; readonly remove: true }

/** A step on one document, in which others may be read. */
export interface Step {
  readonly uid: string | undefined
  /** Of the document: see encodeDocumentId. */
  readonly name: string
  readonly id: string
  /** Where a document of this name lies in another collection. */
  pathIn(collection: Collection<Document>, name?: string): Path
  /** undefined: there is none. */
  read(path: Path): Promise<Fields | undefined>
  /** The same outside of the transaction: it may change meanwhile. */
  readBeside(path: Path): Promise<Fields | undefined>
}

/** A stored document with everything that is stored beside it. Nothing is read any more once a write has been made of it. */
export interface OpenedDocument {
  /** As the app knows it; undefined: there is none. */
  readonly document: Fields | undefined
  /** What is stored of it, and beside it, when the app's document becomes `after`. */
  change(after: Fields): Promise<{ readonly stored: Fields; readonly beside: readonly SideWrite[] }>
  /** What is written beside its removal. */
  remove(): Promise<readonly SideWrite[]>
}

/** How documents of a collection lie in Firestore, where that is not one document each. */
export interface Mapping {
  open(step: Step, stored: Fields | undefined): Promise<OpenedDocument>
  /**
   * Where new documents are counted with the account of this person: everything that it sends at the same time races for the count, which
   * names the newest in `last`.
   */
  countPath?(uid: string): Path
}

/** One document, and nothing beside it. */
export const openPlain = (stored: Fields | undefined): OpenedDocument => ({
  document: stored,
  change: async (after) => ({ stored: after, beside: [] }),
  remove: async () => []
})
