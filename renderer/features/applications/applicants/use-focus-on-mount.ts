import { type RefObject, useEffect, useRef } from 'react'

/** The heading at which somebody finds themself who comes to a part of a page. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}
