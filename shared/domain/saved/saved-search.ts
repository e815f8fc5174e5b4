import * as v from 'valibot'
import { formatBoardDay } from '../../documents/india-time.ts'
import type { Job } from '../job/job.ts'
import { instant, isInstant, storedDocument, storedText } from '../well-formed-text.ts'

/** Of one person, on every board. build/firebase/firestore.rules has the same numbers. */
export const maxSavedSearches = 20
export const savedSearchLimits = { query: 1000, name: 60, seen: 60, id: 128 } as const

/** New jobs that are counted: a shared board charges for each. Beyond them there are "30+". */
export const maxCountedNew = 30

/** A search for jobs, with all its filters. */
export const savedSearchSchema = storedDocument({
  /** Of the address, with its question mark. */
  query: storedText,
  /** Empty: the search names itself. */
  name: storedText,
  lookedAt: instant,
  /** Jobs of the day of the last look: a job tells the day that it was posted, and no time. */
  seen: v.array(v.string())
})
export type SavedSearch = v.InferOutput<typeof savedSearchSchema>

export function isSavedSearch({ query, name, seen }: SavedSearch): boolean {
  return (
    query.length <= savedSearchLimits.query &&
    name.length <= savedSearchLimits.name &&
    seen.length <= savedSearchLimits.seen &&
    seen.every((id) => id.length <= savedSearchLimits.id)
  )
}

export function createSavedSearch(id: string, query: string, found: readonly Job[], now: Date): SavedSearch {
  return { id, query, name: '', lookedAt: now.toISOString(), seen: listOfDay(found, now) }
}

/** `found`: what the search found that was posted since the day of the last look. */
export function markLooked(search: SavedSearch, found: readonly Job[], now: Date): SavedSearch {
  return { ...search, lookedAt: now.toISOString(), seen: listOfDay(found, now) }
}

const dayMs = 86_400_000

/** The filter 'posted' that finds the jobs since the day of the last look, or since the search's own day. */
export function findNewSince({ lookedAt }: Pick<SavedSearch, 'lookedAt'>, own: string, now: Date): string {
  const looked = isInstant(lookedAt) ? new Date(lookedAt) : now
  const days = (Date.parse(formatBoardDay(now)) - Date.parse(formatBoardDay(looked))) / dayMs
  return String(Math.max(0, own === '' ? days : Math.min(days, Number(own))))
}

export function listNew({ seen }: SavedSearch, found: readonly Job[]): Job[] {
  return found.filter(({ id }) => !seen.includes(id))
}

function listOfDay(found: readonly Job[], now: Date): string[] {
  const today = formatBoardDay(now)
  return found
    .filter(({ id, postedDate }) => postedDate >= today && id.length <= savedSearchLimits.id)
    .map(({ id }) => id)
    .slice(0, savedSearchLimits.seen)
}
