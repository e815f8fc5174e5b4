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

test('a skill, a place and the order are chosen from a list, each for itself', async () => {
  const { at } = show('')
  await press('Filters')
  const choose = async (label: string, title: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }))
    await act(async () => fireEvent.click((await screen.findAllByTitle(title)).at(-1) as HTMLElement))
  }
  await choose('Skills', 'polki')
  expect(at()).toBe(`${path}&skill=polki`)
  await choose('Location', 'Jaipur RJ')
  expect(at()).toBe(`${path}&from=Jaipur+RJ&skill=polki`)
  await choose('Order', 'By name')
  expect(at()).toBe(`${path}&from=Jaipur+RJ&order=name&skill=polki`)
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

test.each([
  ['nobody of those shown', 2, 0, [false, false, false]],
  ['some of those shown', 2, 1, [false, true, false]],
  ['all of those shown', 2, 2, [true, false, false]],
  ['nobody, since nobody is shown', 0, 0, [false, false, true]]
] as const)(
  'one box says whether all are chosen, and chooses or lets go of all: %s',
  (_who, shown, chosen, expected) => {
    const { onChooseAll } = show('', shown, chosen)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    expect([box.checked, box.indeterminate, box.disabled]).toEqual(expected)
    fireEvent.click(box)
    expect(onChooseAll.mock.calls).toEqual(shown === 0 ? [] : [[!expected[0]]])
  }
)
