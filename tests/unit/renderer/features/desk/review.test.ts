// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeDecisions } from '#renderer/features/desk/decide/held-decisions.ts'
import { doublePressMs } from '#renderer/features/desk/decide/use-one-decision.ts'
import * as address from '#renderer/features/desk/use-desk-address.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { openBoard, openDesk, tells, told } from '#tests/support/desk-hooks.tsx'
import { fresh, jobs, report, setter } from '#tests/support/desk-jobs.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'

afterEach(cleanup)

const titleOf = { setter: 'Diamond Setter', carver: 'Wax Carver', polisher: 'Polisher', accountant: 'Accountant' }

describe('decisions', () => {
  test('an approved job is live, and the next one comes up by itself', async () => {
    const desk = await openDesk()
    await desk.shows('setter')
    await desk.do(({ review }) => review.press('approve'))
    await desk.shows('carver')
    await tells('postingApproved', titleOf.setter)
    expect(desk.stored('setter')?.status).toBe('approved')
    expect([desk.at(), desk.now().review.arrived]).toEqual(['/admin/requests?job=carver', 'carver'])
    await waitFor(() => expect(desk.waiting()).toEqual(['carver', 'assorter']))
    expect(desk.now().desk.totals.pending).toBe(2)
  })

  test('after the last of the queue the one before comes up', async () => {
    const desk = await openDesk('?job=assorter')
    await desk.shows('assorter')
    for (const next of ['carver', 'setter', null]) {
      await desk.do(({ review }) => review.press('approve'))
      await desk.shows(next)
      await desk.settled()
    }
    await waitFor(() => expect(desk.at()).toBe('/admin/requests'))
  })

  test('the second press of a double press never decides about the posting that has just come up', async () => {
    const desk = await openDesk()
    await desk.shows('setter')
    const settle = holdTimers(doublePressMs)
    await desk.do(({ review }) => review.press('approve'))
    await desk.shows('carver')
    await desk.do(({ review }) => review.press('approve'))
    act(settle)
    await desk.settled()
    expect([desk.now().desk.chosen, desk.stored('carver')?.status]).toEqual(['carver', 'pending'])
  })

  test('a rejection needs no reason, and what was typed is there again after a second thought', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    await desk.do(({ review }) => review.press('reject'))
    await desk.do(({ review }) => review.write('Hm'))
    await desk.do(({ review }) => review.keep())
    expect(desk.stored('carver')?.status).toBe('pending')
    await desk.do(({ review }) => review.press('reject'))
    expect(desk.now().review.reason).toBe('Hm')
    await desk.do(({ review }) => review.write(''))
    await desk.do(({ review }) => review.confirm())
    await desk.shows('assorter')
    await waitFor(() => expect(desk.stored('carver')?.status).toBe('rejected'))
    expect(desk.stored('carver')).not.toHaveProperty('rejectionReason')
  })

  test('a reason is offered again when its rejection failed after the desk was left', async () => {
    const board = await openBoard(jobs, { holds: true })
    const desk = await openDesk('', board)
    await desk.shows('setter')
    await desk.do(({ review }) => review.press('reject'))
    await desk.do(({ review }) => review.write('The pay is missing.'))
    await desk.do(({ review }) => review.confirm())
    await desk.shows('carver')
    await desk.elsewhere((job) => (job.id === 'setter' ? { ...job, revision: (job.revision ?? 0) + 1 } : job))
    await desk.leave()
    await tells('postingChangedSince', titleOf.setter)
    expect(desk.stored('setter')?.status).toBe('pending')
    const later = await openDesk('?job=setter', board)
    await later.shows('setter')
    await later.do(({ review }) => review.press('reject'))
    expect(later.now().review.reason).toBe('The pay is missing.')
  })

  test('a rejected job is restored, or deleted for good when that is confirmed', async () => {
    const desk = await openDesk('?tab=rejected')
    await desk.shows('polisher')
    await desk.do(({ review }) => review.press('restore'))
    await desk.shows('accountant')
    await tells('postingRestored', titleOf.polisher)
    expect(desk.stored('polisher')?.status).toBe('pending')
    await desk.settled()
    await desk.do(({ review }) => review.press('delete'))
    await desk.do(({ review }) => review.keep())
    expect(desk.stored('accountant')).toBeDefined()
    await desk.do(({ review }) => review.press('delete'))
    await desk.do(({ review }) => review.confirm())
    await desk.shows(null)
    await tells('postingDeleted', titleOf.accountant)
    expect(desk.stored('accountant')).toBeUndefined()
  })

  test.each([
    ['full', 'notSaved'],
    ['refused', 'postingRefused']
  ] as const)('a store that fails (%s) decides nothing: the posting is in its queue again', async (failure, toast) => {
    const desk = await openDesk()
    await desk.shows('setter')
    desk.store.faults.writes = failure
    await desk.do(({ review }) => review.press('approve'))
    await waitFor(() => expect(told()?.[0]).toBe(toast))
    expect(desk.stored('setter')?.status).toBe('pending')
    await waitFor(() => expect(desk.waiting()).toEqual(['setter', 'carver', 'assorter']))
    desk.store.faults.writes = undefined
    await desk.settled()
    await desk.do(({ desk: { choose } }) => choose('setter'))
    await desk.shows('setter')
    await desk.do(({ review }) => review.press('approve'))
    await tells('postingApproved', titleOf.setter)
  })
})

