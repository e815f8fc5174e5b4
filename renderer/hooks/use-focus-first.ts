import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** `requestFocus` gives the focus to the first element in the frame that fits, once the screen has been rendered. */
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
