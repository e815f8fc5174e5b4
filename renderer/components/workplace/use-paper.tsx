import './paper.css'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'

export interface Paper<Given> {
  print: (given: Given) => void
  /** Stands beside the page and shows itself on paper alone. */
  sheet: ReactNode
}

/** Prints something instead of the page. `draw` says how. */
export function usePaper<Given>(draw: (given: Given) => ReactNode): Paper<Given> {
  const [printed, setPrinted] = useState<{ given: Given }>()
  useEffect(() => {
    // Whoever prints the page afterwards gets the page.
    const clear = () => setPrinted(undefined)
    window.addEventListener('afterprint', clear)
    return () => window.removeEventListener('afterprint', clear)
  }, [])
  const print = useCallback((given: Given) => {
    // The browser prints what stands there now.
    flushSync(() => setPrinted({ given }))
    window.print()
  }, [])
  const sheet = printed && createPortal(<section className="paper">{draw(printed.given)}</section>, document.body)
  return { print, sheet }
}
