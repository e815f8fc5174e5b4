import { keyLengths } from '#shared/domain/search/search-keys.ts'
import type { ServerQuestion } from '../reading/firestore-server-query.ts'
import { type Chain, readChain } from '../reading/paginated-listener.ts'
import { isYoungerThan } from '../reading/server-clock.ts'
import { type AnswerCache, cacheKey, type QueryFetcher } from './query-fetcher.ts'
import type { RestDatabase } from './rest-database.ts'

// A separate chunk, fetched with the first query of more than one page.
export { createListChain } from '../reading/paginated-listener.ts'
export { beginSearch, createRefinement } from '../search/paginated-search.ts'

/** Pagination by REST: each page is fetched from the cursor behind the one before. */
export function createPagedFetcher(
  chain: Chain,
  collection: Parameters<RestDatabase['query']>[0],
  { query }: Pick<RestDatabase, 'query'>,
  cache: AnswerCache
): QueryFetcher {
  const keyOf = (question: ServerQuestion) => cacheKey(collection.name, question)
  const find = (question: ServerQuestion, maxAgeMs: number) => {
    for (const asked of [question, ...listWider(question)]) {
      const cached = cache.get(keyOf(asked))
      const isFresh = cached !== undefined && isYoungerThan(maxAgeMs, cached.at)
      // A shorter key that found fewer than its limit has found everything.
      if (isFresh && (asked === question || cached.snapshot.docs.length < (question.limit ?? 0))) return cached
    }
    return undefined
  }
  return {
    async readCached(maxAgeMs) {
      let [at, isWhole, count] = [Number.POSITIVE_INFINITY, true, 0]
      const snapshot = await readChain(chain, async (question) => {
        const cached = find(question, maxAgeMs)
        isWhole &&= cached !== undefined
        count += cached ? 1 : 0
        at = Math.min(at, cached?.at ?? at)
        return cached?.snapshot
      })
      return count > 0 ? { snapshot, at, isWhole } : undefined
    },
    fetch: (maxAgeMs) =>
      readChain(chain, async (question) => {
        const cached = find(question, maxAgeMs)
        if (cached) return cached.snapshot
        const answer = { docs: await query(collection, question), fromCache: false }
        cache.set(keyOf(question), answer)
        return answer
      })
  }
}

/** The same question with shorter keys, the longest first. */
function listWider({ conditions, start, ...question }: ServerQuestion): ServerQuestion[] {
  const key = conditions.find(({ operator }) => operator === 'array-contains')
  if (!key || start) return []
  const letters = [...String(key.value)]
  const shortest = letters.indexOf(':') + 1 + keyLengths.min
  return Array.from({ length: Math.max(0, letters.length - shortest) }, (_, index) => {
    const value = letters
      .slice(0, -1 - index)
      .join('')
      .trimEnd()
    return { ...question, conditions: conditions.map((each) => (each === key ? { ...each, value } : each)) }
  })
}
