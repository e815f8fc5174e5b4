import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Up to so many groups nothing is virtualised. */
const maxShort = 5

/** Overscan in screens: more than browsers lay out early under content-visibility. */
const reachScreens = 2

/** Last laid-out heights, by list width and id of a group's first job. */
export const heightsPx = new Map<string, number>()
let widthPx = 0

/** Assumed overscan of a list that has just grown. */
const moreToCome = 2

interface Near {
  first: number
  last: number
  focused: number
  count: number
}

const atTop: Near = { first: 0, last: maxShort - 1, focused: -1, count: maxShort }

/** Virtualises groups (children with data-group) by visibility and focus. Heights outlive groups and list, for scroll restoration. */
export function useIsNearViewport(list: RefObject<HTMLElement | null>, count: number): (group: number) => boolean {
  const [near, setNear] = useState(atTop)
  const isLong = count > maxShort

  useLayoutEffect(() => {
    const element = list.current
    return () => keepHeights(element)
  }, [list])

  // Recomputes when the list grows
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isLong) return
    const look = () => {
      const next = findNear(element)
      if (Object.entries(next).every(([name, value]) => near[name as keyof Near] === value)) return
      keepHeights(element)
      // Synchronous: a jump must not show holes for a frame.
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

/** Length of the prefix that meets the condition. */
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
  // Partly unmeasured new groups would be estimated: scroll restoration lays them out instead.
  list.firstElementChild?.removeAttribute('data-new')
  for (const group of list.children) {
    if (!(group instanceof HTMLElement) || group.dataset.far) continue
    heightsPx.set(group.dataset.group ?? '', group.getBoundingClientRect().height)
  }
}
