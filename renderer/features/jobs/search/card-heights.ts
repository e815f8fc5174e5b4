import { type CSSProperties, type RefObject, useLayoutEffect } from 'react'

/** Heights of cards as they were last laid out, by the id of the job. */
const heightsPx = new Map<string, number>()

/**
 * Cards out of sight are not laid out, only their usual height is reserved. So scroll restoration would end elsewhere;
 * therefore the heights are remembered when the list is left. Each item carries the id of its job in data-job.
 */
export function useCardHeights(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current
    return () => {
      for (const item of element?.querySelectorAll<HTMLElement>('[data-job]') ?? []) {
        heightsPx.set(item.dataset.job ?? '', item.offsetHeight)
      }
    }
  }, [list])
}

/** Reserves the remembered height; without one, that of the style sheet counts. */
export function reserveHeight(id: string): CSSProperties | undefined {
  const height = heightsPx.get(id)
  return height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined
}
