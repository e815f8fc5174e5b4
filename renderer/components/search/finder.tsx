import './search.css'
import { type ReactNode, Suspense, useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useKeptFocus } from '#renderer/hooks/search/use-kept-focus.ts'

interface Props {
  /** What is looked for: another object whenever it asks for something else. */
  search: object
  /** What the results are called. */
  title: string
  /** The answer is awaited. */
  busy: boolean
  /** The search and its filters. */
  form: ReactNode
  /** The results. */
  children: ReactNode
}

/** A search with its results beside it, on phones below. */
export function Finder({ search, title, busy, form, children }: Props) {
  const split = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLElement>(null)
  const heading = useId()
  const { key } = useLocation()
  const kind = useNavigationType()
  const keepFocus = useKeptFocus(split)
  const lastKey = useRef<string>(undefined)

  // Another search begins at its first result; the way back ends where one was. What is typed is ahead of the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search moves the page
  useLayoutEffect(() => {
    const isBack = kind === 'POP' && lastKey.current !== key
    lastKey.current = key
    const stopAtTop = results.current?.getBoundingClientRect().top ?? 0
    if (!isBack && stopAtTop < 0) results.current?.scrollIntoView()
  }, [search])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only remembered
    <div ref={split} className="search-split" onFocus={keepFocus}>
      {/* Of a page that was drawn beforehand it is taken over after the results. */}
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
