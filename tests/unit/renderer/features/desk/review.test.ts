// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { doublePressMs } from '#renderer/features/desk/decide/use-review.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { finishWork } from '#renderer/stores/unfinished-work.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { openBoard, openDesk, tells, told } from '#tests/support/desk-hooks.tsx'
import { fresh, jobs, report, setter } from '#tests/support/desk-jobs.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { bannedEntry, requestOf } from '#tests/support/houses.ts'

afterEach(cleanup)

/** Writes to the board from now on arrive there when the returned function is called. */
function holdWrites({ store }: Awaited<ReturnType<typeof openDesk>>): () => Promise<void> {
  const { change } = store
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  store.change = (...given) => held.then(() => change(...given)) as never
  return () => act(async () => arrive())
}

const titleOf = { setter: 'Diamond Setter', carver: 'Wax Carver', polisher: 'Polisher', accountant: 'Accountant' }

describe('Review decision', () => {
  test('publishes the job and opens the next one', async () => {
    const desk = await openDesk()
    await desk.shows('setter')
    await desk.do(({ review }) => review.request('approve'))
    await desk.shows('carver')
    await tells('postingApproved', titleOf.setter)
    expect(desk.stored('setter')?.status).toBe('approved')
    expect([desk.at(), desk.now().review.autoSelectedId]).toEqual(['/admin/requests?job=carver', 'carver'])
    await waitFor(() => expect(desk.waiting()).toEqual(['carver', 'assorter']))
    expect(desk.now().desk.totals.pending).toBe(2)
  })

  test('ignores the second press of a double click', async () => {
    expect(doublePressMs).toBe(400)
    const desk = await openDesk()
    await desk.shows('setter')
    const settle = holdTimers(doublePressMs)
    await desk.do(({ review }) => review.request('approve'))
    await desk.shows('carver')
    await desk.do(({ review }) => review.request('approve'))
    act(settle)
    await desk.settled()
    expect([desk.now().desk.chosen, desk.stored('carver')?.status]).toEqual(['carver', 'pending'])
  })

  test('may reject without a reason and restores a typed one', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    await desk.do(({ review }) => review.request('reject'))
    await desk.do(({ review }) => review.setReason('Hm'))
    await desk.do(({ review }) => review.cancel())
    expect(desk.stored('carver')?.status).toBe('pending')
    // The reason of a rejection is no question.
    await desk.do(({ review }) => review.request('ask'))
    expect(desk.now().review).toMatchObject({ question: { decision: 'ask' }, words: '' })
    await desk.do(({ review }) => review.cancel())
    await desk.do(({ review }) => review.request('reject'))
    expect(desk.now().review.words).toBe('Hm')
    await desk.do(({ review }) => review.setReason(''))
    await desk.do(({ review }) => review.confirm())
    await desk.shows('assorter')
    await waitFor(() => expect(desk.stored('carver')?.status).toBe('rejected'))
    expect(desk.stored('carver')).not.toHaveProperty('rejectionReason')
  })

  test('offers the reason again after a failed rejection', async () => {
    const board = await openBoard()
    const desk = await openDesk('', board)
    await desk.shows('setter')
    await desk.do(({ review }) => review.request('reject'))
    await desk.do(({ review }) => review.setReason('The pay is missing.'))
    board.faults.writes = 'offline'
    await desk.do(({ review }) => review.confirm())
    await waitFor(() => expect(told()?.[0]).toBe('notSavedOffline'))
    await desk.leave()
    board.faults.writes = undefined
    expect(desk.stored('setter')?.status).toBe('pending')
    const later = await openDesk('?job=setter', board)
    await later.shows('setter')
    await later.do(({ review }) => review.request('reject'))
    expect(later.now().review.words).toBe('The pay is missing.')
  })

  test('restores a rejected job, or deletes it after a confirmation', async () => {
    const desk = await openDesk('?tab=rejected')
    await desk.shows('polisher')
    await desk.do(({ review }) => review.request('restore'))
    await desk.shows('accountant')
    await tells('postingRestored', titleOf.polisher)
    expect(desk.stored('polisher')?.status).toBe('pending')
    await desk.settled()
    await desk.do(({ review }) => review.request('delete'))
    await desk.do(({ review }) => review.cancel())
    expect(desk.stored('accountant')).toBeDefined()
    await desk.do(({ review }) => review.request('delete'))
    await desk.do(({ review }) => review.confirm())
    await desk.shows(null)
    await tells('postingDeleted', titleOf.accountant)
    expect(desk.stored('accountant')).toBeUndefined()
  })

  test('is not made by a key for a job of another tab', async () => {
    const desk = await openDesk('?tab=rejected&job=carver')
    await desk.shows('carver')
    await desk.do(({ keys }) => keys.a?.())
    await desk.settled()
    expect([desk.stored('carver')?.status, desk.now().desk.chosen]).toEqual(['pending', 'carver'])
  })

  test.each(['is stored', 'is undone'])('delays signing out until it %s', async (what) => {
    const desk = await openDesk()
    await desk.shows('setter')
    if (what === 'is undone') {
      await desk.do(({ review }) => review.request('approve'))
      await desk.shows('carver')
      await desk.settled()
    }
    const arrive = holdWrites(desk)
    await desk.do(({ review, undo }) => (what === 'is stored' ? review.request('approve') : void undo.undo()))
    const out = finishWork().then(() => desk.stored('setter')?.status)
    await arrive()
    expect(await out).toBe(what === 'is stored' ? 'approved' : 'pending')
  })

  test.each([
    ['full', 'notSaved'],
    ['refused', 'postingRefused']
  ] as const)('that fails (%s) changes nothing and returns the job to its queue', async (failure, toast) => {
    const desk = await openDesk()
    await desk.shows('setter')
    desk.store.faults.writes = failure
    await desk.do(({ review }) => review.request('approve'))
    await waitFor(() => expect(told()?.[0]).toBe(toast))
    expect(desk.stored('setter')?.status).toBe('pending')
    await waitFor(() => expect(desk.waiting()).toEqual(['setter', 'carver', 'assorter']))
    desk.store.faults.writes = undefined
    await desk.settled()
    await desk.do(({ desk: { choose } }) => choose('setter'))
    await desk.shows('setter')
    await desk.do(({ review }) => review.request('approve'))
    await tells('postingApproved', titleOf.setter)
  })
})

