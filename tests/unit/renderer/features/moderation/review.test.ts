// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { doublePressMs } from '#renderer/features/moderation/decisions/use-review-decision.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { expectToast, lastToast, openBoard, openModeration } from '#tests/support/moderation-hooks.tsx'
import { fresh, jobs, report, setter } from '#tests/support/moderation-jobs.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { bannedEntry } from '#tests/support/sample-companies.ts'

afterEach(cleanup)

/** Writes to the board from now on arrive there when the returned function is called. */
function holdWrites({ store }: Awaited<ReturnType<typeof openModeration>>): () => Promise<void> {
  const { change } = store
  let arrive = () => {}
  const blocked = new Promise<void>((resolve) => {
    arrive = resolve
  })
  store.change = (...given) => blocked.then(() => change(...given)) as never
  return () => act(async () => arrive())
}

const titleOf = { setter: 'Diamond Setter', carver: 'Wax Carver', polisher: 'Polisher', accountant: 'Accountant' }

describe('decision in the review queue', () => {
  test('publishes the job and selects the next one', async () => {
    const moderation = await openModeration()
    await moderation.shows('setter')
    await moderation.do(({ review }) => review.request('approve'))
    await moderation.shows('carver')
    await expectToast('jobApproved', titleOf.setter)
    expect(moderation.stored('setter')?.status).toBe('approved')
    expect([moderation.at(), moderation.now().review.autoSelectedId]).toEqual(['/admin/requests?job=carver', 'carver'])
    await waitFor(() => expect(moderation.waiting()).toEqual(['carver', 'assorter']))
    expect(moderation.now().moderation.totals.pending).toBe(2)
  })

  test('ignores the second click of a double click', async () => {
    expect(doublePressMs).toBe(400)
    const moderation = await openModeration()
    await moderation.shows('setter')
    const settle = holdTimers(doublePressMs)
    await moderation.do(({ review }) => review.request('approve'))
    await moderation.shows('carver')
    await moderation.do(({ review }) => review.request('approve'))
    act(settle)
    await moderation.settled()
    expect([moderation.now().moderation.chosen, moderation.stored('carver')?.status]).toEqual(['carver', 'pending'])
  })

  test('can reject without a reason, and restores a typed reason after Undo', async () => {
    const moderation = await openModeration('?job=carver')
    await moderation.shows('carver')
    await moderation.do(({ review }) => review.request('reject'))
    await moderation.do(({ review }) => review.setReason('Hm'))
    await moderation.do(({ review }) => review.cancel())
    expect(moderation.stored('carver')?.status).toBe('pending')
    // The reason of a rejection is no question.
    await moderation.do(({ review }) => review.request('ask'))
    expect(moderation.now().review).toMatchObject({ question: { decision: 'ask' }, words: '' })
    await moderation.do(({ review }) => review.cancel())
    await moderation.do(({ review }) => review.request('reject'))
    expect(moderation.now().review.words).toBe('Hm')
    await moderation.do(({ review }) => review.setReason(''))
    await moderation.do(({ review }) => review.confirm())
    await moderation.shows('assorter')
    await waitFor(() => expect(moderation.stored('carver')?.status).toBe('rejected'))
    expect(moderation.stored('carver')).not.toHaveProperty('rejectionReason')
  })

  test('restores the typed reason after a failed rejection', async () => {
    const board = await openBoard()
    const moderation = await openModeration('', board)
    await moderation.shows('setter')
    await moderation.do(({ review }) => review.request('reject'))
    await moderation.do(({ review }) => review.setReason('The pay is missing.'))
    board.faults.writes = 'offline'
    await moderation.do(({ review }) => review.confirm())
    await waitFor(() => expect(lastToast()?.[0]).toBe('notSavedOffline'))
    await moderation.leave()
    board.faults.writes = undefined
    expect(moderation.stored('setter')?.status).toBe('pending')
    const later = await openModeration('?job=setter', board)
    await later.shows('setter')
    await later.do(({ review }) => review.request('reject'))
    expect(later.now().review.words).toBe('The pay is missing.')
  })

  test('restores a rejected job, or deletes it after a confirmation', async () => {
    const moderation = await openModeration('?tab=rejected')
    await moderation.shows('polisher')
    await moderation.do(({ review }) => review.request('restore'))
    await moderation.shows('accountant')
    await expectToast('jobRestored', titleOf.polisher)
    expect(moderation.stored('polisher')?.status).toBe('pending')
    await moderation.settled()
    await moderation.do(({ review }) => review.request('delete'))
    await moderation.do(({ review }) => review.cancel())
    expect(moderation.stored('accountant')).toBeDefined()
    await moderation.do(({ review }) => review.request('delete'))
    await moderation.do(({ review }) => review.confirm())
    await moderation.shows(null)
    await expectToast('jobDeleted', titleOf.accountant)
    expect(moderation.stored('accountant')).toBeUndefined()
  })

  test.each(['is stored', 'is undone'])('delays the logout until the decision %s', async (what) => {
    const moderation = await openModeration()
    await moderation.shows('setter')
    if (what === 'is undone') {
      await moderation.do(({ review }) => review.request('approve'))
      await moderation.shows('carver')
      await moderation.settled()
    }
    const arrive = holdWrites(moderation)
    await moderation.do(({ review, undo }) => (what === 'is stored' ? review.request('approve') : void undo.undo()))
    const out = finishWork().then(() => moderation.stored('setter')?.status)
    await arrive()
    expect(await out).toBe(what === 'is stored' ? 'approved' : 'pending')
  })

  test.each([
    ['full', 'notSaved'],
    ['refused', 'jobRefused']
  ] as const)('changes nothing and returns the job to its queue on failure (%s)', async (failure, toast) => {
    const moderation = await openModeration()
    await moderation.shows('setter')
    moderation.store.faults.writes = failure
    await moderation.do(({ review }) => review.request('approve'))
    await waitFor(() => expect(lastToast()?.[0]).toBe(toast))
    expect(moderation.stored('setter')?.status).toBe('pending')
    await waitFor(() => expect(moderation.waiting()).toEqual(['setter', 'carver', 'assorter']))
    moderation.store.faults.writes = undefined
    await moderation.settled()
    await moderation.do(({ moderation: { choose } }) => choose('setter'))
    await moderation.shows('setter')
    await moderation.do(({ review }) => review.request('approve'))
    await expectToast('jobApproved', titleOf.setter)
  })
})

