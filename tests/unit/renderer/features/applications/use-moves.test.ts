// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApplicationsRepository } from '#renderer/data/applications-repository.ts'
import type { ThreadRepository } from '#renderer/data/thread-repository.ts'
import { useMoves } from '#renderer/features/applications/applicants/use-moves.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import type { InviteContent } from '#shared/domain/application/thread/step.ts'
import { applicationOf } from '#tests/support/applications.ts'

const store = { move: vi.fn<ApplicationsRepository['move']>() }
const take = vi.fn<ThreadRepository['take']>()
const repositories = { applications: store, thread: { open: async () => ({ take }) } }

beforeEach(() => void vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never))
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

const invite = {
  slots: [{ start: '2026-11-25T04:30:00.000Z', minutes: 30 }],
  where: { kind: 'phone', number: '98765 43210' },
  contact: '',
  words: ''
} as const satisfies InviteContent

test('words go with a move, filled in for each applicant', async () => {
  store.move.mockImplementation(async (base, to) => ({ ...base, state: to, revision: 2 }))
  const { result } = renderHook(() => useMoves([meena]))
  await act(() => result.current.storeMove(meena, 'not-now', { message: 'Dear {name}, {job} is filled. {house}' }))
  expect(store.move).toHaveBeenLastCalledWith(
    meena,
    'not-now',
    'Dear Meena Patel, Stone setter is filled. Suvarna Jewels'
  )
})

test('an invitation that could not be stored is sent again without moving twice', async () => {
  store.move.mockClear()
  store.move.mockImplementation(async (base, to) => ({ ...base, state: to, revision: 2 }))
  take.mockRejectedValueOnce(new Error('offline'))
  const { result } = renderHook(() => useMoves([meena]))
  const send = () => result.current.storeMove(meena, 'interview', { invite })
  await act(() => expect(send()).rejects.toThrow('offline'))
  await act(send)
  expect(store.move).toHaveBeenCalledTimes(1)
  expect(take).toHaveBeenLastCalledWith({ id: meena.id }, { did: 'invite', ...invite })
  expect(result.current.applications).toMatchObject([{ state: 'interview' }])
})
