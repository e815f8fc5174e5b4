import * as v from 'valibot'
import { isRecord } from '../../documents/document.ts'
import type { CollectionInitializer, ResetReason } from '../../storage/collection-initialization.ts'
import { adminMarker, jobSchema } from './job.ts'
import { isJobCategory } from './job-categories-and-statuses.ts'

/** The key is 'category:{an unknown category of the first job}' or 'no-category'; null: no reset. */
export function findResetReason(elements: readonly unknown[]): ResetReason | null {
  const first = elements[0]
  const category = isRecord(first) ? first.category : undefined
  if (isJobCategory(category)) return null
  return { resetKey: typeof category === 'string' ? `category:${shorten(category)}` : 'no-category' }
}

const maxWordLength = 60

/** The length distinguishes long words with one beginning. */
function shorten(word: string): string {
  if (word.length <= maxWordLength) return word
  const beginning = Array.from(word.slice(0, 2 * maxWordLength)).slice(0, maxWordLength)
  return `${beginning.join('')}… (${word.length})`
}

/** A job older than statuses is approved, and the administrator's unless it names its employer. Unchanged: the same object. */
export function migrateJob(element: unknown): unknown {
  if (!isRecord(element) || element.status !== undefined || !v.safeParse(jobSchema, element).success) return element
  return { ...element, status: 'approved', employerId: element.employerId ?? adminMarker }
}

export const jobInitialization = {
  resetReason: findResetReason,
  migrate: migrateJob
} satisfies Partial<CollectionInitializer<unknown>>
