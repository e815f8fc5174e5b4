import { maxAsked, type ServerQuestion } from '../reading/firestore-server-query.ts'
import type { Counted } from '../reading/resilient-listener.ts'
import { isYoungerThan } from '../reading/server-clock.ts'

/** Counts as far as the rules let anybody count, in one read: exactly below that, 'atLeast' beyond. */
export async function publishedCount(
  all: ServerQuestion,
  count: (question: ServerQuestion) => Promise<number>
): Promise<Counted> {
  const total = await count({ ...all, limit: maxAsked })
  return total < maxAsked ? { total } : { total, totalIs: 'atLeast' }
}

/** Each count is charged: a fresh one is served from the cache, unless it was invalidated. */
const freshMs = 60_000

export interface CountCache {
  /** A stale count serves where counting fails. Rejects with what `count` does where there is none. */
  fetch(key: string, count: () => Promise<Counted>): Promise<Counted>
  /** A count may have changed. */
  invalidate(): void
}

export function createCountCache(): CountCache {
  const cached = new Map<string, { at: number; total: Promise<Counted> }>()
  return {
    fetch(key, count) {
      const stale = cached.get(key)
      if (stale && isYoungerThan(freshMs, stale.at)) return stale.total
      const total = count().catch((error: unknown) => {
        if (cached.get(key)?.total !== total) throw error
        cached.delete(key)
        if (!stale) throw error
        cached.set(key, stale)
        return stale.total
      })
      cached.set(key, { at: Date.now(), total })
      return total
    },
    invalidate: () => cached.clear()
  }
}
