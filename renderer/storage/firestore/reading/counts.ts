import type { Counted } from './resilient-listener.ts'
import { maxAsked, type ServerQuestion } from './server-query.ts'

/** Whether a question is about what everybody finds on the public lists, of which nothing but the number is read. */
export function isPublicList(collection: string, { conditions }: ServerQuestion): boolean {
  const isAsked = (field: string, value: unknown) =>
    conditions.some((condition) => condition.field === field && condition.value === value)
  return collection === 'jobs'
    ? isAsked('status', 'approved') && conditions.some(({ operator }) => operator === '>=')
    : collection === 'candidateProfiles' && isAsked('hidden', false)
}

/**
 * Counts as far as the rules let anybody count, which is exact below that and 'atLeast' beyond.
 * @param count counts as far as the question's limit
 */
export async function countFew(
  all: ServerQuestion,
  count: (question: ServerQuestion) => Promise<number>
): Promise<Counted> {
  const total = await count({ ...all, limit: maxAsked })
  return total < maxAsked ? { total } : { total, totalIs: 'atLeast' }
}
