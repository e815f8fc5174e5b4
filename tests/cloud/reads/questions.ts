import { jobSearches } from '#renderer/features/jobs/search/use-job-search.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'

/** How many results the screens ask for first. */
export const pageSize = 30

export const anything: JobSearch = jobSearches.empty

export const searchFor = (q: string): JobSearch => ({ ...anything, q })

/** The most reads for so many results that are shown: a tenth more, and one. */
export const mostReads = (shown: number) => shown * 1.1 + 1

/** Firebase's library asks again how many there are in all, with each search: it reads where that stands, and counts. */
export const askedAnew = 1

/** However seldom two words meet, no more is looked through by itself, with the number of all jobs asked for once. */
const mostSearched = 31 + 9 * 60 + 1

/** Searches that find something on a board of any size, and how many reads so many results may cost. */
export const searches: readonly { name: string; search: JobSearch; most: (shown: number) => number }[] = [
  { name: 'one word', search: searchFor('setter'), most: mostReads },
  { name: 'two words', search: searchFor('kundan setter'), most: (shown) => 3 * mostReads(shown) },
  { name: 'two words rarely found together', search: searchFor('export setter'), most: () => mostSearched },
  { name: 'a place', search: { ...anything, location: 'Surat' }, most: mostReads },
  { name: 'a category', search: { ...anything, category: 'Back Office' }, most: mostReads }
]
