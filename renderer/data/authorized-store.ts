import * as v from 'valibot'
import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { isDeclared } from '#shared/collections/collection.ts'
import { type Document, isNewId, type QueryResult } from '#shared/documents/document.ts'
import type { Writer } from '#shared/domain/account/write-rule.ts'

/** Documents are replaced, never changed, and so are their limited copies. */
const withoutClosedFields = new WeakMap<Document, Document>()

/** The store as one person may use it, by the rules of shared/collections/: 'refused' before a forbidden write; no rule, no write. Closed fields are left out. */
export function createAuthorizedStore(documents: DocumentStore, getActor: () => Writer): DocumentStore {
  const limit = <T extends Document>({ closedFields = [], canReadClosed }: Collection<T>, document: T): T => {
    if (!closedFields.some((field) => field in document) || canReadClosed?.(getActor(), document)) return document
    const limited = withoutClosedFields.get(document) ?? omit(document, closedFields)
    withoutClosedFields.set(document, limited)
    return limited as T
  }
  const limitAll = <T extends Document>(collection: Collection<T>, result: QueryResult<T>): QueryResult<T> =>
    collection.closedFields
      ? { ...result, documents: result.documents.map((document) => limit(collection, document)) }
      : result

  /** The check throws 'refused' for every write that the collection's rule does not allow. */
  async function loadCheck<T extends Document>(collection: Collection<T>) {
    const { schema, loadRule } = collection
    const rule = loadRule && isDeclared(collection) ? await lazy(loadRule).open() : undefined
    return (stored: T | undefined, wanted: Document | undefined, step?: unknown) => {
      const [before, after] = [stored, wanted].map((document) => v.safeParse(v.optional(schema), document))
      const isAllowed = before?.success && after?.success && rule?.(getActor(), before.output, after.output, step)
      if (!isAllowed) throw new StoreError('refused', 'this person may not do that')
    }
  }

  async function checkNew<T extends Document>(collection: Collection<T>, id: string, build: () => Document) {
    if (collection.hasChosenIds && !isNewId(id)) return 'this is no id'
    if (!collection.canCreate || (await documents.get(collection, id))) return undefined
    return (await collection.canCreate(documents.query, getActor(), id, build)) ? undefined : 'this may not be made now'
  }

  return {
    notices: documents.notices,
    async get(collection, id) {
      const stored = await documents.get(collection, id)
      return stored && limit(collection, stored)
    },
    query: async (collection, asked) => limitAll(collection, await documents.query(collection, asked)),
    watch: (collection, asked, listener, onError) =>
      documents.watch(collection, asked, (result) => listener(limitAll(collection, result)), onError),
    async change(collection, id, mutate, expected, step) {
      const refusal = await checkNew(collection, id, () => mutate(undefined))
      const check = await loadCheck(collection)
      return documents.change(
        collection,
        id,
        (stored) => {
          // A copy: a mutation in place must not count as the stored document.
          const wanted = mutate(structuredClone(stored))
          if (!stored && refusal) throw new StoreError('refused', refusal)
          check(stored, { ...wanted, id, revision: readRevision(stored) + 1 }, step)
          return wanted
        },
        expected,
        step
      )
    },
    async remove(collection, id, expected) {
      const stored = await documents.get(collection, id)
      if (!stored) return
      const revision = readRevision(stored)
      if (expected !== undefined && expected !== revision) {
        throw new StoreError('conflict', 'another revision of this document is stored', { stored })
      }
      const check = await loadCheck(collection)
      check(stored, undefined)
      if (collection.canRemove && !(await collection.canRemove(documents.query, stored)))
        throw new StoreError('refused', 'this may not go now')
      // Removes the checked revision alone.
      await documents.remove(collection, id, revision)
    }
  }
}

function omit<T extends Document>(document: T, fields: readonly string[]): Document {
  return Object.fromEntries(
    Object.entries(document).filter(([field]) => !fields.includes(field))
  ) as unknown as Document
}

function readRevision(stored: Document | undefined): number {
  return stored?.revision ?? 0
}
