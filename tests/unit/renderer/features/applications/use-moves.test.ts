// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { useMoves } from '#renderer/features/applications/applicants/use-moves.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { applicationOf } from '#tests/support/applications.ts'

const store = vi.hoisted(() => ({ move: vi.fn<ApplicationsRepository['move']>() }))
vi.mock('#renderer/hooks/use-repositories.ts', () => ({ useRepositories: () => ({ applications: store }) }))

afterEach(cleanup)

const meena = applicationOf()

/** A store that answers each move when the test says, and whatever the test says. */
function holdMoves() {
  const moves: { base: Application; to: ApplicationStage; answer: (stored: Application) => Promise<void> }[] = []
  store.move.mockImplementation(
    (base, to) =>
      new Promise((resolve) => {
        moves.push({ base, to, answer: (stored) => act(async () => resolve(stored)) })
      })
  )
  return moves
}

test('the second of two quick moves is shown until it is stored itself, and builds on what the first one left', async () => {
  const moves = holdMoves()
  const { result } = renderHook(() => useMoves([meena]))
  const shown = () => result.current.applications.map(({ state }) => state)
  await act(async () => {
    result.current.move(meena, 'reviewed')
    result.current.move(meena, 'hired')
  })
  expect(moves.map(({ to }) => to)).toEqual(['reviewed'])
  const reviewed = { ...meena, revision: 2, state: 'reviewed' } as const
  await moves[0]?.answer(reviewed)
  expect(shown()).toEqual(['hired'])
  expect(moves[1]).toMatchObject({ base: reviewed, to: 'hired' })
  await moves[1]?.answer({ ...meena, revision: 3, state: 'hired' })
  expect(shown()).toEqual(['hired'])
})
