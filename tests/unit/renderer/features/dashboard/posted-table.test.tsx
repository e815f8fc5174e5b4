// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultView, type PostedColumn, type PostedSort } from '#renderer/features/dashboard/find/posted-view.ts'
import { PostedTable } from '#renderer/features/dashboard/list/posted-table.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const suvarna = userOf('u-suvarna', 'Employer')
const titles = ['Setter', 'Polisher', 'Caster']
const page = titles.map((title) => jobOf('approved', { id: title, title, expiresOn: '2999-12-31' }))

function open(selected: readonly string[], columns: readonly PostedColumn[] = [], sort: PostedSort = 'newest') {
  beginAs(suvarna)
  const [onSelect, onSort] = [vi.fn(), vi.fn()]
  render(
    <PostedTable
      {...{ user: suvarna, questions: undefined, reviseHelp: 'help', jobs: page, page, onSelect, onSort }}
      view={{ ...defaultView, columns, sort }}
      selected={new Set(selected)}
      renderApplicants={() => null}
      onEnding={() => {}}
    />,
    { wrapper: overBoard(createMemoryStore(), '/employer/dashboard').wrapper }
  )
  return { onSelect, onSort, tick: (name: string) => fireEvent.click(screen.getByRole('checkbox', { name })) }
}

test('what is selected on another page stays so when a posting of this one is selected', () => {
  const { onSelect, tick } = open(['elsewhere'])
  tick('Select Setter')
  expect(onSelect.mock.calls).toEqual([[['elsewhere', 'Setter']]])
})

test('the box in the head selects the whole page, and then none of it, whatever is selected on another', () => {
  const some = open(['elsewhere'])
  some.tick('Select all on this page')
  expect(some.onSelect.mock.calls).toEqual([[['elsewhere', ...titles]]])
  cleanup()
  const all = open(['elsewhere', ...titles])
  all.tick('Select all on this page')
  expect(all.onSelect.mock.calls).toEqual([[['elsewhere']]])
})

test.each<[sort: PostedSort, head: string, order: string]>([
  ['title', 'Job', 'ascending'],
  ['newest', 'Posted', 'descending'],
  ['oldest', 'Posted', 'ascending']
])('sorted by %s, the head of %s alone says so: %s', (sort, head, order) => {
  open([], ['status', 'posted'], sort)
  const heads = screen.getAllByRole('columnheader').map((one) => [one.textContent, one.getAttribute('aria-sort')])
  expect(heads.filter(([, sorted]) => sorted)).toEqual([[head, order]])
  expect(heads.map(([text]) => text)).not.toContain('Category')
})
