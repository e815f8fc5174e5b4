import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  countAsStoring,
  finishDecisions,
  holdDecision,
  isDecided,
  nameReported,
  reopen,
  storeDecisions,
  undoDecision,
  undoMs,
  useHeldDecisions
} from '#renderer/features/desk/decide/held-decisions.ts'
import { createReport } from '#shared/domain/report/report-life.ts'
import { foldReports } from '#shared/domain/report/reported-posting.ts'
import { jobOf } from '#tests/support/job-people.ts'

const carver = jobOf('pending', { id: 'carver', revision: 1 })
const setter = jobOf('pending', { id: 'setter', revision: 3 })
let stored: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  stored = []
  useHeldDecisions.setState({ held: [], storing: 0, decided: new Map() })
})
afterEach(async () => {
  await storeDecisions()
  vi.useRealTimers()
})

function decide(name: string, ...jobs: (typeof carver)[]) {
  holdDecision({
    kind: 'approve',
    jobs,
    store: async () => {
      stored.push(name)
    }
  })
}
const isWaiting = (job: typeof carver) => !isDecided(useHeldDecisions.getState().decided, job)

test('a decision is stored when its ten seconds are over, not before', async () => {
  decide('carver', carver)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect([stored, isWaiting(carver)]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(1)
  expect(stored).toEqual(['carver'])
  expect(useHeldDecisions.getState()).toMatchObject({ held: [], storing: 0 })
})

test('the newest decision is taken back first, is never stored, and its posting waits again', async () => {
  decide('carver', carver)
  decide('setter', setter)
  expect(undoDecision()?.jobs).toEqual([setter])
  expect([isWaiting(setter), isWaiting(carver)]).toEqual([true, false])
  expect(undoDecision()?.jobs).toEqual([carver])
  expect(undoDecision()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(stored).toEqual([])
})

test('whoever leaves has everything stored at once, and each decision once', async () => {
  decide('carver', carver)
  decide('setter', setter)
  await storeDecisions()
  expect(stored).toEqual(['carver', 'setter'])
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(stored).toEqual(['carver', 'setter'])
  expect(undoDecision()).toBeUndefined()
})

test('another decision about the same posting has the earlier one stored first, and no other', () => {
  decide('carver', carver)
  decide('setter', setter)
  decide('carver again', { ...carver, revision: 2 })
  expect(stored).toEqual(['carver'])
})

test('another version of a posting that was decided about waits to be read', () => {
  decide('carver', carver)
  expect(isWaiting({ ...carver, revision: 2 })).toBe(true)
})

test('an earlier version that could not be stored does not have the newer one wait again that was decided about', () => {
  const newer = { ...carver, revision: 2 }
  decide('carver', carver)
  decide('carver again', newer)
  reopen([carver])
  expect(isWaiting(newer)).toBe(false)
})

test('what is decided while the rest is being stored is waited for too', async () => {
  const store = async () => decide('setter', setter)
  holdDecision({ kind: 'approve', jobs: [carver], store })
  await finishDecisions()
  expect(stored).toEqual(['setter'])
})

test('work that fails is waited for no longer', async () => {
  await expect(countAsStoring(() => Promise.reject(new Error('no network')))).rejects.toThrow()
  expect(useHeldDecisions.getState().storing).toBe(0)
})

test('a decision about reports lets the reports wait for nobody, and leaves its posting in its queue', async () => {
  const report = createReport('u-1', carver, { reason: 'offends', words: '' }, new Date())
  const [reported] = foldReports([report])
  const leave = () =>
    holdDecision({
      kind: 'leave',
      jobs: [carver],
      ...(reported && { reported }),
      store: async () => void stored.push('left')
    })
  const isReportWaiting = () =>
    reported !== undefined && !isDecided(useHeldDecisions.getState().decided, nameReported(reported))
  leave()
  expect([isWaiting(carver), isReportWaiting()]).toEqual([true, false])
  expect(undoDecision()?.reported).toBe(reported)
  expect(isReportWaiting()).toBe(true)
  leave()
  // Another decision about the same posting stores this one first.
  decide('carver', carver)
  expect(stored).toEqual(['left'])
})
