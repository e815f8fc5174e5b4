// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
