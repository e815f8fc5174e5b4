// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BulkActionsBar } from '#renderer/features/applications/applicants/bulk-actions/bulk-actions-bar.tsx'
import type { StoreMove } from '#renderer/features/applications/applicants/use-applicant-moves.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import '#tests/support/fast-role-queries.ts'

afterEach(cleanup)

const [meena, ravi, asha] = [
  applicationOf(),
  applicationOf({ uid: 'u-ravi', state: 'reviewed' }, 'Ravi Soni'),
  applicationOf({ uid: 'u-asha' }, 'Asha Rao')
] as const

/** The bar below a board on which these are chosen; moves are answered when the test says. */
function show(chosen: readonly Application[] = [meena, ravi, asha]) {
  const moves: { uid: string; words: unknown; answer: (error?: Error) => Promise<void> }[] = []
  const onMove = vi.fn<StoreMove>(
    ({ uid }, _to, given) =>
      new Promise((resolve, reject) => {
        const answer = (error?: Error) => act(async () => (error ? reject(error) : resolve()))
        moves.push({ uid, words: given, answer })
      })
  )
  const [onForget, onChooseNone] = [vi.fn(), vi.fn()]
  signInAs(userOf('u-suvarna', 'Employer'))
  const { wrapper } = renderWithStore(createMemoryStore(), '/')
  const { unmount } = render(<BulkActionsBar {...{ chosen, onMove, onForget, onChooseNone }} />, { wrapper })
  return { moves, onForget, onChooseNone, unmount, moved: () => moves.map(({ uid }) => uid) }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
async function choose(stage: string): Promise<void> {
  await press('Move selected to')
  fireEvent.click(screen.getAllByRole('menuitem', { name: stage }).at(-1) as HTMLElement)
  await act(async () => {})
}

test('bulk status change of applicants › skips applicants already in the status, lists failures', async () => {
  const { moves, moved, onForget } = show()
  await choose('Reviewed')
  await moves[0]?.answer()
  expect(moved()).toEqual(['u-meena', 'u-asha'])
  await moves[1]?.answer(new Error('full'))
  screen.getByText('1 applicant is now in Reviewed.')
  screen.getByText('Asha Rao was not moved. Please try again.')
  expect(onForget).toHaveBeenCalledWith([ravi.id, meena.id])
  expect(screen.getByRole('alert')).toBeDefined()
})
