import type { CandidateSearch } from '#shared/domain/candidate-search.ts'

export type SearchField = keyof CandidateSearch

/** In the order in which they stand in the address and on the screen. */
export const searchFields = ['q', 'location', 'skills', 'availability'] as const satisfies readonly SearchField[]

export const emptySearch: CandidateSearch = { q: '', location: '', skills: '', availability: '' }

/** The search in the query of an address. Parts the search does not know are ignored; a word it does not know is looked for as it is. */
export function searchOf(query: string): CandidateSearch {
  const params = new URLSearchParams(query)
  const value = (field: SearchField) => params.get(field)?.trim() ?? ''
  return { q: value('q'), location: value('location'), skills: value('skills'), availability: value('availability') }
}

/** The search as the query of an address, with its question mark; empty when nothing is asked for. */
export function queryOf(search: CandidateSearch): string {
  const params = new URLSearchParams(askedIn(search).map((field) => [field, search[field]]))
  return params.size === 0 ? '' : `?${params}`
}

/** The fields that ask for something. */
export function askedIn(search: CandidateSearch): SearchField[] {
  return searchFields.filter((field) => search[field] !== '')
}

export function sameSearch(one: CandidateSearch, other: CandidateSearch): boolean {
  return searchFields.every((field) => one[field] === other[field])
}
