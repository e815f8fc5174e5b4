import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'

export const deskTabs = ['pending', 'rejected'] as const
export type DeskTab = (typeof deskTabs)[number]

/**
 * How a chosen posting is added to the browser's history: a choice is an entry of its own, the steps that follow one
 * another share one, and where the desk moves on by itself the entry stays the same.
 */
export type HistoryMode = 'choice' | 'step' | 'by itself'

export interface DeskAddress {
  tab: DeskTab
  /** The id of the chosen posting; null: none yet. */
  job: string | null
  go(tab: DeskTab, job: string | null, mode: HistoryMode): void
}

/** What is open on the desk stands in the address, so that a reload and Back find it again. */
export function useDeskAddress(): DeskAddress {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const stepped = isStepped(state)
  const go = useCallback(
    (tab: DeskTab, job: string | null, mode: HistoryMode) => {
      const query = new URLSearchParams([...(tab === 'pending' ? [] : [['tab', tab]]), ...(job ? [['job', job]] : [])])
      const address = query.size > 0 ? `${paths.requests}?${query}` : paths.requests
      const replace = mode === 'by itself' || (mode === 'step' && stepped)
      navigate(address, { replace, state: { stepped: mode === 'step' || (replace && stepped) } })
    },
    [navigate, stepped]
  )
  return { tab: params.get('tab') === 'rejected' ? 'rejected' : 'pending', job: params.get('job') || null, go }
}

function isStepped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stepped' in state && state.stepped === true
}
