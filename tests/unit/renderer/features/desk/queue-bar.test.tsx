// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PostingsQueue } from '#renderer/features/desk/postings/use-postings.ts'
import { QueueBar } from '#renderer/features/desk/queue/queue-bar.tsx'
import { type QueueFilter, wholeQueue } from '#renderer/features/desk/queue/queue-filter.ts'
import { fresh } from '#tests/support/desk-jobs.ts'

afterEach(cleanup)

const all = [fresh('carver', 'Wax Carver'), fresh('setter', 'Diamond Setter')]

function open(filter: Partial<QueueFilter> = {}) {
  const show = vi.fn()
  const draw = (now: Partial<QueueFilter>) => (
    <QueueBar
      queue={{ all, filter: { ...wholeQueue, ...now }, show } as unknown as PostingsQueue}
      search={createRef()}
      extra={null}
    />
  )
  const { rerender } = render(draw(filter))
  const words = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the queue' })
  return {
    ...{ show, words, follow: (now: Partial<QueueFilter>) => rerender(draw(now)) },
    type: (value: string) => fireEvent.change(words(), { target: { value } })
  }
}

test('what is typed stands in the field at once, also before the queue follows, and other choices stay', () => {
  const bar = open({ kind: 'new' })
  bar.type('wax')
  bar.follow({ kind: 'new' })
  expect(bar.words().value).toBe('wax')
  expect(bar.show).toHaveBeenLastCalledWith({ ...wholeQueue, kind: 'new', words: 'wax' })
})

test('a house of which nothing waits any more stays a choice, beside those that wait; another one takes its place alone', () => {
  const { show } = open({ house: 'Kesar Gold', kind: 'new' })
  const house = screen.getByRole('combobox', { name: 'House' })
  fireEvent.mouseDown(house)
  const list = document.getElementById(house.getAttribute('aria-controls') ?? '')?.parentElement
  const offered = [...(list?.querySelectorAll('.ant-select-item-option') ?? [])]
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Any', 'Kesar Gold', 'Suvarna Atelier'])
  fireEvent.click(offered[2] as Element)
  expect(show.mock.lastCall).toEqual([{ ...wholeQueue, kind: 'new', house: 'Suvarna Atelier' }])
})