test('approval › confirms the employer, and Undo takes both back', async () => {
  const desk = await openDesk()
  const password = { algorithm: 'PBKDF2-SHA-256', iterations: 600_000, salt: 'a'.repeat(22), verifier: 'a'.repeat(43) }
  const account = { id: 'suvarna_employer@loupe.example', uid: 'suvarna', password, createdAt: '2026-11-01' }
  act(() => desk.store.setElements('accounts', [account]))
  await waitFor(() => expect(desk.now().review.unconfirmed?.uid).toBe('suvarna'))
  await desk.do(({ review }) => review.request('approve'))
  await desk.shows('carver')
  await waitFor(() => expect(desk.now().review.unconfirmed).toBeUndefined())
  expect(desk.store.readElements('employers')).toMatchObject([{ id: 'suvarna', email: account.id }])
  await desk.do(({ undo }) => undo.undo())
  await desk.shows('setter')
  expect(desk.store.readElements('employers')).toEqual([])
  // An employer whose address was banned under an earlier account is not confirmed in passing.
  await waitFor(() => expect(desk.now().review.unconfirmed?.uid).toBe('suvarna'))
  act(() => desk.store.setElements('employers', [bannedEntry('u-earlier', 'Asked for ₹500.', { email: account.id })]))
  await waitFor(() => expect(desk.now().review.unconfirmed).toBeUndefined())
})

test('question › is sent while the job waits, and Undo takes it back', async () => {
  const desk = await openDesk()
  await desk.shows('setter')
  await desk.do(({ review }) => review.request('ask'))
  await desk.do(({ review }) => review.setReason(' Which stones? '))
  await desk.do(({ review }) => review.confirm())
  await desk.shows('carver')
  await tells('postingAsked', titleOf.setter)
  expect(desk.store.readElements('postingQuestions')).toMatchObject([{ id: 'setter', text: 'Which stones?' }])
  expect([desk.waiting(), desk.stored('setter')?.status]).toEqual([['setter', 'carver', 'assorter'], 'pending'])
  await desk.do(({ undo }) => undo.undo())
  await desk.shows('setter')
  expect(desk.store.readElements('postingQuestions')).toEqual([])
})

