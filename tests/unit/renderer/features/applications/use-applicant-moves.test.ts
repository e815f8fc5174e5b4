// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApplicationsRepository } from '#renderer/data/applications-repository.ts'
import type { InterviewThreadRepository } from '#renderer/data/interview-thread-repository.ts'
import {
  describeFailedSend,
  useApplicantMoves
} from '#renderer/features/applications/applicants/use-applicant-moves.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { InviteContent } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const store = { move: vi.fn<ApplicationsRepository['move']>() }
const take = vi.fn<InterviewThreadRepository['take']>()
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

test('status change of an applicant › inserts applicant, job and company into the message', async () => {
  store.move.mockImplementation(async (base, to) => ({ ...base, state: to, revision: 2 }))
  const { result } = renderHook(() => useApplicantMoves([meena]))
  await act(() => result.current.storeMove(meena, 'not-now', { message: 'Dear {name}, {job} is filled. {company}' }))
  expect(store.move).toHaveBeenLastCalledWith(
    meena,
    'not-now',
    'Dear Meena Patel, Stone setter is filled. Suvarna Jewels'
  )
})

test('status change of an applicant › resends a failed invitation without moving the applicant twice', async () => {
  store.move.mockClear()
  store.move.mockImplementation(async (base, to) => ({ ...base, state: to, revision: 2 }))
  take.mockRejectedValueOnce(new Error('offline'))
  const { result } = renderHook(() => useApplicantMoves([meena]))
  const send = () => result.current.storeMove(meena, 'interview', { invite })
  await act(() => expect(send()).rejects.toThrow('offline'))
  await act(send)
  expect(store.move).toHaveBeenCalledTimes(1)
  expect(take).toHaveBeenLastCalledWith({ id: meena.id }, { type: 'invite', ...invite })
  expect(result.current.applications).toMatchObject([{ state: 'interview' }])
})

const hired = applicationOf({ state: 'hired', revision: 2 })

test.each([
  ['full storage', new StoreError('full', ''), /^Storage is full/],
  ['a lost connection', new StoreError('unavailable', '', { isOffline: true }), /^You are offline/],
  [
    'a change in another window',
    new StoreError('conflict', '', { stored: hired }),
    /^Meena Patel was moved in another/
  ],
  ['a withdrawal', new StoreError('conflict', ''), /has withdrawn the application/]
])('failed message to an applicant › names %s and says that the text is kept', (_, error, why) => {
  const text = describeFailedSend(error, meena)
  expect(text).toMatch(why)
  expect(text).toMatch(/ Your text is still here\.$/)
})
