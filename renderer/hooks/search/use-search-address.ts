import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** How much a page of the list adds. */
export const pageSize = 30

/** Who types on is not followed letter by letter: browsers limit how often an address may change, and each change costs time. */
const followAfterMs = 150

export interface SearchAddress<Field extends string> {
  /** What the address asks for. */
  search: Search<Field>
  /** The fields that ask for something. */
  filledFields: readonly Field[]
  /** What stands in the text fields: exactly what was typed, which the address may follow a moment later. */
  texts: Search<Field>
  /** How many results are shown at most. */
  limit: number
  /** A keystroke: the first of an edit makes a history entry, the further ones keep it up to date. */
  write(field: Field, text: string): void
  /** Ends an edit: the next keystroke makes a new history entry. */
  endEdit(): void
  /** A choice: always a history entry. */
  choose(field: Field, text: string): void
  /** Asks for nothing any more: always a history entry. */
  clear(): void
  showMore(): void
}

/**
 * The search of the screen at a path, kept in its address: it can be shared, and Back, Forward and reload restore it. What is typed is
 * asked for at once; the address follows a moment later.
 */
export function useSearchAddress<Field extends string>(path: string, codec: SearchCodec<Field>): SearchAddress<Field> {
  const location = useLocation()
  const kind = useNavigationType()
  const navigate = useNavigate()
  const inAddress = useMemo(() => codec.parse(location.search), [codec, location.search])
  const isOwnTyping = kind !== 'POP' && isTyped(location.state)
  const [texts, setTexts] = useState(inAddress)
  const [search, setSearch] = useState(inAddress)
  const [arrival, setArrival] = useState(location)
  const limit = codec.isSame(search, inAddress) ? readLimit(location.state) : pageSize
  // The router shows a new address in a transition: what is asked for by now may be ahead of it.
  const latest = useRef(search)
  const edited = useRef<Field | null>(null)
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Every arrival counts, also at the address one is at.
  if (arrival !== location) {
    setArrival(location)
    if (!isOwnTyping) {
      setTexts(inAddress)
      setSearch(codec.isSame(search, inAddress) ? search : inAddress)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also at the address one is at
  useLayoutEffect(() => {
    if (isOwnTyping) return
    clearTimeout(following.current)
    following.current = undefined
    latest.current = inAddress
    edited.current = null
  }, [location, inAddress, isOwnTyping])

  useLayoutEffect(() => () => clearTimeout(following.current), [])

  const go = (next: Search<Field>, replace: boolean, state: object | null) => {
    clearTimeout(following.current)
    following.current = undefined
    latest.current = next
    navigate(path + codec.format(next), { replace, state })
  }

  /** Brings the address up to date, if it is behind. */
  const follow = () => {
    if (following.current !== undefined) go(latest.current, true, { typed: true })
  }

  const write = (field: Field, text: string) => {
    setTexts((before) => ({ ...before, [field]: text }))
    const next = { ...latest.current, [field]: text.trim() }
    if (codec.isSame(next, latest.current)) return
    setSearch(next)
    if (edited.current === field) {
      latest.current = next
      clearTimeout(following.current)
      following.current = setTimeout(follow, followAfterMs)
    } else {
      follow()
      go(next, false, { typed: true })
    }
    edited.current = field
  }

  const endEdit = () => {
    follow()
    edited.current = null
  }

  const decide = (next: Search<Field>) => {
    if (codec.isSame(next, latest.current)) return
    endEdit()
    setTexts(next)
    setSearch(next)
    go(next, false, null)
  }

  return {
    search,
    filledFields: codec.listFilled(search),
    texts,
    limit,
    write,
    endEdit,
    choose: (field, text) => decide({ ...latest.current, [field]: text }),
    clear: () => decide(codec.empty),
    showMore: () => go(latest.current, true, { shown: limit + pageSize })
  }
}

function isTyped(state: unknown): boolean {
  return isRecord(state) && state.typed === true
}

function readLimit(state: unknown): number {
  const shown = isRecord(state) ? state.shown : undefined
  return typeof shown === 'number' && Number.isSafeInteger(shown) && shown > pageSize ? shown : pageSize
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

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