test('approval of a job › confirms the employer, and Undo reverts both', async () => {
  const moderation = await openModeration()
  const password = { algorithm: 'PBKDF2-SHA-256', iterations: 600_000, salt: 'a'.repeat(22), verifier: 'a'.repeat(43) }
  const account = { id: 'suvarna_employer@loupe.example', uid: 'suvarna', password, createdAt: '2026-11-01' }
  act(() => moderation.store.setElements('accounts', [account]))
  await waitFor(() => expect(moderation.now().review.unconfirmed?.uid).toBe('suvarna'))
  await moderation.do(({ review }) => review.request('approve'))
  await moderation.shows('carver')
  await waitFor(() => expect(moderation.now().review.unconfirmed).toBeUndefined())
  expect(moderation.store.readElements('employers')).toMatchObject([{ id: 'suvarna', email: account.id }])
  await moderation.do(({ undo }) => undo.undo())
  await moderation.shows('setter')
  expect(moderation.store.readElements('employers')).toEqual([])
  // An employer whose address was banned under an earlier account is not confirmed in passing.
  await waitFor(() => expect(moderation.now().review.unconfirmed?.uid).toBe('suvarna'))
  act(() =>
    moderation.store.setElements('employers', [bannedEntry('u-earlier', 'Asked for ₹500.', { email: account.id })])
  )
  await waitFor(() => expect(moderation.now().review.unconfirmed).toBeUndefined())
})

test('administrator’s question to the employer › keeps the job pending, and Undo withdraws it', async () => {
  const moderation = await openModeration()
  await moderation.shows('setter')
  await moderation.do(({ review }) => review.request('ask'))
  await moderation.do(({ review }) => review.setReason(' Which stones? '))
  await moderation.do(({ review }) => review.confirm())
  await moderation.shows('carver')
  await expectToast('jobAsked', titleOf.setter)
  expect(moderation.store.readElements('jobQuestions')).toMatchObject([{ id: 'setter', text: 'Which stones?' }])
  expect([moderation.waiting(), moderation.stored('setter')?.status]).toEqual([
    ['setter', 'carver', 'assorter'],
    'pending'
  ])
  await moderation.do(({ undo }) => undo.undo())
  await moderation.shows('setter')
  expect(moderation.store.readElements('jobQuestions')).toEqual([])
})

