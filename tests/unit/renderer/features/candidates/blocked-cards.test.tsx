// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CardQuestion } from '#renderer/features/candidates/card/card-steps.tsx'
import { BlockedCards } from '#renderer/features/candidates/moderation/blocked-cards.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { candidateOf } from '#tests/support/candidates.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const blocked = { hidden: true, blocked: true, ownerHidden: false } as const
const [meena, ravi] = [candidateOf('meena_patel', blocked), candidateOf('ravi', { name: 'Ravi Soni', ...blocked })]

function open(reads?: 'unavailable') {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { candidateProfiles: [meena, ravi] } })
  store.faults.reads = reads
  const { wrapper } = overBoard(store, '/candidates')
  render(<BlockedCards />, { wrapper })
  return { store, cards: () => store.readElements('candidateProfiles') as { id: string }[] }
}
const press = async (name: string, person?: string) => {
  const place = person ? within(await screen.findByRole('article', { name: person })) : screen
  await act(async () => fireEvent.click(place.getByRole('button', { name })))
}

test('a hidden card is deleted after a question, and the others stay', async () => {
  const { cards } = open()
  await press('Delete card…', 'Ravi Soni')
  screen.getByText(/^The card of Ravi Soni goes for good/)
  await press('Delete card')
  await waitFor(() => expect(cards().map(({ id }) => id)).toEqual(['meena_patel']))
  expect(useToast.getState().toast).toMatchObject({ name: 'cardDeleted', values: { name: 'Ravi Soni' } })
})

test('a card that cannot be shown again stays hidden, which is told', async () => {
  const { store, cards } = open()
  await screen.findByRole('article', { name: 'Ravi Soni' })
  // Out of the list, each button says whose card it is about.
  for (const name of ['Delete card…', 'Show again']) screen.getByRole('button', { name, description: 'Ravi Soni' })
  store.faults.writes = 'full'
  await press('Show again', 'Ravi Soni')
  expect(useToast.getState().toast?.name).toBe('notSaved')
  expect(cards()).toMatchObject([blocked, blocked])
})

test('hidden cards that cannot be read can be asked for again', async () => {
  const { store } = open('unavailable')
  await screen.findByText('The hidden cards could not be read')
  store.faults.reads = undefined
  await press('Try again')
  await screen.findByRole('article', { name: 'Meena Patel' })
})

test('the question before a card is deleted ends with a second thought, and with its answer', async () => {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()]
  render(<CardQuestion step="delete" candidate={ravi} {...{ onClose, onConfirm }} />)
  await press('Keep it')
  expect([onClose.mock.calls.length, onConfirm.mock.calls]).toEqual([1, []])
  await press('Delete card')
  expect([onClose.mock.calls.length, onConfirm.mock.calls]).toEqual([2, [[ravi]]])
})
