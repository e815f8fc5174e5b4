import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** `ask` focuses the first element of the frame that fits the selector, after the next render. */
export function useFocusFirst<T extends HTMLElement>(
  selector: string
): { frame: RefObject<T | null>; ask: () => void } {
  const frame = useRef<T>(null)
  const [request, requestFocus] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    if (request > 0) frame.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [request, selector])

  return { frame, ask: requestFocus }
}
