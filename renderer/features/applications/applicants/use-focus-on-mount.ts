import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of a part of a page: it gets the focus and is scrolled into view when it appears. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}
