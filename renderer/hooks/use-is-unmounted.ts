import { type RefObject, useEffect, useRef } from 'react'

/** True once the component is unmounted: an answer that arrives later must not navigate, or close what is there by then. */
export function useIsUnmounted(): Readonly<RefObject<boolean>> {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  return hasLeft
}
