import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { isRecord } from '#shared/documents/document.ts'

/** Results that a page adds. */
export const pageSize = 30

/** Debounce of the address while typing: browsers limit its changes, and each one costs time. */
const followAfterMs = 150

export type SearchUrl<Field extends string> = ReturnType<typeof useSearchUrl<Field>>

/** Search of a screen, kept in its address for sharing, Back, Forward and reload. Typing is searched at once; the address follows. */
export function useSearchUrl<Field extends string>(path: string, codec: SearchCodec<Field>) {
  const location = useLocation()
  const kind = useNavigationType()
  const navigate = useNavigate()
  const inAddress = useMemo(() => codec.parse(location.search), [codec, location.search])
  const isOwnTyping = kind !== 'POP' && isTyped(location.state)
  const [texts, setTexts] = useState(inAddress)
  const [search, setSearch] = useState(inAddress)
  const [arrival, setArrival] = useState(location)
  const limit = codec.isSame(search, inAddress) ? readLimit(location.state) : pageSize
  // A transition may show an older address than was asked for.
  const latest = useRef(search)
  const edited = useRef<Field | null>(null)
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Runs on every arrival, also at the same address.
  if (arrival !== location) {
    setArrival(location)
    if (!isOwnTyping) {
      setTexts(inAddress)
      setSearch(codec.isSame(search, inAddress) ? search : inAddress)
    }
  }

  // Runs on every arrival, also at the same address.
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

  const follow = () => {
    if (following.current !== undefined) go(latest.current, true, { typed: true })
  }

  /** A keystroke: the first of an edit adds a history entry, further ones replace it. */
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

  /** A choice adds a history entry. */
  const decide = (next: Search<Field>) => {
    if (codec.isSame(next, latest.current)) return
    endEdit()
    setTexts(next)
    setSearch(next)
    go(next, false, null)
  }

  return {
    search,
    filledFields: codec.listFilled(search).filter((field) => field !== 'sort'),
    /** Typed texts, which the address may follow later. */
    texts,
    limit,
    write,
    endEdit,
    choose: (field: Field, text: string) => decide({ ...latest.current, [field]: text }),
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

/** Terms by field; '' asks for nothing. */
export type Search<Field extends string> = Record<Field, string>

export type SearchCodec<Field extends string> = ReturnType<typeof createSearchCodec<Field>>

/** In the order of the address and of the screen. */
export function createSearchCodec<Field extends string>(fields: readonly Field[]) {
  const build = (readText: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [field, readText(field)])) as Search<Field>
  const listFilled = (search: Search<Field>) => fields.filter((field) => search[field] !== '')
  return {
    empty: build(() => ''),
    /** Ignores unknown parts; an unknown word is searched as it is. */
    parse(query: string) {
      const params = new URLSearchParams(query)
      return build((field) => params.get(field)?.trim() ?? '')
    },
    /** With its question mark; '' for an empty search. */
    format(search: Search<Field>) {
      const params = new URLSearchParams(listFilled(search).map((field) => [field, search[field]]))
      return params.size === 0 ? '' : `?${params}`
    },
    listFilled,
    isSame: (one: Search<Field>, other: Search<Field>) => fields.every((field) => one[field] === other[field])
  }
}
