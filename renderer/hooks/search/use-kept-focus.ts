import { type FocusEvent, type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** What had the focus last within a search, by the entry of the history. */
const kept = new Map<string, string>()

/** Within so many pictures a long list has drawn what is near the screen. */
const maxFrames = 5

/** The same for the same part of the search, or of the same result, whenever it is drawn. '': nothing tells the result. */
function describe(part: Element): string {
  const result = part.closest('li, [role=listitem]')
  const link = result ? (result.querySelector('a')?.getAttribute('href') ?? '') : '-'
  return link && `${link} ${part.getAttribute('name')} ${part.textContent}`
}

/**
 * Whoever comes back to a search by the history finds the focus where it was within it, also when they left it by the header. What is
 * not there any more leaves it on the heading. The result is to be called whenever something of the search gets the focus.
 */
export function useKeptFocus(search: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const { key } = useLocation()
  const kind = useNavigationType()
  // After the focus was put on the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival finds it again
  useEffect(() => {
    const wanted = kind === 'POP' && kept.get(key)
    if (!wanted) return
    let frame = 0
    const look = (framesLeft: number) => {
      const parts = [...(search.current?.querySelectorAll<HTMLElement>('a, button, input, select') ?? [])]
      const found = parts.find((part) => describe(part) === wanted)
      if (found) found.focus({ preventScroll: true })
      else if (framesLeft > 0) frame = requestAnimationFrame(() => look(framesLeft - 1))
    }
    look(maxFrames)
    return () => cancelAnimationFrame(frame)
  }, [])
  return ({ target }) => void kept.set(key, describe(target))
}
