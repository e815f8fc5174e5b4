import { type FocusEvent, type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** What had the focus last within a search, by the entry of the history. */
const kept = new Map<string, string>()

/** The same for the same part of the search, or of the same result, whenever it is drawn. '': nothing tells the result. */
function describe(part: Element): string {
  const result = part.closest('li, [role=listitem]')
  const link = result ? (result.querySelector('a')?.getAttribute('href') ?? '') : '-'
  return link && `${link} ${part.getAttribute('name')} ${part.textContent}`
}

/**
 * Whoever comes back to a search by the history finds the focus where it was within it, also when they left it by the header. What is
 * not there any more leaves it on the heading. The result is to be called whenever the focus leaves something of the search.
 */
export function useKeptFocus(search: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const { key } = useLocation()
  const kind = useNavigationType()
  // After the focus was put on the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival finds it again
  useEffect(() => {
    const wanted = kind === 'POP' && kept.get(key)
    if (!wanted) return
    const parts = [...(search.current?.querySelectorAll<HTMLElement>('a, button, input, select') ?? [])]
    parts.find((part) => describe(part) === wanted)?.focus({ preventScroll: true })
  }, [])
  return ({ target }) => void kept.set(key, describe(target))
}