describe('job that the employer changes during its review', () => {
  const cheaper = (job: Job) => (job.id === 'carver' ? { ...job, revision: 2, salaryRange: '₹9,000 a month' } : job)

  test('is not approved by a click on the previous version', async () => {
    const moderation = await openModeration('?job=carver')
    await moderation.shows('carver')
    // No pause between: the older version is still on the screen when it is pressed.
    act(() => {
      moderation.store.setElements('jobs', (jobs as Job[]).map(cheaper))
      moderation.now().review.request('approve')
    })
    await waitFor(() => expect(lastToast()?.[0]).toBe('jobChanged'))
    expect(moderation.stored('carver')?.status).toBe('pending')
    await waitFor(() => expect(moderation.now().moderation.shown?.salaryRange).toBe('₹9,000 a month'))
    expect(moderation.now().review.before?.revision).toBe(1)
  })

  test('is approved only after the new version was displayed', async () => {
    const moderation = await openModeration('?job=carver')
    await moderation.shows('carver')
    await moderation.elsewhere(cheaper)
    await waitFor(() => expect(moderation.now().review.before).not.toBeNull())
    const focus = vi.fn()
    moderation.now().review.readButton.current = { focus } as unknown as HTMLButtonElement
    for (const decision of ['approve', 'reject'] as const) await moderation.do(({ review }) => review.request(decision))
    expect([moderation.now().review.question, focus.mock.calls.length]).toEqual([null, 2])
    expect(moderation.stored('carver')).toMatchObject({ status: 'pending', revision: 2 })
    await moderation.do(({ review }) => review.acknowledgeChange())
    expect(moderation.now().review.before).toBeNull()
    await moderation.do(({ review }) => review.request('approve'))
    await moderation.shows('assorter')
    await waitFor(() =>
      expect(moderation.stored('carver')).toMatchObject({ status: 'approved', salaryRange: '₹9,000 a month' })
    )
  })

  test('is not rejected in the previous version, and the reason is kept', async () => {
    const moderation = await openModeration('?job=carver')
    await moderation.shows('carver')
    await moderation.do(({ review }) => review.request('reject'))
    await moderation.do(({ review }) => review.setReason('Too little'))
    await moderation.elsewhere(cheaper)
    await moderation.do(({ review }) => review.confirm())
    await waitFor(() => expect(lastToast()?.[0]).toBe('jobChanged'))
    expect(moderation.stored('carver')?.status).toBe('pending')
    await moderation.do(({ review }) => review.acknowledgeChange())
    await moderation.do(({ review }) => review.request('reject'))
    expect(moderation.now().review.words).toBe('Too little')
  })
})

const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
const reports = [report(live, 'asks-for-money', 'They want ₹500.')]

test.each(['takeDown', 'ask'] as const)('failed decision on reports › restores the text: %s', async (decision) => {
  const board = await openBoard([live], reports)
  const moderation = await openModeration('?tab=reports', board)
  await waitFor(() => expect(moderation.now().reports.job?.id).toBe('engraver'))
  await moderation.do(({ judging }) => judging.request(decision))
  await moderation.do(({ judging }) => judging.setReason('Who is the ₹500 for?'))
  board.faults.writes = 'offline'
  await moderation.do(({ judging }) => judging.confirm())
  await waitFor(() => expect(lastToast()).not.toBeNull())
  await moderation.leave()
  board.faults.writes = undefined
  expect(board.readElements('reports')).toMatchObject([{ state: 'open' }])
  const later = await openModeration('?tab=reports', board)
  await waitFor(() => expect(later.now().reports.job?.id).toBe('engraver'))
  await later.do(({ judging }) => judging.request(decision))
  expect(later.now().judging.words).toBe('Who is the ₹500 for?')
})

