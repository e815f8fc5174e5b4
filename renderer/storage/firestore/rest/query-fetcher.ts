import type { ServerQuestion } from '../reading/firestore-server-query.ts'
import type { ListenerSnapshot } from '../reading/resilient-listener.ts'
import { isYoungerThan } from '../reading/server-clock.ts'

/** An older answer is stale, and fetched again. */
export const freshMs = 60_000

export interface CachedResult {
  snapshot: ListenerSnapshot
  /** The age of its oldest part, in milliseconds since 1970. */
  at: number
  isWhole: boolean
}

export interface QueryFetcher {
  /** undefined: nothing that young is cached. */
  readCached(maxAgeMs: number): Promise<CachedResult | undefined>
  /** Requests the parts that are older. Rejects with a StoreError. */
  fetch(maxAgeMs: number): Promise<ListenerSnapshot>
}

/** A longer list has the same key for its beginning. */
export function cacheKey(collection: string, { conditions, order, start, limit }: ServerQuestion): string {
  return JSON.stringify([collection, conditions, order, start, limit])
}

export function createLazyFetcher(load: () => Promise<QueryFetcher>): QueryFetcher {
  return {
    readCached: async (maxAgeMs) => (await load()).readCached(maxAgeMs),
    fetch: async (maxAgeMs) => (await load()).fetch(maxAgeMs)
  }
}

export function createQueryFetcher(
  cache: AnswerCache,
  key: string,
  request: () => Promise<ListenerSnapshot>
): QueryFetcher {
  return {
    async readCached(maxAgeMs) {
      const cached = cache.get(key)
      return cached && isYoungerThan(maxAgeMs, cached.at) ? { ...cached, isWhole: true } : undefined
    },
    async fetch() {
      const snapshot = await request()
      cache.set(key, snapshot)
      return snapshot
    }
  }
}

interface CachedAnswer {
  readonly snapshot: ListenerSnapshot
  readonly at: number
}

/** Beyond that the oldest answers are evicted, but never the last one. */
const maxDocuments = 6_000

const sizeOf = ({ docs }: ListenerSnapshot) => docs.length + 1

/** The last answers, by cacheKey, as long as the page is open. */
export type AnswerCache = ReturnType<typeof createAnswerCache>

export function createAnswerCache() {
  const answers = new Map<string, CachedAnswer>()
  let size = 0
  const evict = (key: string) => {
    const cached = answers.get(key)
    if (cached) size -= sizeOf(cached.snapshot)
    answers.delete(key)
  }
  return {
    get: (key: string) => answers.get(key),
    set(key: string, snapshot: ListenerSnapshot) {
      evict(key)
      answers.set(key, { snapshot, at: Date.now() })
      size += sizeOf(snapshot)
      for (const oldest of [...answers.keys()]) {
        if (size <= maxDocuments || answers.size === 1) break
        evict(oldest)
      }
    }
  }
}
