import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** What had the focus last within each part of a screen that was left, by the entry of the history. */
const left = new Map<string, string>()

const focusable = 'a[href], button, input, select'

/**
 * Whoever comes back by the history finds the focus where it was within a part of the screen, also when they left it by way of the
 * header. What is not there any more leaves the focus where it is.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const current = useRef(key)
  current.current = key

  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    let last: string | undefined
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = describe(target)
    }
    element.addEventListener('focusin', note)
    return () => {
      element.removeEventListener('focusin', note)
      if (last !== undefined) left.set(current.current, last)
    }
  }, [part])

  // After the screen has put the focus on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival finds it again
  useEffect(() => {
    const wanted = cameBack ? left.get(key) : undefined
    if (wanted === undefined) return
    const found = [...(part.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    found.find((each) => describe(each) === wanted)?.focus({ preventScroll: true })
  }, [part])
}

/** The same for the same thing of the same job, whenever it is drawn. */
function describe(element: Element): string {
  const job = element.closest('[data-job]')?.getAttribute('data-job')
  return JSON.stringify([
    element.tagName,
    job,
    element.getAttribute('name'),
    element.getAttribute('href'),
    element.textContent
  ])
}
