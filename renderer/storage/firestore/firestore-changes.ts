import { type DocumentReference, doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore'
import { buildEntry, checkRevision } from '#renderer/storage/core/document-edits.ts'
import { type Entry, parseElement } from '#renderer/storage/core/document-list.ts'
import { isSameJson } from '#renderer/storage/core/same-json.ts'
import type { Document } from '#shared/documents/document.ts'
import { jobs } from '../collections/collections.ts'
import type { Collection, DocumentStore } from '../document-store.ts'
import { buildCardRecordPath, buildRemovedJobPath, createdAt, encodeDocumentId, type Path } from './paths.ts'
import {
  findPapersCollection,
  mergeCandidate,
  readOwnerUid,
  splitCandidate,
  withoutPaperLinks
} from './split-candidate.ts'
import type { RunStep } from './transaction-retry.ts'

type Raw = Readonly<Record<string, unknown>>

export interface FirestoreChangesOptions {
  getDatabase: () => Firestore
  /** The path of a collection for the person who is signed in. */
  findPath: (collection: string) => Path
  getUid: () => string | undefined
  runStep: RunStep
}

/** One document as a transaction has read it. */
interface ReadDocument<T extends Document> {
  entry: Entry<T> | undefined
  /** The stored document that is replaced: it keeps the time of its creation. */
  card: StoredDocument | undefined
  /** The second part of a document that is stored in two (see split-candidate.ts); null when it may not be read. */
  papers: StoredPart | null
  /** Which card is this person's (see paths.ts); null where the document is none of theirs. */
  record: StoredPart | null
}

interface StoredPart {
  ref: DocumentReference
  stored: StoredDocument | undefined
}

interface StoredDocument {
  raw: Raw
  createdAt: unknown
}

/** Changes need the server: what was written while it cannot be reached could be refused later, and nobody would hear of it. */
export function createFirestoreChanges({
  getDatabase,
  findPath,
  getUid,
  runStep
}: FirestoreChangesOptions): Pick<DocumentStore, 'change' | 'remove'> {
  const buildRef = (collection: string, id: string) => doc(getDatabase(), findPath(collection), encodeDocumentId(id))

  async function read<T extends Document>(
    transaction: Transaction,
    collection: Collection<T>,
    ref: DocumentReference
  ): Promise<ReadDocument<T>> {
    const card = await readStored(transaction, ref)
    const papersCollection = findPapersCollection(collection.name)
    const isMine = papersCollection !== undefined && (card === undefined || readOwnerUid(card.raw) === getUid())
    const papersRef = isMine ? doc(getDatabase(), findPath(papersCollection), ref.id) : undefined
    const papers = papersRef ? await readPart(transaction, papersRef) : null
    const uid = isMine ? getUid() : undefined
    const record = uid === undefined ? null : await readPart(transaction, doc(getDatabase(), buildCardRecordPath(uid)))
    const raw = card && papers ? mergeCandidate(card.raw, papers.stored?.raw) : card?.raw
    return { entry: raw && { raw, document: parseElement(raw, collection) }, card, papers, record }
  }

  /** What must go with a card. Of somebody else's, which the administrator removes, nothing of it may be read before. */
  function listPartsToRemove(
    collection: string,
    ref: DocumentReference,
    { card, papers, record }: ReadDocument<Document>
  ): DocumentReference[] {
    const papersCollection = findPapersCollection(collection)
    if (papersCollection === undefined) return []
    if (papers) {
      // The record of a card that the administrator has hidden stays: nobody gets around that by a new card.
      const isFreed = record?.stored?.raw.cardId === card?.raw.id && card?.raw.blocked !== true
      return [...(papers.stored ? [papers.ref] : []), ...(record?.stored && isFreed ? [record.ref] : [])]
    }
    const owner = card && readOwnerUid(card.raw)
    return [
      doc(getDatabase(), findPath(papersCollection), ref.id),
      ...(owner === undefined ? [] : [doc(getDatabase(), buildCardRecordPath(owner))])
    ]
  }

  return {
    async change(collection, id, mutate, expected) {
      const ref = buildRef(collection.name, id)
      return runStep(ref, async (transaction, attempt) => {
        const { entry, card, papers, record } = await read(transaction, collection, ref)
        attempt.revision = card?.raw.revision
        // A document that says nothing but its id says the same after every change.
        if (collection.idsOnly && entry?.document) return { result: entry.document }
        const readable = entry?.document ? entry : undefined
        const after = buildEntry(readable, entry !== undefined && !readable, collection, id, mutate, expected)
        const raw = (collection.idsOnly ? { id, revision: 1 } : after.raw) as Raw
        const parts = papers && splitCandidate(raw)
        const written = parts?.card ?? (findPapersCollection(collection.name) ? withoutPaperLinks(raw) : raw)
        const write = () => {
          transaction.set(ref, withCreatedAt(written, card))
          if (parts) writePapers(transaction, papers, parts.papers)
          // An account has one: where the record names another card, the rules refuse this one.
          if (record && !record.stored) {
            transaction.set(record.ref, withCreatedAt({ id: getUid(), revision: 1, cardId: id }, undefined))
          }
        }
        const hasArrived = (stored: Raw | undefined) =>
          stored !== undefined && isSameJson(withoutCreatedAt(stored), written)
        return { result: after.document, write, hasArrived }
      })
    },
    async remove(collection, id, expected) {
      const ref = buildRef(collection.name, id)
      await runStep(ref, async (transaction, attempt) => {
        const stored = await read(transaction, collection, ref)
        const { entry, card } = stored
        attempt.revision = card?.raw.revision
        if (!entry?.document) return { result: undefined }
        checkRevision(entry.document, expected)
        const write = () => {
          transaction.delete(ref)
          if (collection.name === jobs.name) {
            const removed = doc(getDatabase(), buildRemovedJobPath(ref.id))
            transaction.set(removed, withCreatedAt({ id, revision: 1 }, undefined))
          }
          for (const part of listPartsToRemove(collection.name, ref, stored)) transaction.delete(part)
        }
        return { result: undefined, write, hasArrived: (stored) => stored === undefined }
      })
    }
  }
}

async function readStored(transaction: Transaction, ref: DocumentReference): Promise<StoredDocument | undefined> {
  const snapshot = await transaction.get(ref)
  if (!snapshot.exists()) return undefined
  const data = snapshot.data()
  return { raw: withoutCreatedAt(data), createdAt: data[createdAt] }
}

function withoutCreatedAt({ [createdAt]: _at, ...raw }: Raw): Raw {
  return raw
}

/**
 * Adds the time of the creation, which never changes. A document that came to the shared board without one gets none.
 */
function withCreatedAt(raw: Raw, before: StoredDocument | undefined): Raw {
  if (!before) return { ...raw, [createdAt]: serverTimestamp() }
  return before.createdAt === undefined ? raw : { ...raw, [createdAt]: before.createdAt }
}

async function readPart(transaction: Transaction, ref: DocumentReference): Promise<StoredPart> {
  return { ref, stored: await readStored(transaction, ref) }
}

/** Papers count their own revisions, and are not touched by a change of the card alone. */
function writePapers(transaction: Transaction, { ref, stored }: StoredPart, papers: Raw): void {
  const { revision = 0, ...before } = stored?.raw ?? {}
  if (stored && isSameJson(before, papers)) return
  transaction.set(ref, withCreatedAt({ ...papers, revision: Number(revision) + 1 }, stored))
}
