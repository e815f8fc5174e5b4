// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useApplicantsAddress } from '#renderer/features/applications/applicants/applicants-address.ts'
import { FilterBar } from '#renderer/features/applications/applicants/filter/filter-bar.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const path = '/employer/dashboard?applicants=job_1'

function show(query: string, shown = 1, chosen = 0) {
  beginAs(userOf('u-suvarna', 'Employer'))
  const { wrapper, at, go } = overBoard(createMemoryStore(), path + query)
  const onChooseAll = vi.fn()
  const applications = [applicationOf(), applicationOf({ uid: 'u-ravi' }, 'Ravi Soni')]
  function Bar() {
    const address = useApplicantsAddress()
    return <FilterBar {...{ applications, address, shown, chosen, onChooseAll }} />
  }
  render(<Bar />, { wrapper })
  return { at, go, onChooseAll }
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('what is asked for stands beside the search, is let go one by one or all at once, and the order stays', async () => {
  const { at } = show('&stage=new&from=Jaipur+RJ&order=name&skill=kundan&skill=polki')
  screen.getByText('1 of 2 applicants')
  screen.getByRole('button', { name: 'Filters (4)' })
  await press('kundan Remove filter')
  expect(at()).toBe(`${path}&stage=new&from=Jaipur+RJ&order=name&skill=polki`)
  await press('New Remove filter')
  expect(at()).toBe(`${path}&from=Jaipur+RJ&order=name&skill=polki`)
  await press('Jaipur RJ Remove filter')
  expect(at()).toBe(`${path}&order=name&skill=polki`)
  await press('Show all applicants')
  expect(at()).toBe(`${path}&order=name`)
  expect(screen.queryByRole('button', { name: 'Show all applicants' })).toBeNull()
})

test('words that were typed give way to those of another address once the field is left', async () => {
  const { at, go } = show('&who=meena')
  const words = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search applicants' })
  await act(async () => fireEvent.change(words, { target: { value: 'ravi' } }))
  expect(at()).toBe(`${path}&who=ravi`)
  // Enter leads nowhere: what is found stands below already.
  expect(fireEvent.submit(words.closest('form') as HTMLFormElement)).toBe(false)
  fireEvent.blur(words)
  await go(`${path}&who=asha`)
  expect(words.value).toBe('asha')
})
