import { startTransition, useEffect, useMemo, useRef, useState } from 'react'

/** A margin: rendering twice would cost as much, and a moved row is found. */
const few = 5

interface Least {
  readonly itemPx: number
  readonly abovePx: number
}

/** Renders the rows that fill the screen first, the rest when idle; rendered rows keep focus and scroll. `items`: stable; `least`: minimal heights in px. */
export function useProgressiveRows<Item extends { id: string }>(items: readonly Item[], least: Least): readonly Item[] {
  const drawn = useRef<readonly Item[]>([])
  // useDeferredValue would not defer twice: a new address is a transition already.
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
  const visibleCount = Math.max(1, Math.ceil((window.scrollY + window.innerHeight - abovePx) / itemPx))
  if (items.length <= visibleCount) return items
  const known = new Set(drawn.map(({ id }) => id))
  const seen = items.filter(({ id }, index) => index < visibleCount || known.has(id))
  return items.length - seen.length <= few ? items : seen
}