describe('Job that changes while it is reviewed', () => {
  const cheaper = (job: Job) => (job.id === 'carver' ? { ...job, revision: 2, salaryRange: '₹9,000 a month' } : job)

  test('is not approved by a press on its older version', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    // No pause between: the older version is still on the screen when it is pressed.
    act(() => {
      desk.store.setElements('jobs', (jobs as Job[]).map(cheaper))
      desk.now().review.request('approve')
    })
    await waitFor(() => expect(told()?.[0]).toBe('postingChanged'))
    expect(desk.stored('carver')?.status).toBe('pending')
    await waitFor(() => expect(desk.now().desk.shown?.salaryRange).toBe('₹9,000 a month'))
    expect(desk.now().review.before?.revision).toBe(1)
  })

  test('is approved only after its new version was read', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    await desk.elsewhere(cheaper)
    await waitFor(() => expect(desk.now().review.before).not.toBeNull())
    const focus = vi.fn()
    desk.now().review.readButton.current = { focus } as unknown as HTMLButtonElement
    for (const decision of ['approve', 'reject'] as const) await desk.do(({ review }) => review.request(decision))
    expect([desk.now().review.question, focus.mock.calls.length]).toEqual([null, 2])
    expect(desk.stored('carver')).toMatchObject({ status: 'pending', revision: 2 })
    await desk.do(({ review }) => review.acknowledgeChange())
    expect(desk.now().review.before).toBeNull()
    await desk.do(({ review }) => review.request('approve'))
    await desk.shows('assorter')
    await waitFor(() =>
      expect(desk.stored('carver')).toMatchObject({ status: 'approved', salaryRange: '₹9,000 a month' })
    )
  })

  test('is not rejected by its older version, and the reason stays', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    await desk.do(({ review }) => review.request('reject'))
    await desk.do(({ review }) => review.setReason('Too little'))
    await desk.elsewhere(cheaper)
    await desk.do(({ review }) => review.confirm())
    await waitFor(() => expect(told()?.[0]).toBe('postingChanged'))
    expect(desk.stored('carver')?.status).toBe('pending')
    await desk.do(({ review }) => review.acknowledgeChange())
    await desk.do(({ review }) => review.request('reject'))
    expect(desk.now().review.words).toBe('Too little')
  })
})

describe('Review queue', () => {
  test('reads more jobs behind the last one', async () => {
    const many = Array.from({ length: 205 }, (_, index) => fresh(`job_${index}`, `Setter ${index}`))
    const desk = await openDesk('?job=job_198', many)
    await desk.shows('job_198')
    await waitFor(() => expect([desk.waiting()?.length, desk.now().desk.totals.pending]).toEqual([200, 205]))
    await desk.do(({ desk: { step } }) => step(1))
    await desk.shows('job_199')
    await waitFor(() => expect(desk.waiting()?.length).toBeGreaterThan(200))
    expect(desk.now().desk.totals.pending).toBe(205)
    await desk.do(({ desk: { step } }) => step(1))
    await desk.shows('job_200')
  })
})

const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
const reports = [report(live, 'asks-for-money', 'They want ₹500.')]

test.each(['takeDown', 'ask'] as const)(
  'failed report decision › offers the typed text again: %s',
  async (decision) => {
    const board = await openBoard([live], reports)
    const desk = await openDesk('?tab=reports', board)
    await waitFor(() => expect(desk.now().reports.job?.id).toBe('engraver'))
    await desk.do(({ judging }) => judging.request(decision))
    await desk.do(({ judging }) => judging.setReason('Who is the ₹500 for?'))
    board.faults.writes = 'offline'
    await desk.do(({ judging }) => judging.confirm())
    await waitFor(() => expect(told()).not.toBeNull())
    await desk.leave()
    board.faults.writes = undefined
    expect(board.readElements('reports')).toMatchObject([{ state: 'open' }])
    const later = await openDesk('?tab=reports', board)
    await waitFor(() => expect(later.now().reports.job?.id).toBe('engraver'))
    await later.do(({ judging }) => judging.request(decision))
    expect(later.now().judging.words).toBe('Who is the ₹500 for?')
  }
)

