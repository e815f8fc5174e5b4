import type { SearchIndex } from '#shared/collections/collection.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import type { Collection } from '../../document-store.ts'
import type { DocumentConverter } from '../reading/document-converter.ts'
import { type Chain, listStep } from '../reading/page-chain.ts'
import { type Condition, maxAsked, type SearchPlan, type ServerDocument } from '../reading/server-query.ts'
import { buildRefinement, chooseSearchKey, type SearchKey } from './search-key.ts'

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

/** Pages for each screen of results: 571 documents. Without a key most of them are misses. */
const maxQuestions = { withKey: 10, withoutKey: 3 } as const

/** With limit 0 one page is counted. */
export function createSearchChain(
  { page }: SearchPlan,
  limit: number,
  key: Pick<SearchKey<never>, 'keys' | 'isAll'> | undefined,
  meets: (document: ServerDocument) => boolean
): Chain {
  const steps = Math.ceil(limit / listStep)
  const most = limit <= 0 ? 1 : steps * maxQuestions[key ? 'withKey' : 'withoutKey']
  const further = key?.isAll ? listStep : maxAsked
  return {
    page: key ? { ...page, conditions: [...page.conditions, buildCondition(key.keys)] } : page,
    nextLimit: (questions) => (questions >= most ? 0 : questions === 0 ? listStep + 1 : further),
    isEnough: (docs) => limit > 0 && docs.filter(meets).length > limit
  }
}

function buildCondition(keys: readonly string[]): Condition {
  const [one, ...others] = keys
  return others.length === 0
    ? { field: searchKeysField, operator: 'array-contains', value: one }
    : { field: searchKeysField, operator: 'array-contains-any', value: keys }
}