describe('a job that changes meanwhile', () => {
  const cheaper = (job: Job) => (job.id === 'carver' ? { ...job, revision: 2, salaryRange: '₹9,000 a month' } : job)

  test('is not approved by a press that came before its new version was seen', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    // No pause between: the older version is still on the screen when it is pressed.
    act(() => {
      desk.store.setElements('jobs', (jobs as Job[]).map(cheaper))
      desk.now().review.press('approve')
    })
    await waitFor(() => expect(told()?.[0]).toBe('postingChanged'))
    expect(desk.stored('carver')?.status).toBe('pending')
    await waitFor(() => expect(desk.now().desk.shown?.salaryRange).toBe('₹9,000 a month'))
    expect(desk.now().review.before?.revision).toBe(1)
  })

  test('is held back until its new version was read', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    await desk.elsewhere(cheaper)
    await waitFor(() => expect(desk.now().review.before).not.toBeNull())
    const focus = vi.fn()
    desk.now().review.readButton.current = { focus } as unknown as HTMLButtonElement
    for (const decision of ['approve', 'reject'] as const) await desk.do(({ review }) => review.press(decision))
    expect([desk.now().review.question, focus.mock.calls.length]).toEqual([null, 2])
    expect(desk.stored('carver')).toMatchObject({ status: 'pending', revision: 2 })
    await desk.do(({ review }) => review.finishReading())
    expect(desk.now().review.before).toBeNull()
    await desk.do(({ review }) => review.press('approve'))
    await desk.shows('assorter')
    await waitFor(() =>
      expect(desk.stored('carver')).toMatchObject({ status: 'approved', salaryRange: '₹9,000 a month' })
    )
  })

  test('is not rejected by a question that was asked about its older version, and the reason is kept', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    await desk.do(({ review }) => review.press('reject'))
    await desk.do(({ review }) => review.write('Too little'))
    await desk.elsewhere(cheaper)
    await desk.do(({ review }) => review.confirm())
    await waitFor(() => expect(told()?.[0]).toBe('postingChanged'))
    expect(desk.stored('carver')?.status).toBe('pending')
    await desk.do(({ review }) => review.finishReading())
    await desk.do(({ review }) => review.press('reject'))
    expect(desk.now().review.reason).toBe('Too little')
  })

  test('holds nothing back when it changes before it is chosen', async () => {
    const desk = await openDesk()
    await desk.shows('setter')
    await desk.elsewhere(cheaper)
    await desk.do(({ desk: { choose } }) => choose('carver'))
    await desk.shows('carver')
    expect(desk.now().review.before).toBeNull()
  })

  test('is not there to be decided about when it was deleted a moment ago', async () => {
    const desk = await openDesk('?job=carver')
    await desk.shows('carver')
    act(() => {
      desk.store.setElements('jobs', [setter])
      desk.now().review.press('approve')
    })
    await waitFor(() => expect(told()?.[0]).toBe('postingMissing'))
    await desk.shows(null)
    expect(desk.stored('carver')).toBeUndefined()
  })
})

