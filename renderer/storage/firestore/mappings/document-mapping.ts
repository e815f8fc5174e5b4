import type { Collection, Fields } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import { buildCountPath, type CountKind, type Path } from '../document-paths.ts'

/** A write beside a document, in the same step. `set`: the engine counts the revision, and leaves a document alone that would say the same. */
export type SideWrite =
  | { readonly path: Path; readonly set: Fields }
  /** Unread, over whatever is there. */
  | { readonly path: Path; readonly merge: object }
  | { readonly path: Path; readonly remove: true }

export interface Step {
  readonly uid: string | undefined
  readonly name: string
  readonly id: string
  /** `name`: the document's own without it. */
  pathIn(collection: Collection<Document>, name?: string): Path
  read(path: Path): Promise<Fields | undefined>
  /** Outside of the transaction: it may change in between. */
  readBeside(path: Path): Promise<Fields | undefined>
}

/** A stored document with everything beside it. Nothing is read any more once a write has begun. */
export interface OpenedDocument {
  readonly document: Fields | undefined
  change(after: Fields): Promise<{ readonly stored: Fields; readonly beside: readonly SideWrite[] }>
  remove(): Promise<readonly SideWrite[]>
}

/** How a collection is stored in Firestore, where that is not one document each. */
export interface Mapping {
  open(step: Step, stored: Fields | undefined): Promise<OpenedDocument>
  /** Concurrent new documents of a person race for this count, which names the newest in `last`; without it each for its own document. */
  readonly racesFor?: CountKind
}

export const openPlain = (stored: Fields | undefined): OpenedDocument => ({
  document: stored,
  change: async (after) => ({ stored: after, beside: [] }),
  remove: async () => []
})

/** Of the documents whose path is given. */
export function listRemovals(...paths: readonly (Path | false | undefined)[]): SideWrite[] {
  return paths.flatMap((path) => (path ? [{ path, remove: true }] : []))
}

/** Nothing is written without an owner, or where `count` says so by undefined. */
export async function countBeside(
  { read }: Step,
  kind: CountKind,
  owner: string | undefined,
  count: (before: Fields | undefined) => Fields | undefined | Promise<Fields | undefined>
): Promise<SideWrite[]> {
  if (owner === undefined) return []
  const path = buildCountPath(kind, owner)
  const counted = await count(await read(path))
  return counted ? [{ path, set: { id: owner, ...counted } }] : []
}
