// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Filters } from '#renderer/features/dashboard/find/filters.tsx'
import { defaultView, noFilter, type PostedView } from '#renderer/features/dashboard/find/posted-view.ts'
import type { StatusCounts } from '#renderer/features/dashboard/find/select-postings.ts'
import * as media from '#renderer/hooks/use-media.ts'

afterEach(cleanup)

function open(view: Partial<PostedView>, counts?: StatusCounts, hasApplicants = true) {
  const [show, onRemove] = [vi.fn(), vi.fn()]
  render(
    <Filters
      view={{ ...defaultView, ...view }}
      words={{ value: '', onChange: () => {}, onBlur: () => {} }}
      choices={{ categories: ['Production'], places: ['Surat GJ'] }}
      {...{ show, onRemove, counts, hasApplicants }}
    >
      <h2>3 jobs</h2>
    </Filters>
  )
  return { show, onRemove }
}
const statuses = () => screen.getByRole('radiogroup', { name: 'Status' }).textContent

test('each filter that is set is taken away by itself, or all together, and the focus has somewhere to go', () => {
  const { show, onRemove } = open({ category: 'Others', place: 'Surat GJ', isNew: true })
  for (const name of [/^Others/, /^Surat GJ/, /^With new applicants/, /^Clear search/])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(show.mock.calls).toEqual([[{ category: '' }], [{ place: '' }], [{ isNew: false }], [noFilter]])
  expect(onRemove).toHaveBeenCalledTimes(4)
})

test('ends of a posting’s life are offered where there is one, or where it was asked for', () => {
  const counts = { all: 3, pending: 0, approved: 1, expired: 0, rejected: 0, deleted: 2 }
  open({}, counts)
  expect(statuses()).toBe('All 3Pending 0Approved 1Rejected 0Closed 2')
  cleanup()
  open({ status: 'expired' }, { ...counts, deleted: 0 })
  expect(statuses()).toBe('All 3Pending 0Approved 1Expired 0Rejected 0')
})

test('nothing is offered by applicants where applications go elsewhere', () => {
  open({}, undefined, false)
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  cleanup()
  const { show } = open({})
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'With new applicants' }))
  expect(show).toHaveBeenCalledWith({ isNew: true })
})

test('category, place, order and how many a page are chosen from a list, each for itself', async () => {
  // No table, whose head would sort it.
  vi.spyOn(media, 'useMedia').mockReturnValue(false)
  const { show } = open({})
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const choose = async (label: string, title: string) => {
    fireEvent.mouseDown(screen.getByLabelText(label))
    await act(async () => fireEvent.click((await screen.findAllByTitle(title)).at(-1) as HTMLElement))
  }
  await choose('Category', 'Production')
  await choose('Location', 'Surat GJ')
  await choose('Sort by', 'Ending soonest')
  await choose('Show', '20 a page')
  expect(show.mock.calls.flat()).toEqual([
    ...[{ category: 'Production' }, { place: 'Surat GJ' }, { sort: 'ends' }, { size: 20 }]
  ])
})

test('a column is taken out of the table and put into it from a list, at its own place', async () => {
  vi.spyOn(media, 'useMedia').mockReturnValue(true)
  const { show } = open({ columns: ['status', 'posted'] })
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  fireEvent.mouseDown(screen.getByLabelText('Columns'))
  for (const title of ['Category', 'Status'])
    await act(async () => fireEvent.click((await screen.findAllByTitle(title)).at(-1) as HTMLElement))
  expect(show.mock.calls.flat()).toEqual([
    { columns: ['status', 'category', 'posted'], page: 1 },
    { columns: ['posted'], page: 1 }
  ])
})