describe('the way through the queue', () => {
  test('steps that follow one another are one entry of the history', async () => {
    const desk = await openDesk()
    await desk.shows('setter')
    for (const id of ['carver', 'assorter']) {
      await desk.do(({ desk: { step } }) => step(1))
      await desk.shows(id)
    }
    await desk.go(-1)
    await desk.shows('setter')
  })

  /** Lets an address that the desk asks for come later; the returned function lets all come. */
  function holdAddresses(): () => Promise<void> {
    const original = address.useDeskAddress
    let underWay: (() => void)[] | null = []
    vi.spyOn(address, 'useDeskAddress').mockImplementation(() => {
      const now = original()
      return { ...now, go: (...given) => (underWay ? void underWay.push(() => now.go(...given)) : now.go(...given)) }
    })
    return () =>
      act(async () => {
        for (const come of underWay ?? []) come()
        underWay = null
      })
  }

  test('what is decided about before it stands in the address does not come back with it', async () => {
    const arrive = holdAddresses()
    const desk = await openDesk()
    await desk.shows('setter')
    await desk.do(({ review }) => review.press('approve'))
    await waitFor(() => expect(desk.waiting()).toEqual(['carver', 'assorter']))
    await arrive()
    await desk.shows('carver')
    expect(desk.at()).toBe('/admin/requests?job=carver')
  })

  test('nor does what was reported, once it is decided', async () => {
    const arrive = holdAddresses()
    const live = [fresh('engraver', 'Engraver'), fresh('caster', 'Caster')].map(
      (job) => ({ ...job, status: 'approved' }) as const
    )
    const desk = await openDesk('?tab=reports', live, { reports: live.map((job) => report(job, 'offends')) })
    await waitFor(() => expect(desk.now().reports.job?.id).toBe('caster'))
    await desk.do(({ judging }) => judging.press('leave'))
    await waitFor(() => expect(desk.now().reports.waiting?.map(({ id }) => id)).toEqual(['engraver']))
    await arrive()
    await waitFor(() => expect(desk.now().reports.chosen).toBe('engraver'))
    expect(desk.at()).toBe('/admin/requests?tab=reports&job=engraver')
  })
})

test.each(['takeDown', 'ask'] as const)(
  'what was typed to %s is offered again when it failed after the desk was left',
  async (decision) => {
    const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
    const reports = [report(live, 'asks-for-money', 'They want ₹500.')]
    const board = await openBoard([live], { holds: true, reports })
    const desk = await openDesk('?tab=reports', board)
    await waitFor(() => expect(desk.now().reports.job?.id).toBe('engraver'))
    await desk.do(({ judging }) => judging.press(decision))
    await desk.do(({ judging }) => judging.write('Who is the ₹500 for?'))
    await desk.do(({ judging }) => judging.confirm())
    await waitFor(() => expect(desk.now().reports.waiting).toEqual([]))
    board.faults.writes = 'offline'
    await desk.leave()
    await act(async () => storeDecisions())
    await waitFor(() => expect(told()).not.toBeNull())
    board.faults.writes = undefined
    expect(board.readElements('reports')).toMatchObject([{ state: 'open' }])
    const later = await openDesk('?tab=reports', board)
    await waitFor(() => expect(later.now().reports.job?.id).toBe('engraver'))
    await later.do(({ judging }) => judging.press(decision))
    expect(later.now().judging.text).toBe('Who is the ₹500 for?')
  }
)
