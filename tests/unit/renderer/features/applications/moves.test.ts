// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useApplicantMoves } from '#renderer/features/applications/applicants/use-applicant-moves.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

afterEach(cleanup)

/** How long the store takes to answer where a test holds its answer, in milliseconds: a length that nothing else waits for. */
const answerMs = 61
const suvarna = userOf('u-suvarna', 'Employer')
const toMe = (more: Partial<Application> = {}) => applicationOf({ employerId: suvarna.uid, ...more })

/** The one applicant of an employer, on the board. */
function openMoves(first: Application) {
  signInAs(suvarna)
  const store = createMemoryStore({ elements: { applications: [first] } })
  const { wrapper } = renderWithStore(store, '/')
  const hook = renderHook((watched: readonly Application[]) => useApplicantMoves(watched), {
    wrapper,
    initialProps: [first]
  })
  const shown = () => hook.result.current.applications[0]
  return {
    ...{ store, shown, announced: () => hook.result.current.announcement },
    move: (to: Parameters<typeof hook.result.current.move>[1]) =>
      act(async () => void hook.result.current.move(shown() as Application, to)),
    stored: () => store.readElements('applications')[0] as Application,
    /** Holds what the store answers; the returned function lets it answer, after another user has stored this. */
    hold() {
      store.faults.delayMs = answerMs
      const answer = holdTimers(answerMs)
      return async (meanwhile?: Application) => {
        if (meanwhile) store.setElements('applications', [meanwhile])
        await act(async () => answer())
      }
    }
  }
}
const expectToast = (name: string) => waitFor(() => expect(useToast.getState().toast?.name).toBe(name))

test('status change of an applicant › shows and announces a change to the applicant in another window', async () => {
  const moves = openMoves(toMe())
  const answer = moves.hold()
  await moves.move('interview')
  await answer(toMe({ state: 'hired', revision: 2 }))
  await expectToast('applicantChanged')
  await waitFor(() => expect([moves.shown()?.state, moves.stored().state]).toEqual(['hired', 'hired']))
})

test('status change of an applicant › moves an applicant while the candidate marks updates as read', async () => {
  const moves = openMoves(toMe({ state: 'reviewed', seen: 1 }))
  const answer = moves.hold()
  await moves.move('interview')
  await answer(toMe({ state: 'reviewed', seen: 2, revision: 2 }))
  await waitFor(() => expect(moves.announced()).toBe('Meena Patel is now in Interview.'))
  expect(moves.stored()).toMatchObject({ state: 'interview', seen: 2, revision: 3 })
})

test('status change of an applicant › shows an error when the application was just withdrawn', async () => {
  const moves = openMoves(toMe())
  const answer = moves.hold()
  await moves.move('interview')
  await answer(toMe({ state: 'withdrawn', revision: 2 }))
  await expectToast('applicantWithdrawn')
  await waitFor(() => expect(moves.shown()?.state).toBe('withdrawn'))
})

test('status change of an applicant › stores both of two quick status changes', async () => {
  const moves = openMoves(toMe())
  const answer = moves.hold()
  await moves.move('reviewed')
  await moves.move('hired')
  moves.store.faults.delayMs = 0
  await answer()
  await waitFor(() => expect(moves.stored().history.map(({ state }) => state)).toEqual(['new', 'reviewed', 'hired']))
  expect(moves.shown()?.state).toBe('hired')
})
