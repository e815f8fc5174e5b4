/** What is looked for, by field. An empty text asks for nothing. */
export type Search<Field extends string> = Record<Field, string>

/** The searches of a screen, as they stand in the query of its address. */
export interface Searches<Field extends string> {
  /** The search that asks for nothing. */
  empty: Search<Field>
  /** The search in a query. Parts the search does not know are ignored; a word it does not know is looked for as it is. */
  of(query: string): Search<Field>
  /** The search as a query, with its question mark; empty when nothing is asked for. */
  queryOf(search: Search<Field>): string
  /** The fields that ask for something. */
  askedIn(search: Search<Field>): Field[]
  same(one: Search<Field>, other: Search<Field>): boolean
}

/** Searches by these fields, in the order in which they stand in the address and on the screen. */
export function searchesBy<Field extends string>(fields: readonly Field[]): Searches<Field> {
  const filled = (textOf: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Search<Field>
  const askedIn = (search: Search<Field>) => fields.filter((field) => search[field] !== '')
  return {
    empty: filled(() => ''),
    of(query) {
      const params = new URLSearchParams(query)
      return filled((field) => params.get(field)?.trim() ?? '')
    },
    queryOf(search) {
      const params = new URLSearchParams(askedIn(search).map((field) => [field, search[field]]))
      return params.size === 0 ? '' : `?${params}`
    },
    askedIn,
    same: (one, other) => fields.every((field) => one[field] === other[field])
  }
}
