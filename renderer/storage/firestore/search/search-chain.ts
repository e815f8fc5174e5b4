import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import { type Chain, listStep } from '../reading/page-chain.ts'
import type { ServerDocument } from '../reading/server-document.ts'
import { type Condition, maxAsked, type SearchPlan } from '../reading/server-query.ts'
import type { SearchKey } from './search-key.ts'

/**
 * How many questions are asked by themselves for so many results as a screen shows at a time: 571 documents. Without a key most of
 * what is read is not meant.
 */
const maxQuestions = { withKey: 10, withoutKey: 3 } as const

/**
 * A search, page by page, until more than `limit` documents meet it. With limit 0 it is looked at once how many do.
 * @param meets whether a document meets all of the search
 */
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