describe('Undo in the review queue', () => {
  /** Approves the first of the queue, which is on the screen. */
  async function approveFirst(moderation: Awaited<ReturnType<typeof openModeration>>) {
    await moderation.shows('setter')
    await moderation.do(({ review }) => review.request('approve'))
    await moderation.shows('carver')
    await waitFor(() => expect(moderation.stored('setter')?.status).toBe('approved'))
  }
  const steps = (job: Job | undefined) => parseHistory(job as Job).map(({ type }) => type)

  test('returns an approved job to the queue and adds a history entry', async () => {
    const moderation = await openModeration()
    await approveFirst(moderation)
    await moderation.do(({ undo }) => undo.undo())
    await expectToast('decisionUndone', titleOf.setter)
    await moderation.shows('setter')
    expect(moderation.stored('setter')).toMatchObject({ status: 'pending', approvedVersion: setter.approvedVersion })
    expect(steps(moderation.stored('setter')).slice(-2)).toEqual(['approve', 'putBack'])
    await waitFor(() => expect(moderation.waiting()).toEqual(['setter', 'carver', 'assorter']))
    expect(moderation.now().undo.last).toBeUndefined()
  })

  test('reverts the latest decision first and restores its reason', async () => {
    const moderation = await openModeration()
    await approveFirst(moderation)
    await moderation.settled()
    await moderation.do(({ review }) => review.request('reject'))
    await moderation.do(({ review }) => review.setReason('Which wax?'))
    await moderation.do(({ review }) => review.confirm())
    await moderation.shows('assorter')
    await moderation.settled()
    await moderation.do(({ undo }) => undo.undo())
    await moderation.shows('carver')
    await moderation.do(({ review }) => review.request('reject'))
    expect(moderation.now().review.words).toBe('Which wax?')
    await moderation.do(({ review }) => review.cancel())
    await moderation.do(({ undo }) => undo.undo())
    await moderation.shows('setter')
    expect([moderation.stored('setter')?.status, moderation.stored('carver')?.status]).toEqual(['pending', 'pending'])
  })

  test('runs once when clicked twice', async () => {
    const moderation = await openModeration()
    await approveFirst(moderation)
    await moderation.do(({ undo }) => Promise.all([undo.undo(), undo.undo()]))
    await moderation.shows('setter')
    expect(lastToast()?.[0]).toBe('decisionUndone')
    expect(steps(moderation.stored('setter')).filter((type) => type === 'putBack')).toHaveLength(1)
  })

  test.each([
    ['a candidate has applied', 'applied'],
    ['its employer has revised the job', 'changed']
  ])('is rejected when %s', async (_what, why) => {
    const moderation = await openModeration()
    await approveFirst(moderation)
    if (why === 'applied') moderation.store.setElements('applications', [applicationOf({ jobId: 'setter' })])
    else await moderation.elsewhere((job) => (job.id === 'setter' ? { ...job, status: 'pending', revision: 9 } : job))
    await moderation.do(({ undo }) => undo.undo())
    await waitFor(() => expect(useToast.getState().toast).toMatchObject({ name: 'decisionNotUndone', values: { why } }))
    expect([moderation.now().undo.last, moderation.now().moderation.chosen]).toEqual([undefined, 'carver'])
    expect(steps(moderation.stored('setter'))).not.toContain('putBack')
  })

  test.each([
    ['the server was unreachable', 'offline'],
    ['storage was full', 'full']
  ] as const)('can be retried when %s', async (_why, writes) => {
    const moderation = await openModeration()
    await approveFirst(moderation)
    moderation.store.faults.writes = writes
    await moderation.do(({ undo }) => undo.undo())
    await waitFor(() => expect(lastToast()?.[0]).toBe('decisionNotUndone'))
    moderation.store.faults.writes = undefined
    await moderation.do(({ undo }) => undo.undo())
    await moderation.shows('setter')
  })

  test.each(['leave', 'ask', 'takeDown'] as const)(
    'reopens reports and restores the typed text after: %s',
    async (decision) => {
      const moderation = await openModeration('?tab=reports', await openBoard([live], reports))
      await waitFor(() => expect(moderation.now().reports.job?.id).toBe('engraver'))
      await moderation.do(({ judging }) => judging.request(decision))
      if (decision !== 'leave') {
        await moderation.do(({ judging }) => judging.setReason('Who is the ₹500 for?'))
        await moderation.do(({ judging }) => judging.confirm())
      }
      await waitFor(() => expect(moderation.now().undo.last?.title).toBe('Engraver'))
      expect(moderation.store.readElements('reports')).not.toMatchObject([{ state: 'open' }])
      await moderation.do(({ undo }) => undo.undo())
      await waitFor(() => expect(moderation.store.readElements('reports')).toMatchObject([{ state: 'open' }]))
      expect([moderation.stored('engraver')?.status, moderation.store.readElements('jobQuestions')]).toEqual([
        'approved',
        []
      ])
      await waitFor(() => expect(moderation.now().reports.shown?.id).toBe('engraver'))
      if (decision === 'leave') return
      await waitFor(() =>
        expect([moderation.now().reports.job?.status, moderation.now().judging.busy]).toEqual(['approved', false])
      )
      await moderation.do(({ judging }) => judging.request(decision))
      await waitFor(() => expect(moderation.now().judging.words).toBe('Who is the ₹500 for?'))
    }
  )

  test('can be retried for a takedown that was partly reverted', async () => {
    const moderation = await openModeration('?tab=reports', await openBoard([live], reports))
    await waitFor(() => expect(moderation.now().reports.job?.id).toBe('engraver'))
    await moderation.do(({ judging }) => judging.request('takeDown'))
    await moderation.do(({ judging }) => judging.setReason('Asks for money.'))
    await moderation.do(({ judging }) => judging.confirm())
    await waitFor(() => expect(moderation.now().undo.last?.title).toBe('Engraver'))
    const { change } = moderation.store
    const offline = new StoreError('unavailable', 'no network', { isOffline: true })
    moderation.store.change = (collection, ...more) =>
      collection.name === 'reports' ? Promise.reject(offline) : change(collection, ...more)
    await moderation.do(({ undo }) => undo.undo())
    await waitFor(() => expect(lastToast()?.[0]).toBe('decisionNotUndone'))
    expect(moderation.stored('engraver')?.status).toBe('approved')
    moderation.store.change = change
    await moderation.do(({ undo }) => undo.undo())
    await waitFor(() => expect(moderation.store.readElements('reports')).toMatchObject([{ state: 'open' }]))
    expect(steps(moderation.stored('engraver')).filter((type) => type === 'reopen')).toHaveLength(1)
  })
})