test.each([
  ['was corrected', 'waiting', 'Navsari'],
  ['was taken back', 'withdrawn', undefined]
] as const)('request that %s is not approved by its older version', async (_, state, place) => {
  await import('#renderer/data/houses/houses-desk-repository.ts')
  const asked = requestOf('u-shah')
  const board = await openBoard([])
  board.setElements('employerRequests', [asked])
  const desk = await openDesk('?tab=houses', board)
  await waitFor(() => expect(desk.now().houses.shown?.revision).toBe(1))
  await desk.do(({ admitting }) => admitting.request('approve'))
  // It is stored, and this window has not heard of it.
  const { get } = board
  const changed = { ...asked, revision: 2, state, details: { ...asked.details, place: 'Navsari' } }
  board.get = (collection, id) =>
    collection.name === 'employerRequests' ? (Promise.resolve(changed) as never) : get(collection, id)
  await desk.do(({ admitting }) => admitting.confirm())
  await waitFor(() =>
    expect(useToast.getState().toast).toMatchObject({ name: 'requestNotDecided', values: { why: 'changed' } })
  )
  await waitFor(() => expect(desk.now().houses.shown?.details.place).toBe(place))
  expect([desk.now().houses.chosen, desk.now().admitting.before?.details.place]).toEqual([
    asked.id,
    place && asked.details.place
  ])
  expect(board.readElements('employers')).toEqual([])
})

