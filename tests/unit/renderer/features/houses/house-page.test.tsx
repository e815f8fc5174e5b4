// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HousePage } from '#renderer/features/houses/page/house-page.tsx'
import * as houses from '#renderer/hooks/houses/use-house.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { houseOf } from '#tests/support/houses.ts'

afterEach(cleanup)
const query = { error: undefined, retry: () => {}, setData: () => {} }

/** The page of a house, of whose postings this was read. */
function open(read: Partial<ReturnType<typeof houses.useLivePostings>>) {
  vi.spyOn(houses, 'useHouse').mockReturnValue({ ...query, data: houseOf('shah') })
  vi.spyOn(houses, 'useLivePostings').mockReturnValue({ ...query, data: undefined, ...read })
  const { container } = render(
    <HousePage id="shah" renderJobs={(jobs) => <p>{jobs ? `${jobs.length} cards` : 'Reading cards'}</p>} />
  )
  return container.querySelector('.company-jobs')?.textContent
}

test('postings of a house that cannot be read are said to be so, below the house', () => {
  open({ error: new StoreError('unavailable', 'no network') })
  screen.getByRole('heading', { level: 1, name: 'Shah Jewels' })
  screen.getByRole('heading', { level: 3, name: 'The jobs could not be read' })
  expect(screen.queryByText(/cards/)).toBeNull()
})
