import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '#renderer/app/paths.ts'
import type { CandidateSearch } from '#shared/domain/candidate-search.ts'
import { queryOf, sameSearch, searchOf } from './search-address.ts'

export type TextField = 'q' | 'location' | 'skills'

/** How many candidates a page of the list adds. */
export const pageSize = 30

export interface SearchAddress {
  /** What the address asks for. */
  search: CandidateSearch
  /** What stands in the text fields: exactly what was typed, which the address may follow a moment later. */
  texts: Pick<CandidateSearch, TextField>
  /** How many candidates are shown at most. */
  shown: number
  /** A keystroke: the first of an edit makes a history entry, the further ones keep it up to date. */
  write(field: TextField, text: string): void
  /** Ends an edit: the next keystroke makes a new history entry. */
  endEdit(): void
  /** A choice: always a history entry. */
  choose(part: Partial<CandidateSearch>): void
  showMore(): void
}

/** The search, kept in the address: it can be shared, and Back, Forward and reload restore it. */
export function useSearchAddress(): SearchAddress {
  const location = useLocation()
  const kind = useNavigationType()
  const navigate = useNavigate()
  const search = useMemo(() => searchOf(location.search), [location.search])
  const shown = shownIn(location.state)
  // The router shows a new address in a transition: what is asked for by now may be ahead of it.
  const latest = useRef(search)
  const edited = useRef<TextField | null>(null)
  const [texts, setTexts] = useState<Pick<CandidateSearch, TextField>>(search)
  const ownTyping = kind !== 'POP' && isTyped(location.state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also at the address one is at
  useLayoutEffect(() => {
    if (ownTyping) return
    latest.current = search
    edited.current = null
    setTexts(search)
  }, [location.key, search, ownTyping])

  const go = useCallback(
    (next: CandidateSearch, replace: boolean, typed: boolean) => {
      latest.current = next
      navigate(paths.candidates + queryOf(next), { replace, state: typed ? { typed } : null })
    },
    [navigate]
  )

  const write = useCallback(
    (field: TextField, text: string) => {
      setTexts((before) => ({ ...before, [field]: text }))
      const next = { ...latest.current, [field]: text.trim() }
      if (sameSearch(next, latest.current)) return
      go(next, edited.current === field, true)
      edited.current = field
    },
    [go]
  )

  const endEdit = useCallback(() => {
    edited.current = null
  }, [])

  const choose = useCallback(
    (part: Partial<CandidateSearch>) => {
      const next = { ...latest.current, ...part }
      if (sameSearch(next, latest.current)) return
      edited.current = null
      setTexts(next)
      go(next, false, false)
    },
    [go]
  )

  const showMore = () => {
    navigate(paths.candidates + location.search, { replace: true, state: { shown: shown + pageSize } })
  }

  return { search, texts, shown, write, endEdit, choose, showMore }
}

function isTyped(state: unknown): boolean {
  return isRecord(state) && state.typed === true
}

function shownIn(state: unknown): number {
  const shown = isRecord(state) ? state.shown : undefined
  return typeof shown === 'number' && Number.isSafeInteger(shown) && shown > pageSize ? shown : pageSize
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
