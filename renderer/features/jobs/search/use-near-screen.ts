import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Lists up to so many groups are short: all of it counts as near. */
const maxShort = 5

/** So many screens beyond its edges are near. Browsers lay out what is skipped by its style somewhat earlier than it is seen. */
const reachScreens = 2

/** Heights of groups as they were last laid out, by the id of their first job, in a list of this width. */
export const heightsPx = new Map<string, number>()
let widthPx = 0

/** So many groups behind the near ones of a list that has grown are near, too, until that is known. */
const moreToCome = 2

/** The groups near the screen, and the one that has the focus. */
interface Near {
  first: number
  last: number
  focused: number
  /** How many groups there were. */
  count: number
}

const atTop: Near = { first: 0, last: maxShort - 1, focused: -1, count: maxShort }

/**
 * Says which groups of a long list are near the screen. The elements of the list are its groups; each has the id of its first
 * job in data-group. What is let go leaves its height behind, and so does the list when it is left: so the way back ends where one was.
 */
export function useNearScreen(list: RefObject<HTMLElement | null>, count: number): (group: number) => boolean {
  const [near, setNear] = useState(atTop)
  const isLong = count > maxShort

  useLayoutEffect(() => {
    const element = list.current
    return () => keepHeights(element)
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that has grown, or become another, is looked at again
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isLong) return
    const look = () => {
      const next = findNear(element)
      if (Object.entries(next).every(([name, value]) => near[name as keyof Near] === value)) return
      keepHeights(element)
      // Before the next picture: where somebody jumps to, nothing is missing for a moment.
      flushSync(() => setNear(next))
    }
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, isLong, count, near])

  const last = near.last === near.count - 1 && count > near.count ? near.last + moreToCome : near.last
  return (group) => !isLong || (group >= near.first && group <= last) || group === near.focused
}

function findNear({ children }: HTMLElement): Near {
  const reachPx = reachScreens * window.innerHeight
  const isAbove = (limitPx: number) => (group: Element) => group.getBoundingClientRect().bottom < limitPx
  const focused = document.activeElement?.closest('[data-group]')
  return {
    first: countWhile(children, isAbove(-reachPx)),
    last: countWhile(children, (group) => group.getBoundingClientRect().top < window.innerHeight + reachPx) - 1,
    focused: focused ? Array.prototype.indexOf.call(children, focused) : -1,
    count: children.length
  }
}

/** How many elements at the beginning meet the condition, which none does behind the first that does not. */
function countWhile(elements: HTMLCollection, meets: (element: Element) => boolean): number {
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    const element = elements[middle]
    if (element && meets(element)) low = middle + 1
    else high = middle
  }
  return low
}

function keepHeights(list: HTMLElement | null): void {
  if (!list?.clientWidth) return
  if (list.clientWidth !== widthPx) heightsPx.clear()
  widthPx = list.clientWidth
  // Some cards of a new first group may never have been laid out, and would count as usual ones: the way back lays out all of them.
  list.firstElementChild?.removeAttribute('data-new')
  for (const group of list.children) {
    if (!(group instanceof HTMLElement) || group.dataset.far) continue
    heightsPx.set(group.dataset.group ?? '', group.getBoundingClientRect().height)
  }
}
