import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Last focus within a search, by history entry. */
const kept = new Map<string, string>()

/** Frames in which a long list has drawn what is near the screen. */
const maxFrames = 5

/** Stable name of a part of the search or of a result; '': it has none. */
function describe(part: Element): string {
  const result = part.closest('li, [role=listitem]')
  const link = result ? (result.querySelector('a')?.getAttribute('href') ?? '') : '-'
  return link && `${link} ${part.getAttribute('name')} ${part.textContent}`
}

/** Restores the focus within a search after Back, else to the heading. The returned function records each focus within the search. */
export function useKeptFocus(search: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const { key } = useLocation()
  const kind = useNavigationType()
  // Runs after the heading got the focus.
  const restore = useEffectEvent(() => {
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
  })
  useEffect(() => restore(), [])
  return ({ target }) => void kept.set(key, describe(target))
}
