import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { buildDeskAddress, type DeskTab, deskTabs } from '#renderer/config/desk-address.ts'
import { type QueueFilter, queueKinds, queueSorts, wholeQueue } from './queue/queue-filter.ts'

/**
 * How a chosen posting is added to the browser's history: a choice is an entry of its own, the steps that follow one
 * another share one, and where the desk moves on by itself the entry stays the same.
 */
export type HistoryMode = 'choice' | 'step' | 'by itself'

export interface DeskAddress {
  tab: DeskTab
  /** The id of the chosen posting; null: none yet. */
  job: string | null
  filter: QueueFilter
  /** Without a filter that of now stays. */
  go(tab: DeskTab, job: string | null, mode: HistoryMode, filter?: QueueFilter): void
}

/** What is open on the desk stands in the address, so that a reload and Back find it again. */
export function useDeskAddress(): DeskAddress {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const stepped = isStepped(state)
  // The same filter is the same object: what was filtered by it stays as it is.
  const filterText = formatFilter(parseFilter(params))
  const filter = useMemo(() => parseFilter(new URLSearchParams(filterText)), [filterText])
  const go = useCallback(
    (tab: DeskTab, job: string | null, mode: HistoryMode, wanted: QueueFilter = filter) => {
      const address = buildDeskAddress({ tab, filter: new URLSearchParams(formatFilter(wanted)), job })
      const replace = mode === 'by itself' || (mode === 'step' && stepped)
      navigate(address, { replace, state: { stepped: mode === 'step' || (replace && stepped) } })
    },
    [navigate, stepped, filter]
  )
  return {
    ...{ tab: deskTabs.find((name) => name === params.get('tab')) ?? 'pending', job: params.get('job') || null },
    ...{ filter, go }
  }
}

const filterFields = ['words', 'kind', 'category', 'place', 'house', 'sort'] as const satisfies (keyof QueueFilter)[]

/** What the address says of the filter; what nobody could have chosen asks for nothing. */
export function parseFilter(params: URLSearchParams): QueueFilter {
  const read = (name: keyof QueueFilter) => params.get(name) ?? ''
  return {
    ...{ words: read('words'), category: read('category'), place: read('place'), house: read('house') },
    kind: queueKinds.find((kind) => kind === read('kind')) ?? '',
    sort: queueSorts.find((sort) => sort === read('sort')) ?? wholeQueue.sort
  }
}

/** The part of an address that says the filter. Nothing is said of what nobody chose. */
export function formatFilter(filter: QueueFilter): string {
  const chosen = filterFields.filter((name) => filter[name] !== wholeQueue[name])
  return new URLSearchParams(chosen.map((name) => [name, filter[name]])).toString()
}

function isStepped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stepped' in state && state.stepped === true
}
