import type { Document } from '#shared/documents/document.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { buildCandidateText } from '#shared/domain/candidate/candidate-search.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** What documents of one collection are found by on the shared board. */
export interface SearchIndex<T extends Document> {
  /** The text that words are looked for in, where an embedded board looks in the collection's `searchText`. */
  searchText(document: T): string
  /** A field with a place. */
  readonly place: keyof T & string
  /** A field with one of some choices. */
  readonly choice?: keyof T & string
  /** A field with a list of texts whose words are keys, too. */
  readonly list?: keyof T & string
}

const jobIndex: SearchIndex<Job> = {
  searchText: ({ title, company, keywords, location }) => [title, company, ...keywords, location].join('\n'),
  place: 'location'
}

const cardIndex: SearchIndex<CandidateProfile> = {
  searchText: buildCandidateText,
  place: 'location',
  choice: 'availability',
  list: 'skills'
}

const indexes: ReadonlyMap<string, SearchIndex<never>> = new Map<string, SearchIndex<never>>([
  ['jobs', jobIndex],
  ['candidateProfiles', cardIndex]
])

/** undefined: nothing of the collection is found by keys. What is looked for there is looked for page by page. */
export function findSearchIndex<T extends Document>(collection: string): SearchIndex<T> | undefined {
  return indexes.get(collection) as SearchIndex<T> | undefined
}
