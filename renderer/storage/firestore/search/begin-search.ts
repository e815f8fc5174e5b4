import type { SearchIndex } from '#shared/collections/collection.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Collection } from '../../document-store.ts'
import type { DocumentConverter } from '../reading/document-converter.ts'
import type { Chain } from '../reading/page-chain.ts'
import type { SearchPlan } from '../reading/server-query.ts'
import { createSearchChain } from './search-chain.ts'
import { buildRefinement, chooseSearchKey } from './search-key.ts'

/** What is asked of the server for a search, and in what order. */
export function beginSearch<T extends Document>(
  collection: Collection<T>,
  query: Query<T>,
  plan: SearchPlan,
  { convert }: DocumentConverter
): Chain {
  const index = readIndex(collection)
  const meets = createRefinement(collection, query)
  return createSearchChain(plan, query.limit, index && chooseSearchKey(query, index), (read) => {
    const { document } = convert(collection, read)
    return document !== undefined && meets(document)
  })
}

/** Whether a document meets all of a search. */
export function createRefinement<T extends Document>(
  collection: Collection<T>,
  query: Query<T>
): (document: T) => boolean {
  return buildRefinement(query, collection.searchText, readIndex(collection))
}

/** declareCollection has checked that its fields are the document's. */
function readIndex<T extends Document>({ search }: Collection<T>): SearchIndex<T> | undefined {
  return search as SearchIndex<T> | undefined
}
