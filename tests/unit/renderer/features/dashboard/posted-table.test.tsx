// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultView, type PostedColumn, type PostedSort } from '#renderer/features/dashboard/find/posted-view.ts'
import { PostedActions } from '#renderer/features/dashboard/list/posted-parts.tsx'
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

test('where a posting is stands below its title, unless it has a column, and a press on a head sorts by it', () => {
  const who = () => document.querySelector('.posted-who')?.textContent
  const { onSort } = open([])
  fireEvent.click(screen.getByRole('columnheader', { name: 'Job' }))
  expect(onSort.mock.calls).toEqual([['title']])
  expect(who()).toBe('Suvarna Jewels · Surat GJ')
  cleanup()
  open([], ['place'])
  expect([who(), screen.getAllByRole('cell', { name: 'Surat GJ' }).length]).toEqual(['Suvarna Jewels', page.length])
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

test('where Renew stands first, Revise leads from the menu to the form', async () => {
  beginAs(suvarna)
  const { wrapper, at } = overBoard(createMemoryStore(), '/employer/dashboard')
  const job = jobOf('approved', { expiresOn: '2020-01-31' })
  render(<PostedActions {...{ job, user: suvarna }} titleId="title" reviseHelp="help" onEnding={() => {}} />, {
    wrapper
  })
  screen.getByRole('button', { name: 'Renew' })
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revise' }))
  await waitFor(() => expect(at()).toBe('/employer/post-job/job_1'))
})
