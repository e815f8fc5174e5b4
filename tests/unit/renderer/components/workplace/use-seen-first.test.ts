// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSeenFirst } from '#renderer/components/workplace/use-seen-first.ts'

const usualHeight = window.innerHeight
beforeEach(() => {
  window.innerHeight = 450
})
afterEach(() => {
  cleanup()
  window.innerHeight = usualHeight
  window.scrollTo(0, 0)
})

const listOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }))

const least = { itemPx: 100, abovePx: 50 }

/** Each list's renders, one after the other. */
function watchDrawings(first: readonly { id: string }[]) {
  const drawings: string[] = []
  const hook = renderHook(
    ({ items }) => {
      drawings.push(
        useSeenFirst(items, least)
          .map(({ id }) => id)
          .join(' ')
      )
    },
    { initialProps: { items: first } }
  )
  return {
    taken: () => drawings.splice(0),
    show: (items: readonly { id: string }[]) => hook.rerender({ items })
  }
}

const numbers = (from: number, to: number) =>
  listOf(from, to)
    .map(({ id }) => id)
    .join(' ')

test('what fills the screen is drawn first, and then all', () => {
  expect(watchDrawings(listOf(0, 20)).taken()).toEqual(['0 1 2 3', numbers(0, 20)])
})

test('whoever has scrolled keeps their place: all down to the lower edge of the screen is drawn', () => {
  const { taken, show } = watchDrawings(listOf(0, 20))
  taken()
  window.scrollTo(0, 250)
  show(listOf(20, 40))
  expect(taken()).toEqual([numbers(20, 27), numbers(20, 40)])
})
