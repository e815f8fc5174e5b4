import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** What of a card can have the focus: the link that opens the applicant, and what moves them. */
export const openPart = 'open'
export const movePart = 'move'

interface Held {
  card: string
  part: string
}

/**
 * A card that goes to another column becomes another element there. The focus that was in it goes along, whoever moved the card.
 * `follow` gives it to a card that is on its way, `from` names the card that has it in the beginning.
 */
export function useFocusKept(
  board: RefObject<HTMLElement | null>,
  from: string | undefined
): { follow: (card: string) => void } {
  const going = useRef<Held | null>(from === undefined ? null : { card: from, part: openPart })
  // Read while React prepares the next picture: afterwards the element is gone.
  const held = heldIn(board.current)

  useLayoutEffect(() => {
    const wanted = going.current ?? (document.activeElement === document.body ? held : null)
    going.current = null
    if (!wanted || !board.current) return
    const card = cardIn(board.current, wanted.card)
    card?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`)?.focus()
  })

  const follow = useCallback((card: string) => {
    going.current = { card, part: openPart }
  }, [])
  return { follow }
}

function heldIn(board: HTMLElement | null): Held | null {
  const active = document.activeElement
  if (!board || !(active instanceof HTMLElement) || !board.contains(active)) return null
  const card = active.closest<HTMLElement>('[data-applicant]')?.dataset.applicant
  const part = active.dataset.part
  return card !== undefined && part !== undefined ? { card, part } : null
}

function cardIn(board: HTMLElement, id: string): HTMLElement | undefined {
  return [...board.querySelectorAll<HTMLElement>('[data-applicant]')].find((card) => card.dataset.applicant === id)
}
