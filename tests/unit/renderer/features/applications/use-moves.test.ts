// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApplicationsRepository } from '#renderer/data/applications-repository.ts'
import type { ThreadRepository } from '#renderer/data/thread-repository.ts'
import { asksForWords, describeMoveFailure, useMoves } from '#renderer/features/applications/applicants/use-moves.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { AccountFull } from '#renderer/storage/core/account-full.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { applicationStages } from '#shared/domain/application/application.ts'
import type { InviteContent } from '#shared/domain/application/thread/step.ts'
import { applicationOf } from '#tests/support/applications.ts'

const store = { move: vi.fn<ApplicationsRepository['move']>() }
const take = vi.fn<ThreadRepository['take']>()
const repositories = { applications: store, thread: { open: async () => ({ take }) } }

beforeEach(() => void vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never))
afterEach(cleanup)

const meena = applicationOf()

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

test('a move that fails is told with the name, and to the question that it came from, which keeps its words', async () => {
  store.move.mockRejectedValue(
    new StoreError('conflict', 'hired elsewhere', { stored: applicationOf({ state: 'hired' }) })
  )
  const { result } = renderHook(() => useMoves([meena]))
  await act(() => expect(result.current.moveAloud(meena, 'not-now', { message: 'Sorry' })).rejects.toThrow('hired'))
  expect(useToast.getState().toast).toMatchObject({
    name: 'applicantChanged',
    values: { name: 'Meena Patel', max: 100 }
  })
  expect(result.current.announcement).toBe('')
})

test.each<[string, Error, string]>([
  [
    'was moved elsewhere',
    new StoreError('conflict', '', { stored: applicationOf({ state: 'hired' }) }),
    'Meena Patel was moved in another window meanwhile. The newer state is shown.'
  ],
  [
    'withdrew',
    new StoreError('conflict', '', { stored: applicationOf({ state: 'withdrawn' }) }),
    'Meena Patel was not moved: the application was taken back meanwhile.'
  ],
  ['is gone', new StoreError('conflict', ''), 'Meena Patel was not moved: the application was taken back meanwhile.'],
  ['may not be moved', new StoreError('refused', ''), 'You may not move Meena Patel any more.'],
  [
    'was moved as often as may be',
    new AccountFull('moves'),
    'Meena Patel was moved 100 times, and stays where it is. Please call or write for anything more.'
  ],
  [
    'finds the disk full',
    new StoreError('full', ''),
    'Meena Patel was not moved: the change could not be saved. Please try again.'
  ],
  ['meets a fault', new Error('a fault'), 'Meena Patel was not moved: the change could not be saved. Please try again.']
])('of several who are moved, whoever %s is told of with the reason', (_who, error, words) => {
  expect(describeMoveFailure(error, 'Meena Patel')).toBe(words)
})

test('words are asked for before an invitation and a refusal, and before nothing else', () => {
  expect(applicationStages.filter(asksForWords)).toEqual(['interview', 'not-now'])
})
