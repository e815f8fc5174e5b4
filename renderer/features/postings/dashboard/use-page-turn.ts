import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The history state of a link to another page of the list: the person turned to it, so the heading gets the focus. */
export const turnedState = { turned: true }

/** The heading of a list that is shown in pages. Whoever turns to another page finds themself there once it is shown. */
export function usePageTurn(page: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(page)
  const { state } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    const left = before.current
    before.current = page
    // Back and Forward restore their own scroll position.
    if (left === undefined || left === page || kind !== 'PUSH' || state?.turned !== true) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [page, kind, state])

  return heading
}
