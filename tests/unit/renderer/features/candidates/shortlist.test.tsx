// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Shortlist } from '#renderer/features/candidates/shortlist/shortlist.tsx'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { candidateOf } from '#tests/support/candidates.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

test('a shortlisted candidate whose card cannot be read just now is not said to have taken it down', async () => {
  const suvarna = userOf('u-suvarna', 'Employer')
  beginAs(suvarna)
  const entry = { ...candidateOf('meena_patel', { resumeUrl: '#', aadharUrl: '#' }), note: '' }
  const { name } = shortlistedCandidates.of(suvarna.uid)
  const store = createMemoryStore({
    elements: { [name]: [{ ...entry, addedAt: '2026-11-20T10:00:00.000Z' }], candidateProfiles: [] }
  })
  const { watch } = store
  const failing = vi.spyOn(store, 'watch').mockImplementation((collection, asked, onData, onError) => {
    if (collection.name !== 'candidateProfiles') return watch(collection, asked, onData, onError)
    onError(new StoreError('unavailable', 'not now'))
    return () => undefined
  })
  render(<Shortlist empty={null} />, { wrapper: overBoard(store, '/employer/dashboard').wrapper })
  await screen.findByRole('listitem', { name: 'Meena Patel' })
  await waitFor(() => expect(failing.mock.calls.some(([of]) => of.name === 'candidateProfiles')).toBe(true))
  await act(async () => {})
  expect(screen.queryByText(/not public any more/)).toBeNull()
})
