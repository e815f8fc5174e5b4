/** What is looked for, by field. An empty text asks for nothing. */
export type Search<Field extends string> = Record<Field, string>

/** Reads and writes the search of a screen in the query of its address. */
export interface SearchCodec<Field extends string> {
  /** The search that asks for nothing. */
  empty: Search<Field>
  /** The search in a query. Parts the search does not know are ignored; a word it does not know is looked for as it is. */
  parse(query: string): Search<Field>
  /** The search as a query, with its question mark; empty when nothing is asked for. */
  format(search: Search<Field>): string
  /** The fields that ask for something. */
  listFilled(search: Search<Field>): Field[]
  isSame(one: Search<Field>, other: Search<Field>): boolean
}

/** Searches by these fields, in the order in which they stand in the address and on the screen. */
export function createSearchCodec<Field extends string>(fields: readonly Field[]): SearchCodec<Field> {
  const build = (readText: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [field, readText(field)])) as Search<Field>
  const listFilled = (search: Search<Field>) => fields.filter((field) => search[field] !== '')
  return {
    empty: build(() => ''),
    parse(query) {
      const params = new URLSearchParams(query)
      return build((field) => params.get(field)?.trim() ?? '')
    },
    format(search) {
      const params = new URLSearchParams(listFilled(search).map((field) => [field, search[field]]))
      return params.size === 0 ? '' : `?${params}`
    },
    listFilled,
    isSame: (one, other) => fields.every((field) => one[field] === other[field])
  }
}
