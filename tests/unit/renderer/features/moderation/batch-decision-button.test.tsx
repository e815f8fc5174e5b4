// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BatchDecisionButton } from '#renderer/features/moderation/decisions/batch-decision-button.tsx'
import { useBatchDecisionStore } from '#renderer/features/moderation/decisions/batch-decision-store.ts'
import type { Undoable } from '#renderer/features/moderation/decisions/use-undo-decision.ts'
import type { JobsQueue } from '#renderer/features/moderation/jobs/use-job-requests.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { fresh, revised } from '#tests/support/moderation-jobs.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

afterEach(cleanup)

const [engraver, caster, polisher] = ['Engraver', 'Caster', 'Polisher'].map((title) => revised(title, title, {})) as [
  Job,
  Job,
  Job
]
const fee: Hint = { kind: 'fee', passage: { field: 'description', start: 0, end: 3 } }

/** The button over a board; `elsewhere`: what another user has made of its jobs in between. */
function open(waiting: readonly Job[], elsewhere: (job: Job) => Job = (job) => job) {
  signInAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs: waiting.map(elsewhere) } })
  const left: string[] = []
  const back: string[] = []
  const made: Undoable[] = []
  const queue = {
    ...{ waiting, tab: 'pending' },
    leave: (...decided: Job[]) => void left.push(...decided.map(({ id }) => id)),
    reselect: ({ id }: Job) => void back.push(id)
  } as unknown as JobsQueue
  render(
    <BatchDecisionButton
      queue={queue}
      findHints={({ id }) => (id === polisher.id ? [fee] : [])}
      tools={{ beforeLeaving: () => {}, record: (one) => made.push(one) }}
    />,
    { wrapper: renderWithStore(store, '/admin/requests').wrapper }
  )
  const statuses = () => (store.readElements('jobs') as Job[]).map(({ status }) => status)
  const approve = async (count: number) => {
    fireEvent.click(screen.getByRole('button', { name: /^Approve \d jobs? without/ }))
    fireEvent.click(await screen.findByRole('button', { name: `Approve ${count}` }))
    await waitFor(() => expect(useToast.getState().toast).not.toBeNull())
    await act(async () => {})
  }
  return { store, left, back, made, statuses, approve }
}

test('batch approval › approves only unchanged jobs without payment hints', async () => {
  const board = open([fresh('new', 'Setter'), engraver, polisher, caster])
  expect(screen.getByRole('button').textContent).toBe('Approve 2 jobs without changes')
  await board.approve(2)
  expect(board.statuses()).toEqual(['pending', 'approved', 'pending', 'approved'])
  expect(useToast.getState().toast).toMatchObject({ name: 'jobsDecided', values: { count: 2 } })
  expect([board.left, useBatchDecisionStore.getState().batch]).toEqual([['Engraver', 'Caster'], null])
})

test('batch approval › undoes all approvals of a batch', async () => {
  const board = open([engraver, caster])
  await board.approve(2)
  expect(board.made.map(({ title }) => title)).toEqual(['2 jobs'])
  await act(async () => void (await board.made[0]?.revert()))
  board.made[0]?.reselect()
  expect([board.statuses(), board.back]).toEqual([['pending', 'pending'], ['Engraver']])
})

test('batch approval › keeps for another Undo only the jobs that were not reverted', async () => {
  const board = open([engraver, caster])
  await board.approve(2)
  board.store.faults.writes = 'full'
  await expect(board.made[0]?.revert()).rejects.toMatchObject({
    total: 2,
    left: ['Engraver', 'Caster'],
    canRetry: true
  })
  board.store.faults.writes = undefined
  board.store.setElements('applications', [applicationOf({ jobId: 'Engraver' })])
  await act(async () => {
    await expect(board.made[0]?.revert()).rejects.toMatchObject({ left: ['Engraver'], canRetry: false })
  })
  board.made[0]?.reselect()
  expect([board.statuses(), board.back]).toEqual([['approved', 'pending'], ['Caster']])
})

test('batch approval › keeps failed jobs in the queue and lists their titles', async () => {
  const board = open([engraver, caster], (job) => (job.id === engraver.id ? { ...job, revision: 9 } : job))
  await board.approve(2)
  expect(useToast.getState().toast).toMatchObject({ name: 'jobsNotDecided', values: { count: 1 } })
  expect([board.statuses(), board.left]).toEqual([['pending', 'approved'], ['Caster']])
  expect(board.made.map(({ title }) => title)).toEqual(['1 job'])
  // It is at the foot with its reason.
  expect(useBatchDecisionStore.getState().batch?.failed.map(({ item }) => item.title)).toEqual(['Engraver'])
})
