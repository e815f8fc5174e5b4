import { startTransition, useEffect, useMemo, useRef, useState } from 'react'

/** So many more are drawn at once: to draw twice would cost as much, and who was moved among the others is found where they are. */
const few = 5

interface Least {
  readonly itemPx: number
  readonly abovePx: number
}

/**
 * Of a long list what fills the screen, and once that is drawn the rest, as the browser finds time. What stood there before stays:
 * nobody loses the row that they are in, nor the place to which they have scrolled.
 * @param items the same list as long as nothing has changed in it
 * @param least so many pixels an item is high at least, and so far below the top of the page the list begins at least
 */
export function useSeenFirst<Item extends { id: string }>(items: readonly Item[], least: Least): readonly Item[] {
  const drawn = useRef<readonly Item[]>([])
  // Not a deferred value: where the address has changed, what is drawn is put off already, and nothing of it would be put off further.
  const [whole, setWhole] = useState<readonly Item[]>()
  const seen = useMemo(() => (whole === items ? items : takeSeen(items, drawn.current, least)), [items, whole, least])
  useEffect(() => {
    drawn.current = seen
    if (seen.length < items.length) startTransition(() => setWhole(items))
  }, [items, seen])
  return seen
}

function takeSeen<Item extends { id: string }>(
  items: readonly Item[],
  drawn: readonly Item[],
  { itemPx, abovePx }: Least
): readonly Item[] {
  // So many reach the lower edge of the screen.
  const reach = Math.max(1, Math.ceil((window.scrollY + window.innerHeight - abovePx) / itemPx))
  if (items.length <= reach) return items
  const known = new Set(drawn.map(({ id }) => id))
  const seen = items.filter(({ id }, index) => index < reach || known.has(id))
  return items.length - seen.length <= few ? items : seen
}
