// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlockedCards } from '#renderer/features/candidates/moderation/blocked-cards.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { candidateOf } from '#tests/support/candidates.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const blocked = { hidden: true, blocked: true, ownerHidden: false } as const
const [meena, ravi] = [candidateOf('meena_patel', blocked), candidateOf('ravi', { name: 'Ravi Soni', ...blocked })]

function open() {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { candidateProfiles: [meena, ravi] } })
  const { wrapper } = overBoard(store, '/candidates')
  render(<BlockedCards />, { wrapper })
  return { cards: () => store.readElements('candidateProfiles') as { id: string }[] }
}
const press = async (name: string, person?: string) => {
  const place = person ? within(await screen.findByRole('article', { name: person })) : screen
  await act(async () => fireEvent.click(place.getByRole('button', { name })))
}

test('hidden profiles › deletes one after a confirmation', async () => {
  const { cards } = open()
  await press('Delete card…', 'Ravi Soni')
  screen.getByText(/^The card of Ravi Soni goes for good/)
  await press('Delete card')
  await waitFor(() => expect(cards().map(({ id }) => id)).toEqual(['meena_patel']))
  expect(useToast.getState().toast).toMatchObject({ name: 'cardDeleted', values: { name: 'Ravi Soni' } })
})
