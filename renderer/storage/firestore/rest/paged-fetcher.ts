import { keyLengths } from '#shared/domain/search/search-keys.ts'
import { type Chain, readChain } from '../reading/page-chain.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import { type AnswerCache, cacheKey, type QueryFetcher } from './query-fetcher.ts'
import type { RestDatabase } from './rest-database.ts'

/** Fetches page after page, each from the cursor where the one before has ended. */
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
      const isFresh = cached !== undefined && Date.now() - cached.at < maxAgeMs
      // A shorter beginning has found everything, if there was no more of it.
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

/** The same question for shorter beginnings of its key, the longest first. */
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
