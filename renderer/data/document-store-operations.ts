import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import { Refusal } from '#shared/domain/refusal-error.ts'

/** Pagination: follows the cursor to the end. Rejects with a StoreError. */
export async function* readPages<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Query<T>
): AsyncGenerator<T> {
  let after: Query<T>['after']
  do {
    const page: QueryResult<T> = await documents.query(collection, { ...query, after })
    yield* page.documents
    after = page.next
  } while (after !== undefined)
}

export async function readAllPages<T extends Document>(...asked: Parameters<typeof readPages<T>>): Promise<T[]> {
  const found: T[] = []
  for await (const document of readPages(...asked)) found.push(document)
  return found
}

/** 'conflict': the document is gone, or another revision than `expected` is stored. 'refused' for a Refusal of `mutate`, its cause. */
export function changeExisting<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T) => T,
  expected?: number,
  step?: unknown
): Promise<T> {
  const change = documents.change(
    collection,
    id,
    (stored) => {
      if (!stored) throw new StoreError('conflict', `this document of ${collection.name} is gone`)
      return mutate(stored)
    },
    expected,
    step
  )
  return withRefusals(change)
}

/** A Refusal becomes a StoreError 'refused'. */
export function withRefusals<Result>(change: Promise<Result>): Promise<Result> {
  return change.catch((error: unknown) => {
    throw error instanceof Refusal ? new StoreError('refused', error.message, { cause: error }) : error
  })
}

/** Where the rules refuse to read a document, that says something about it: `instead`. */
export function orWhenRefused<Result>(reading: Promise<Result>, instead: Result): Promise<Result> {
  return reading.catch((error: unknown) => {
    if (error instanceof StoreError && error.failure === 'refused') return instead
    throw error
  })
}
