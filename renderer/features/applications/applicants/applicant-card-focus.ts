import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}

export const openPart = 'open'
export const movePart = 'move'

interface FocusedPart {
  card: string
  part: string
}

/** Restores the focus when a card remounts in another column, and to the card `from` when nothing covers the board. */
export function useFocusFollowsCard(
  board: RefObject<HTMLElement | null>,
  from: string | undefined,
  isCovered: boolean
) {
  const pending = useRef<FocusedPart | null>(from === undefined ? null : { card: from, part: openPart })
  const wasCovered = useRef(isCovered)
  // Read during render: after commit the element is gone.
  const focused = findFocusedPart(board.current)

  useLayoutEffect(() => {
    if (wasCovered.current && !isCovered && from !== undefined) pending.current = { card: from, part: openPart }
    wasCovered.current = isCovered
    if (isCovered) return
    const target = pending.current ?? (document.activeElement === document.body ? focused : null)
    pending.current = null
    if (target && board.current) focusPart(board.current, target)
  })

  const follow = useCallback((card: string) => {
    pending.current = { card, part: openPart }
  }, [])
  return { follow }
}

function findFocusedPart(board: HTMLElement | null): FocusedPart | null {
  const active = document.activeElement
  if (!board || !(active instanceof HTMLElement) || !board.contains(active)) return null
  const card = active.closest<HTMLElement>('[data-applicant]')?.dataset.applicant
  const part = active.dataset.part
  return card !== undefined && part !== undefined ? { card, part } : null
}

export function focusPart(within: ParentNode, { card: id, part }: FocusedPart): void {
  const cards = [...within.querySelectorAll<HTMLElement>('[data-applicant]')]
  const card = cards.find(({ dataset }) => dataset.applicant === id)
  card?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus()
}
