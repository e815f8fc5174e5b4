import './print-view.css'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'

/** Shows on paper instead of the page. */
export function PrintView({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add('is-printing')
    return () => classList.remove('is-printing')
  }, [])
  return createPortal(<section className="print-view">{children}</section>, document.body)
}

/** Prints what is rendered in <PrintView> from `printed`; undefined: nothing is being printed. */
export function usePrint<Given>() {
  const [printed, setPrinted] = useState<Given>()
  useEffect(() => {
    const clear = () => setPrinted(undefined)
    window.addEventListener('afterprint', clear)
    return () => window.removeEventListener('afterprint', clear)
  }, [])
  const print = useCallback((given: Given) => {
    // window.print() prints the DOM as it is now.
    flushSync(() => setPrinted(() => given))
    window.print()
  }, [])
  return { printed, print }
}
