// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlockedProfiles } from '#renderer/features/candidates/moderation/blocked-profiles.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import '#tests/support/fast-role-queries.ts'

afterEach(cleanup)

const blocked = { hidden: true, blocked: true, ownerHidden: false } as const
const [meena, ravi] = [candidateOf('meena_patel', blocked), candidateOf('ravi', { name: 'Ravi Soni', ...blocked })]

function open() {
  signInAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { candidateProfiles: [meena, ravi] } })
  const { wrapper } = renderWithStore(store, '/candidates')
  render(<BlockedProfiles />, { wrapper })
  return { publicProfiles: () => store.readElements('candidateProfiles') as { id: string }[] }
}
const press = async (name: string, person?: string) => {
  const place = person ? within(await screen.findByRole('article', { name: person })) : screen
  await act(async () => fireEvent.click(place.getByRole('button', { name })))
}

test('hidden profiles › can be deleted after a confirmation', async () => {
  const { publicProfiles } = open()
  await press('Delete public profile…', 'Ravi Soni')
  screen.getByText(/^The public profile of Ravi Soni is deleted permanently/)
  await press('Delete profile')
  await waitFor(() => expect(publicProfiles().map(({ id }) => id)).toEqual(['meena_patel']))
  expect(useToast.getState().toast).toMatchObject({ name: 'publicProfileDeleted', values: { name: 'Ravi Soni' } })
})
