import type { Counted } from '../reading/resilient-listener.ts'
import { maxAsked, type ServerQuestion } from '../reading/server-query.ts'

/**
 * Counts as far as the rules let anybody count, in one read: exactly below that, 'atLeast' beyond.
 * @param count counts as far as the question's limit
 */
export async function publishedCount(
  all: ServerQuestion,
  count: (question: ServerQuestion) => Promise<number>
): Promise<Counted> {
  const total = await count({ ...all, limit: maxAsked })
  return total < maxAsked ? { total } : { total, totalIs: 'atLeast' }
}
