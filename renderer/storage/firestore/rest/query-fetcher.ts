import type { ListenerSnapshot } from '../reading/resilient-listener.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import type { AnswerCache } from './answer-cache.ts'

/** An older answer is stale: it is fetched again when something asks for it. */
export const freshMs = 60_000

export interface CachedResult {
  snapshot: ListenerSnapshot
  /** When the oldest part of it came, in milliseconds since 1970. */
  at: number
  /** No part of it is missing. */
  isWhole: boolean
}

/** Fetches one query, by one request or several. */
export interface QueryFetcher {
  /** The cached result that is no older; undefined: nothing. */
  readCached(maxAgeMs: number): Promise<CachedResult | undefined>
  /** Requests the parts that are older. Rejects with a StoreError. */
  fetch(maxAgeMs: number): Promise<ListenerSnapshot>
}

/** The key under which an answer is cached: a longer list begins with it. */
export function cacheKey(collection: string, { conditions, order, start, limit }: ServerQuestion): string {
  return JSON.stringify([collection, conditions, order, start, limit])
}

/** A fetcher whose code comes with its first use. */
export function createLazyFetcher(load: () => Promise<QueryFetcher>): QueryFetcher {
  return {
    readCached: async (maxAgeMs) => (await load()).readCached(maxAgeMs),
    fetch: async (maxAgeMs) => (await load()).fetch(maxAgeMs)
  }
}

/** Fetches by one request. */
export function createFetcher(cache: AnswerCache, key: string, request: () => Promise<ListenerSnapshot>): QueryFetcher {
  return {
    async readCached(maxAgeMs) {
      const cached = cache.get(key)
      return cached && Date.now() - cached.at < maxAgeMs ? { ...cached, isWhole: true } : undefined
    },
    async fetch() {
      const snapshot = await request()
      cache.set(key, snapshot)
      return snapshot
    }
  }
}
