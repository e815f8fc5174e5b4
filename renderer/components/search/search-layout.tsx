import './search.css'
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef
} from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface Props {
  /** Another object for another search. */
  search: object
  title: string
  busy: boolean
  form: ReactNode
  children: ReactNode
}

export function SearchLayout({ search, title, busy, form, children }: Props) {
  const split = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLElement>(null)
  const heading = useId()
  const { key } = useLocation()
  const kind = useNavigationType()
  const keepFocus = useKeptFocus(split)
  const lastKey = useRef<string>(undefined)

  // Another search starts at its first result; Back restores the position. Typing is ahead of the address.
  const showFirst = useEffectEvent(() => {
    const isBack = kind === 'POP' && lastKey.current !== key
    lastKey.current = key
    const stopAtTop = results.current?.getBoundingClientRect().top ?? 0
    if (!isBack && stopAtTop < 0) results.current?.scrollIntoView()
  })
  useLayoutEffect(() => showFirst(), [search])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only remembered
    <div ref={split} className="search-split" onFocus={keepFocus}>
      {/* Hydrated after the results. */}
      <Suspense>{form}</Suspense>
      <section ref={results} className="search-found" aria-labelledby={heading} aria-busy={busy}>
        <h2 className="sr" id={heading}>
          {title}
        </h2>
        {children}
      </section>
    </div>
  )
}

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
function useKeptFocus(search: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
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
