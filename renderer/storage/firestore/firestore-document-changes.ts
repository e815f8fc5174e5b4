import { doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore'
import { buildEntry, checkRevision } from '#renderer/storage/core/apply-document-edits.ts'
import { type Entry, parseElement } from '#renderer/storage/core/parse-document-list.ts'
import { isSameJson } from '#renderer/storage/core/same-json.ts'
import type { Fields } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Collection, DocumentStore } from '../document-store.ts'
import { buildCountPath, createdAt, encodeDocumentId, type Path, resolvePath } from './document-paths.ts'
import { readFromServer } from './files/server-transactions.ts'
import { type OpenedDocument, openPlain, type SideWrite, type Step } from './mappings/document-mapping.ts'
import { findMapping } from './mappings/find-document-mapping.ts'
import type { Attempt, RunStep } from './transaction-retry.ts'

interface FirestoreChangesOptions {
  getDatabase: () => Firestore
  getUid: () => string | undefined
  runStep: RunStep
}

interface OpenedStep<T extends Document> {
  entry: Entry<T> | undefined
  opened: OpenedDocument
  /** undefined: removes the document. */
  write(fields: Fields | undefined, beside: readonly SideWrite[]): void
}

/** Changes need the server: a queued write could be refused later, unseen. One transaction, with what its mapping stores beside. */
export function createFirestoreChanges({
  getDatabase,
  getUid,
  runStep
}: FirestoreChangesOptions): Pick<DocumentStore, 'change' | 'remove'> {
  const refTo = (path: Path) => doc(getDatabase(), path)
  const refIn = (collection: Collection<Document>, id: string) =>
    refTo(`${resolvePath(collection, getUid())}/${encodeDocumentId(id)}`)

  async function open<T extends Document>(
    transaction: Transaction,
    attempt: Attempt,
    collection: Collection<T>,
    id: string
  ): Promise<OpenedStep<T>> {
    const ref = refIn(collection, id)
    const known = new Map<Path, Fields | undefined>()
    const read = async (path: Path) => {
      const found: Fields | undefined = (await transaction.get(refTo(path))).data()
      known.set(path, found)
      attempt.readings.push({ ref: refTo(path), revision: found?.revision })
      return found && withoutCreatedAt(found)
    }
    const step: Step = {
      uid: getUid(),
      name: ref.id,
      id,
      pathIn: (other, name = ref.id) => `${resolvePath(other, getUid())}/${name}`,
      read,
      readBeside: async (path) => (await readFromServer(getDatabase(), refTo(path))).data()
    }
    const stored = await read(ref.path)
    const opened = (await findMapping(collection)?.open(step, stored)) ?? openPlain(stored)
    const { document: raw } = opened
    const set = (path: Path, fields: Fields) => transaction.set(refTo(path), withCreatedAt(fields, known.get(path)))
    return {
      entry: raw && { raw, document: parseElement(raw, collection) },
      opened,
      write(fields, beside) {
        if (fields) set(ref.path, fields)
        else transaction.delete(ref)
        for (const each of beside) {
          const { path } = each
          if ('remove' in each) transaction.delete(refTo(path))
          else if ('merge' in each) transaction.set(refTo(path), each.merge, { merge: true })
          else {
            const { revision = 0, ...before } = withoutCreatedAt(known.get(path) ?? {})
            if (!known.get(path) || !isSameJson(before, each.set))
              set(path, { ...each.set, revision: Number(revision) + 1 })
          }
        }
      }
    }
  }

  return {
    async change(collection, id, mutate, expected) {
      const [ref, uid] = [refIn(collection, id), getUid()]
      const count = expected === 0 && uid !== undefined && findMapping(collection)?.racesFor
      const contested = count ? refTo(buildCountPath(count, uid)) : ref
      return runStep(contested, async (transaction, attempt) => {
        const { entry, opened, write } = await open(transaction, attempt, collection, id)
        if (collection.idsOnly && entry?.document) return { result: entry.document }
        const readable = entry?.document ? entry : undefined
        const after = buildEntry(readable, entry !== undefined && !readable, collection, id, mutate, expected)
        const raw = (collection.idsOnly ? { id, revision: 1 } : after.raw) as Fields
        const { stored, beside } = await opened.change(raw)
        return {
          result: after.document,
          write: () => write(stored, beside),
          hasArrived: (found) => (count ? found?.last === ref.id : isWritten(found, stored))
        }
      })
    },
    async remove(collection, id, expected) {
      await runStep(refIn(collection, id), async (transaction, attempt) => {
        const { entry, opened, write } = await open(transaction, attempt, collection, id)
        if (!entry?.document) return { result: undefined }
        checkRevision(entry.document, expected)
        const beside = await opened.remove()
        return { result: undefined, write: () => write(undefined, beside), hasArrived: (found) => found === undefined }
      })
    }
  }
}

const isWritten = (found: Fields | undefined, written: Fields) =>
  found !== undefined && isSameJson(withoutCreatedAt(found), written)

function withoutCreatedAt({ [createdAt]: _at, ...fields }: Fields): Fields {
  return fields
}

/** A document that was not written by the app may lack a creation time. */
function withCreatedAt(fields: Fields, before: Fields | undefined): Fields {
  if (!before) return { ...fields, [createdAt]: serverTimestamp() }
  return before[createdAt] === undefined ? fields : { ...fields, [createdAt]: before[createdAt] }
}
