import { jobs } from '../../collections/collections.ts'
import type { Counted } from './resilient-listener.ts'
import { maxAsked, type ServerQuestion } from './server-query.ts'

/** Whether the administrator's app counts what is asked for: what everybody finds on the public lists. */
export function isCountedForAll(collection: string, { conditions }: ServerQuestion): boolean {
  const isAsked = (field: string, value: unknown) =>
    conditions.some((condition) => condition.field === field && condition.value === value)
  return collection === jobs.name
    ? isAsked('status', 'approved') && conditions.some(({ operator }) => operator === '>=')
    : collection === 'candidateProfiles' && isAsked('hidden', false)
}

/**
 * Counts as far as the rules let anybody count, which is exact; of more it says what was told, or that there are as many at least.
 * @param count counts as far as the question's limit
 * @param readTold what the administrator's app has counted; undefined: it does not count this. Only asked where it is needed, and may reject
 */
export async function countFew(
  all: ServerQuestion,
  count: (question: ServerQuestion) => Promise<number>,
  readTold: (() => Promise<number | undefined>) | undefined
): Promise<Counted> {
  const total = await count({ ...all, limit: maxAsked })
  if (total < maxAsked) return { total }
  const told = await readTold?.().catch(() => undefined)
  return told !== undefined && told >= total ? { total: told, totalIs: 'about' } : { total, totalIs: 'atLeast' }
}
