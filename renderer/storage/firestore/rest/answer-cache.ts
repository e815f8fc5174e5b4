import type { ListenerSnapshot } from '../reading/resilient-listener.ts'

export interface CachedAnswer {
  readonly snapshot: ListenerSnapshot
  /** When it came, in milliseconds since 1970. */
  readonly at: number
}

/** The last answers, by cacheKey, as long as the page is open. */
export interface AnswerCache {
  get(key: string): CachedAnswer | undefined
  set(key: string, snapshot: ListenerSnapshot): void
}

/** So many documents are cached; beyond that the oldest answers are evicted, but never the last one. */
const maxDocuments = 6_000

/** An answer counts as one document more, so that empty ones are evicted too. */
const sizeOf = ({ docs }: ListenerSnapshot) => docs.length + 1

export function createAnswerCache(getTime: () => number = Date.now): AnswerCache {
  const answers = new Map<string, CachedAnswer>()
  let size = 0
  const evict = (key: string) => {
    const cached = answers.get(key)
    if (cached) size -= sizeOf(cached.snapshot)
    answers.delete(key)
  }
  return {
    get: (key) => answers.get(key),
    set(key, snapshot) {
      evict(key)
      answers.set(key, { snapshot, at: getTime() })
      size += sizeOf(snapshot)
      for (const oldest of [...answers.keys()]) {
        if (size <= maxDocuments || answers.size === 1) break
        evict(oldest)
      }
    }
  }
}
