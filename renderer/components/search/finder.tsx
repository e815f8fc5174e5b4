import './search.css'
import { type ReactNode, Suspense, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useKeptFocus } from '#renderer/hooks/search/use-kept-focus.ts'

interface Props {
  /** Another object for another search. */
  search: object
  title: string
  busy: boolean
  form: ReactNode
  children: ReactNode
}

export function Finder({ search, title, busy, form, children }: Props) {
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
