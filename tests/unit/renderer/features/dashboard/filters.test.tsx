// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Filters } from '#renderer/features/dashboard/find/filters.tsx'
import { defaultView, noFilter, type PostedView } from '#renderer/features/dashboard/find/posted-view.ts'
import type { StatusCounts } from '#renderer/features/dashboard/find/select-postings.ts'

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

test('each filter that is set is taken away by itself, or all together, and the focus has somewhere to go', () => {
  const { show, onRemove } = open({ category: 'Others', place: 'Surat GJ', isNew: true })
  for (const name of [/^Others/, /^Surat GJ/, /^With new applicants/, /^Clear search/])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(show.mock.calls).toEqual([[{ category: '' }], [{ place: '' }], [{ isNew: false }], [noFilter]])
  expect(onRemove).toHaveBeenCalledTimes(4)
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
