import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Keeps the focus in the queue while postings come and go, and what is chosen in view. */
export function useQueueFocus(chosen: string | null, desk?: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLButtonElement>(null)
  const isRequested = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another posting is another row
  useEffect(() => {
    const target = row.current ?? desk?.current?.querySelector<HTMLElement>('.queue [role="tab"][aria-selected="true"]')
    if (isRequested.current) target?.focus()
    else row.current?.scrollIntoView({ block: 'nearest' })
    isRequested.current = false
  }, [chosen, desk])

  /** The next posting that is chosen gets the focus in the queue. */
  const follow = useCallback(() => {
    isRequested.current = true
  }, [])
  /** The same, if the focus is in the queue now or was lost. */
  const keep = useCallback(() => {
    const { activeElement } = document
    // A question that was answered a moment ago is still on its way out, with the focus in it.
    const isOurs = activeElement?.closest('.queue, [role="dialog"]') != null
    isRequested.current = !activeElement || activeElement === document.body || isOurs
  }, [])
  return { row, follow, keep }
}
