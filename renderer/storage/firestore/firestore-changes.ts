import { type DocumentReference, doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore'
import { buildEntry, checkRevision, type Entry, parseElement } from '#renderer/storage/core/document-list.ts'
import { sameJson } from '#renderer/storage/core/same-json.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Collection, DocumentStore } from '../document-store.ts'
import { createdAt, nameOf, type Path } from './paths.ts'
import { joined, ownerOf, papersFolder, parted } from './split-candidate.ts'
import type { Take } from './transaction-retry.ts'

type Raw = Readonly<Record<string, unknown>>

export interface ChangeParts {
  database: () => Firestore
  /** Where a collection lies for the person who is signed in. */
  placeOf: (collection: string) => Path
  me: () => string | undefined
  take: Take
}

/** One document as a step has read it. */
interface Before<T extends Document> {
  entry: Entry<T> | undefined
  /** What is written over: it keeps the time of its creation. */
  card: Kept | undefined
  /** The other part of a document that lies in two: null when it may not be read. */
  papers: { ref: DocumentReference; kept: Kept | undefined } | null
}

interface Kept {
  raw: Raw
  createdAt: unknown
}

/** Changes need the server: what was written while it cannot be reached could be refused later, and nobody would hear of it. */
export function firestoreChanges({
  database,
  placeOf,
  me,
  take
}: ChangeParts): Pick<DocumentStore, 'change' | 'remove'> {
  const refOf = (collection: string, id: string) => doc(database(), placeOf(collection), nameOf(id))

  async function read<T extends Document>(
    transaction: Transaction,
    collection: Collection<T>,
    ref: DocumentReference
  ): Promise<Before<T>> {
    const card = await kept(transaction, ref)
    const folder = papersFolder(collection.name)
    const isMine = folder !== undefined && (card === undefined || ownerOf(card.raw) === me())
    const papersRef = isMine ? doc(database(), placeOf(folder), ref.id) : undefined
    const papers = papersRef ? { ref: papersRef, kept: await kept(transaction, papersRef) } : null
    const raw = card && papers ? joined(card.raw, papers.kept?.raw) : card?.raw
    return { entry: raw && { raw, document: parseElement(raw, collection) }, card, papers }
  }

  return {
    async change(collection, id, mutate, expected) {
      const ref = refOf(collection.name, id)
      return take(ref, async (transaction, attempt) => {
        const { entry, card, papers } = await read(transaction, collection, ref)
        attempt.revision = card?.raw.revision
        // A document that says nothing but its id says the same after every change.
        if (collection.bare && entry?.document) return { result: entry.document }
        const readable = entry?.document ? entry : undefined
        const after = buildEntry(readable, entry !== undefined && !readable, collection, id, mutate, expected)
        const raw = (collection.bare ? { id, revision: 1 } : after.raw) as Raw
        const parts = papers && parted(raw)
        const written = parts?.card ?? raw
        const write = () => {
          transaction.set(ref, stamped(written, card))
          if (parts) keepPapers(transaction, papers, parts.papers)
        }
        const hasArrived = (stored: Raw | undefined) => stored !== undefined && sameJson(unstamped(stored), written)
        return { result: after.document, write, hasArrived }
      })
    },
    async remove(collection, id, expected) {
      const ref = refOf(collection.name, id)
      await take(ref, async (transaction, attempt) => {
        const { entry, card, papers } = await read(transaction, collection, ref)
        attempt.revision = card?.raw.revision
        if (!entry?.document) return { result: undefined }
        checkRevision(entry.document, expected)
        const write = () => {
          transaction.delete(ref)
          if (papers?.kept) transaction.delete(papers.ref)
        }
        return { result: undefined, write, hasArrived: (stored) => stored === undefined }
      })
    }
  }
}

async function kept(transaction: Transaction, ref: DocumentReference): Promise<Kept | undefined> {
  const snapshot = await transaction.get(ref)
  if (!snapshot.exists()) return undefined
  const data = snapshot.data()
  return { raw: unstamped(data), createdAt: data[createdAt] }
}

function unstamped({ [createdAt]: _at, ...raw }: Raw): Raw {
  return raw
}

/** As it is stored: with the time of its creation, which never changes. What came to the board without one keeps none. */
function stamped(raw: Raw, before: Kept | undefined): Raw {
  if (!before) return { ...raw, [createdAt]: serverTimestamp() }
  return before.createdAt === undefined ? raw : { ...raw, [createdAt]: before.createdAt }
}

/** Papers count their own revisions, and are not touched by a change of the card alone. */
function keepPapers(
  transaction: Transaction,
  { ref, kept }: NonNullable<Before<Document>['papers']>,
  papers: Raw
): void {
  const { revision = 0, ...before } = kept?.raw ?? {}
  if (kept && sameJson(before, papers)) return
  transaction.set(ref, stamped({ ...papers, revision: Number(revision) + 1 }, kept))
}
