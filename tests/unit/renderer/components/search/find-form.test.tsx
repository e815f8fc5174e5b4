// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FindForm } from '#renderer/components/search/find-form.tsx'
import { SearchText } from '#renderer/components/search/search-fields.tsx'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'

afterEach(cleanup)

function show(filledFields: ('q' | 'location')[]) {
  const texts = { q: 'setter', location: '' }
  const [clear, endEdit, write] = [vi.fn(), vi.fn(), vi.fn()]
  const address = { search: texts, texts, filledFields, clear, endEdit, write } as unknown as SearchAddress<
    'q' | 'location'
  >
  const field = { address, hint: '' }
  render(
    <FindForm
      {...{ address, path: '/jobs', show: 'Show 3 jobs' }}
      words={<SearchText {...field} field="q" label="Search" />}
      filters={<SearchText {...field} field="location" label="Location" suggestions={['Surat GJ', 'Jaipur RJ']} />}
    />
  )
  return { clear, endEdit }
}

test('Enter in a field of the search ends its edit, leaves the field and loads no page', () => {
  const { endEdit } = show(['q'])
  const field = screen.getByRole('searchbox', { name: 'Search' })
  field.focus()
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Filters' }))).toBe(false)
  expect(endEdit).toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  [['q'], 'Filters'],
  [['q', 'location'], 'Filters (1)']
] as const)('the way to the filters says how many are set, beside the words %o', (filled, name) => {
  show([...filled])
  expect(screen.getByRole('button', { name })).toBeDefined()
})

test('on a phone all filters can be cleared where they stand, and the way to the results closes them without a page load', () => {
  const { clear } = show(['location'])
  fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Filters' }))
  fireEvent.click(drawer.getByRole('button', { name: 'Clear all' }))
  expect(clear).toHaveBeenCalledOnce()
  const toResults = drawer.getByRole<HTMLButtonElement>('button', { name: 'Show 3 jobs' })
  expect(fireEvent.submit(toResults.form as HTMLFormElement)).toBe(false)
  expect(screen.queryByRole('button', { name: 'Show 3 jobs' })).toBeNull()
})

test('a place is suggested, and words are not', () => {
  show([])
  const offered = (field: HTMLElement) =>
    [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)
  expect(offered(screen.getByLabelText('Location'))).toEqual(['Surat GJ', 'Jaipur RJ'])
  expect(offered(screen.getByLabelText('Search'))).toEqual([])
})
