import type { JobSearch } from '#renderer/data/jobs-repository.ts'

export type SearchField = keyof JobSearch

/** In the order in which they stand in the address and on the screen. */
export const searchFields = ['q', 'location', 'category', 'type'] as const satisfies readonly SearchField[]

export const emptySearch: JobSearch = { q: '', location: '', category: '', type: '' }

/** The search in the query of an address. Parts the search does not know are ignored; a word it does not know is looked for as it is. */
export function searchOf(query: string): JobSearch {
  const params = new URLSearchParams(query)
  const value = (field: SearchField) => params.get(field)?.trim() ?? ''
  return { q: value('q'), location: value('location'), category: value('category'), type: value('type') }
}

/** The search as the query of an address, with its question mark; empty when nothing is asked for. */
export function queryOf(search: JobSearch): string {
  const params = new URLSearchParams(askedIn(search).map((field) => [field, search[field]]))
  return params.size === 0 ? '' : `?${params}`
}

/** The fields that ask for something. */
export function askedIn(search: JobSearch): SearchField[] {
  return searchFields.filter((field) => search[field] !== '')
}

export function sameSearch(one: JobSearch, other: JobSearch): boolean {
  return searchFields.every((field) => one[field] === other[field])
}
