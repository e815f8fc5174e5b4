import { type RefObject, useCallback, useEffect, useRef } from 'react'

interface QueueFocus {
  /** For the row of the chosen posting. */
  row: RefObject<HTMLButtonElement | null>
  /** The next posting that is chosen gets the focus in the queue. */
  follow(): void
  /** The same, if the focus is in the queue now or was lost. */
  keep(): void
}

/** Keeps the focus in the queue while postings come and go, and what is chosen in view. */
export function useQueueFocus(desk: RefObject<HTMLElement | null>, chosen: string | null): QueueFocus {
  const row = useRef<HTMLButtonElement>(null)
  const isRequested = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another posting is another row
  useEffect(() => {
    const target = row.current ?? desk.current?.querySelector<HTMLElement>('.queue [role="tab"][aria-selected="true"]')
    if (isRequested.current) target?.focus()
    else row.current?.scrollIntoView({ block: 'nearest' })
    isRequested.current = false
  }, [chosen, desk])

  const follow = useCallback(() => {
    isRequested.current = true
  }, [])
  const keep = useCallback(() => {
    const { activeElement } = document
    isRequested.current = !activeElement || activeElement === document.body || activeElement.closest('.queue') !== null
  }, [])
  return { row, follow, keep }
}
