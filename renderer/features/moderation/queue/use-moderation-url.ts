import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { buildModerationUrl, type ModerationTab, moderationTabs } from '#renderer/config/moderation-url.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { type QueueFilter, queueKinds, queueSorts, wholeQueue } from './queue-filter.ts'

/** History entry of a chosen job: 'choice' adds one, consecutive 'step's share one, 'auto' (the review queue moves on) adds none. */
type HistoryMode = 'choice' | 'step' | 'auto'

export type ModerationAddress = ReturnType<typeof useModerationUrl>

type Adapt = (now: QueueFilter) => QueueFilter

/** The open item is in the address, so that a reload and Back find it again. `job`: the id of the chosen work; null: none yet. */
export function useModerationUrl() {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  // Referentially stable per filter, for memoization.
  const filterText = formatFilter(parseFilter(params))
  const filter = useMemo(() => parseFilter(new URLSearchParams(filterText)), [filterText])
  const latest = useRef({ filter, navigate, stepped: false })
  useLayoutEffect(() => {
    latest.current = { filter, navigate, stepped: state?.stepped === true }
  })
  const hasLeft = useIsUnmounted()
  const tab = moderationTabs.find((name) => name === params.get('tab')) ?? 'pending'
  const headedFor = useRef(tab)
  const isNavigating = useRef(false)
  useLayoutEffect(() => {
    headedFor.current = tab
    isNavigating.current = false
  }, [tab, key])
  /** `adapt` makes the new filter from the current one; without it that stays. */
  const go = useCallback(
    (tab: ModerationTab, job: string | null, mode: HistoryMode, adapt: Adapt = (now) => now) => {
      // A decision was stored after the review queue was left.
      if (hasLeft.current) return
      headedFor.current = tab
      isNavigating.current = mode !== 'auto'
      const { filter: now, navigate: lead, stepped } = latest.current
      const address = buildModerationUrl({ tab, filter: new URLSearchParams(formatFilter(adapt(now))), job })
      const replace = mode === 'auto' || (mode === 'step' && stepped)
      lead(address, { replace, state: { stepped: mode === 'step' || (replace && stepped) } })
    },
    [hasLeft]
  )
  /** False at once when another tab is pressed, before the render. */
  const isOpen = useCallback((tab: ModerationTab) => tab === headedFor.current, [])
  /** False between a step and its render: the screen still shows the job before. */
  const isRendered = useCallback(() => !isNavigating.current, [])
  return { tab, job: params.get('job') || null, filter, go, isOpen, isRendered }
}

const filterFields = ['words', 'kind', 'category', 'place', 'company', 'sort'] as const satisfies (keyof QueueFilter)[]

/** The filter in an address; unknown words in it ask for nothing. */
function parseFilter(params: URLSearchParams): QueueFilter {
  const read = (name: keyof QueueFilter) => params.get(name) ?? ''
  return {
    ...{ words: read('words'), category: read('category'), place: read('place'), company: read('company') },
    kind: queueKinds.find((kind) => kind === read('kind')) ?? '',
    sort: queueSorts.find((sort) => sort === read('sort')) ?? wholeQueue.sort
  }
}

function formatFilter(filter: QueueFilter): string {
  const chosen = filterFields.filter((name) => filter[name] !== wholeQueue[name])
  return new URLSearchParams(chosen.map((name) => [name, filter[name]])).toString()
}
