// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useQueueFocus } from '#renderer/features/desk/queue/queue.tsx'

afterEach(cleanup)

function openQueue() {
  render(
    <>
      <section className="queue">
        <button type="button">Row</button>
      </section>
      <button type="button">Posting</button>
      <div role="dialog">
        <button type="button">Reject</button>
      </div>
    </>
  )
  const row = screen.getByText<HTMLButtonElement>('Row')
  const scroll = vi.spyOn(row, 'scrollIntoView').mockImplementation(() => {})
  const { result, rerender } = renderHook(({ id }) => useQueueFocus(id), { initialProps: { id: 'first' } })
  result.current.row.current = row
  return { row, scroll, now: () => result.current, choose: (id: string) => rerender({ id }) }
}

test('what is chosen comes into view, and has the focus where a step in the queue led to it, once', () => {
  const { row, scroll, now, choose } = openQueue()
  choose('second')
  expect([scroll.mock.calls.length, document.activeElement]).toEqual([1, document.body])
  now().follow()
  choose('third')
  expect(document.activeElement).toBe(row)
  row.blur()
  choose('fourth')
  expect([scroll.mock.calls.length, document.activeElement]).toEqual([2, document.body])
})

test.each([
  ['in the queue', 'Row', true],
  ['in a question that closes', 'Reject', true],
  ['lost', undefined, true],
  ['at the posting', 'Posting', false]
])('after a decision the focus goes to the next in the queue where it was %s: %s', (_, at, isKept) => {
  const { row, now, choose } = openQueue()
  if (at) screen.getByText(at).focus()
  now().keep()
  const before = document.activeElement
  choose('second')
  expect(document.activeElement).toBe(isKept ? row : before)
})
