import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { isRecord } from '#shared/documents/document.ts'

export type OpenCandidate = ReturnType<typeof useOpenCandidateUrl>

/** The candidate who is read beside the list, in the address. `query`: of the list, with its question mark. */
export function useOpenCandidateUrl(query: string) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const list = paths.candidates + query
  const shown = isRecord(state) ? state.shown : undefined
  const isFromList = isRecord(state) && state.isFromList === true
  return {
    /** undefined: none is open. */
    id: asked.get('candidate') || undefined,
    isWithResume: asked.has('resume'),
    /** Keeps how much of the list is shown. */
    linkState: useMemo(() => ({ shown, isFromList: true }), [shown]),
    buildAddress: useCallback(
      ({ id }: { id: string }, isWithResume = false) => {
        const params = new URLSearchParams(query)
        params.set('candidate', id)
        if (isWithResume) params.set('resume', '1')
        return `${paths.candidates}?${params}`
      },
      [query]
    ),
    /** Back to where the list was left, when it was left for this candidate. */
    goBack: () => (isFromList ? navigate(-1) : navigate(list, { replace: true })),
    close: () => navigate(list, { state: { shown } })
  }
}
