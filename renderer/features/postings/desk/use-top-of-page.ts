import { useEffect, useRef } from 'react'

/** Where the page itself scrolls, on a phone, another posting begins at its top. */
export function useTopOfPage(id: string | undefined): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== undefined && id !== undefined && id !== last.current) window.scrollTo(0, 0)
    last.current = id ?? last.current
  }, [id])
}
