import * as v from 'valibot'
import type { CollectionInitializer, ResetReason } from '../../storage/initialization.ts'
import { adminMarker, jobSchema } from './job.ts'
import { isJobCategory } from './job-vocabulary.ts'

/**
 * The reason for which a stored list that is not empty must be replaced by the seed jobs; null when it is fine as it is. Its key
 * is 'category:{the word}', or 'no-category' when there is no word.
 */
export function findResetReason(elements: readonly unknown[]): ResetReason | null {
  const first = elements[0]
  const category = isRecord(first) ? first.category : undefined
  if (isJobCategory(category)) return null
  return { resetKey: typeof category === 'string' ? `category:${shorten(category)}` : 'no-category' }
}

const maxWordLength = 60

/** A long word keeps its length, so that two long words with the same beginning are rarely taken for one. */
function shorten(word: string): string {
  if (word.length <= maxWordLength) return word
  const beginning = Array.from(word.slice(0, 2 * maxWordLength)).slice(0, maxWordLength)
  return `${beginning.join('')}… (${word.length})`
}

/**
 * A stored job in today's form: one older than statuses is approved, and the administrator's unless it names its
 * employer. Whatever else was stored stays. Gives back the same object when there is nothing to do or it is no job at
 * all.
 */
export function migrateJob(element: unknown): unknown {
  if (!isRecord(element) || element.status !== undefined || !v.is(jobSchema, element)) return element
  return { ...element, status: 'approved', employerId: element.employerId ?? adminMarker }
}

/** What is done with a stored list of jobs before it is first read, wherever its sample comes from. */
export const jobInitialization = {
  resetReason: findResetReason,
  migrate: migrateJob
} satisfies Partial<CollectionInitializer<unknown>>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