describe('Undo', () => {
  /** Approves the first of the queue, which is on the screen. */
  async function approveFirst(desk: Awaited<ReturnType<typeof openDesk>>) {
    await desk.shows('setter')
    await desk.do(({ review }) => review.request('approve'))
    await desk.shows('carver')
    await waitFor(() => expect(desk.stored('setter')?.status).toBe('approved'))
  }
  const steps = (job: Job | undefined) => parseHistory(job as Job).map(({ did }) => did)

  test('returns an approved job with its changes and adds to its history', async () => {
    const desk = await openDesk()
    await approveFirst(desk)
    await desk.do(({ undo }) => undo.undo())
    await desk.shows('setter')
    expect(desk.stored('setter')).toMatchObject({ status: 'pending', approvedVersion: setter.approvedVersion })
    expect(steps(desk.stored('setter')).slice(-2)).toEqual(['approve', 'putBack'])
    await waitFor(() => expect(desk.waiting()).toEqual(['setter', 'carver', 'assorter']))
    expect(desk.now().undo.last).toBeUndefined()
  })

  test('takes back the newest decision first, with its reason', async () => {
    const desk = await openDesk()
    await approveFirst(desk)
    await desk.settled()
    await desk.do(({ review }) => review.request('reject'))
    await desk.do(({ review }) => review.setReason('Which wax?'))
    await desk.do(({ review }) => review.confirm())
    await desk.shows('assorter')
    await desk.settled()
    await desk.do(({ undo }) => undo.undo())
    await desk.shows('carver')
    await desk.do(({ review }) => review.request('reject'))
    expect(desk.now().review.words).toBe('Which wax?')
    await desk.do(({ review }) => review.cancel())
    await desk.do(({ undo }) => undo.undo())
    await desk.shows('setter')
    expect([desk.stored('setter')?.status, desk.stored('carver')?.status]).toEqual(['pending', 'pending'])
  })

  test('runs once when pressed twice', async () => {
    const desk = await openDesk()
    await approveFirst(desk)
    await desk.do(({ undo }) => Promise.all([undo.undo(), undo.undo()]))
    await desk.shows('setter')
    expect(told()?.[0]).toBe('postingApproved')
    expect(steps(desk.stored('setter')).filter((did) => did === 'putBack')).toHaveLength(1)
  })

  test.each([
    ['a candidate has applied', 'applied'],
    ['its employer has revised the job', 'changed']
  ])('is refused when %s', async (_what, why) => {
    const desk = await openDesk()
    await approveFirst(desk)
    if (why === 'applied') desk.store.setElements('applications', [applicationOf({ jobId: 'setter' })])
    else await desk.elsewhere((job) => (job.id === 'setter' ? { ...job, status: 'pending', revision: 9 } : job))
    await desk.do(({ undo }) => undo.undo())
    await waitFor(() => expect(useToast.getState().toast).toMatchObject({ name: 'decisionNotUndone', values: { why } }))
    expect([desk.now().undo.last, desk.now().desk.chosen]).toEqual([undefined, 'carver'])
    expect(steps(desk.stored('setter'))).not.toContain('putBack')
  })

  test.each([
    ['the board could not be reached', 'offline'],
    ['there was no room', 'full']
  ] as const)('can be repeated where %s', async (_why, writes) => {
    const desk = await openDesk()
    await approveFirst(desk)
    desk.store.faults.writes = writes
    await desk.do(({ undo }) => undo.undo())
    await waitFor(() => expect(told()?.[0]).toBe('decisionNotUndone'))
    desk.store.faults.writes = undefined
    await desk.do(({ undo }) => undo.undo())
    await desk.shows('setter')
  })

  test.each(['leave', 'ask', 'takeDown'] as const)(
    'reopens reports and restores the typed text: %s',
    async (decision) => {
      const desk = await openDesk('?tab=reports', await openBoard([live], reports))
      await waitFor(() => expect(desk.now().reports.job?.id).toBe('engraver'))
      await desk.do(({ judging }) => judging.request(decision))
      if (decision !== 'leave') {
        await desk.do(({ judging }) => judging.setReason('Who is the ₹500 for?'))
        await desk.do(({ judging }) => judging.confirm())
      }
      await waitFor(() => expect(desk.now().undo.last?.title).toBe('Engraver'))
      expect(desk.store.readElements('reports')).not.toMatchObject([{ state: 'open' }])
      await desk.do(({ undo }) => undo.undo())
      await waitFor(() => expect(desk.store.readElements('reports')).toMatchObject([{ state: 'open' }]))
      expect([desk.stored('engraver')?.status, desk.store.readElements('postingQuestions')]).toEqual(['approved', []])
      await waitFor(() => expect(desk.now().reports.shown?.id).toBe('engraver'))
      if (decision === 'leave') return
      await waitFor(() =>
        expect([desk.now().reports.job?.status, desk.now().judging.busy]).toEqual(['approved', false])
      )
      await desk.do(({ judging }) => judging.request(decision))
      await waitFor(() => expect(desk.now().judging.words).toBe('Who is the ₹500 for?'))
    }
  )

  test('of a takedown continues where it failed', async () => {
    const desk = await openDesk('?tab=reports', await openBoard([live], reports))
    await waitFor(() => expect(desk.now().reports.job?.id).toBe('engraver'))
    await desk.do(({ judging }) => judging.request('takeDown'))
    await desk.do(({ judging }) => judging.setReason('Asks for money.'))
    await desk.do(({ judging }) => judging.confirm())
    await waitFor(() => expect(desk.now().undo.last?.title).toBe('Engraver'))
    const { change } = desk.store
    const offline = new StoreError('unavailable', 'no network', { isOffline: true })
    desk.store.change = (collection, ...more) =>
      collection.name === 'reports' ? Promise.reject(offline) : change(collection, ...more)
    await desk.do(({ undo }) => undo.undo())
    await waitFor(() => expect(told()?.[0]).toBe('decisionNotUndone'))
    expect(desk.stored('engraver')?.status).toBe('approved')
    desk.store.change = change
    await desk.do(({ undo }) => undo.undo())
    await waitFor(() => expect(desk.store.readElements('reports')).toMatchObject([{ state: 'open' }]))
    expect(steps(desk.stored('engraver')).filter((did) => did === 'reopen')).toHaveLength(1)
  })
})
