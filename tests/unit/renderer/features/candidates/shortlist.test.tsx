// @vitest-environment happy-dom
import { Provider as MotionProvider } from '@rc-component/motion'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
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

test('a removal that is answered late takes the focus from nobody who writes in another note by then', async () => {
  const suvarna = userOf('u-suvarna', 'Employer')
  beginAs(suvarna)
  const cards = [candidateOf('meena_patel'), candidateOf('ravi', { name: 'Ravi Soni' })]
  const { name } = shortlistedCandidates.of(suvarna.uid)
  const entries = cards.map((card) => ({ ...card, note: '', addedAt: '2026-11-20T10:00:00.000Z' }))
  const store = createMemoryStore({ elements: { [name]: entries, candidateProfiles: cards } })
  const { remove } = store
  let arrive = () => {}
  store.remove = async (...removed) => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return remove(...removed)
  }
  const { wrapper } = overBoard(store, '/employer/dashboard')
  render(
    <MotionProvider motion={false}>
      <Shortlist empty={null} />
    </MotionProvider>,
    { wrapper }
  )
  const meena = within(await screen.findByRole('listitem', { name: 'Meena Patel' }))
  fireEvent.click(meena.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove from your shortlist?' }))
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Remove' })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const note = within(screen.getByRole('listitem', { name: 'Ravi Soni' })).getByRole('textbox')
  note.focus()
  await act(async () => arrive())
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Meena Patel' })).toBeNull())
  expect(document.activeElement).toBe(note)
})
