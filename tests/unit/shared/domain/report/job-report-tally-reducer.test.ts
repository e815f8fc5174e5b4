import { describe, expect, test } from 'vitest'
import { Refusal } from '#shared/domain/refusal-error.ts'
import type { ReportTally } from '#shared/domain/report/job-report.ts'
import { decideTally, describeTally, putTallyBack } from '#shared/domain/report/job-report-tally-reducer.ts'
import { compareUrgency } from '#shared/domain/report/reported-job.ts'
import { admin, meena } from '#tests/support/job-people.ts'

const now = new Date('2026-11-24T06:00:00Z')

function tallyOf(id: string, more: Partial<ReportTally> = {}): ReportTally {
  return {
    ...{ id, revision: 3, job: { title: 'Setter', company: 'Suvarna', location: 'Surat' }, state: 'open' },
    ...{ named: 1, unnamed: 2, reasons: { offends: 2, misleading: 1 }, hasNamed: true },
    latest: '2026-11-23T10:00:00.000Z',
    ...more
  }
}
const ids = (tallies: ReportTally[]) =>
  tallies
    .map(describeTally)
    .sort(compareUrgency)
    .map(({ id }) => id)

test('order of reported jobs › puts a verified account’s report before all others', () => {
  const flood = Array.from({ length: 30 }, (_, index) =>
    tallyOf(`flooded_${index}`, { named: 0, unnamed: 20, reasons: { 'asks-for-money': 20 }, hasNamed: false })
  )
  expect(ids([...flood, tallyOf('true', { unnamed: 0, reasons: { misleading: 1 } })])[0]).toBe('true')
})

describe('decision on the reports about a job', () => {
  test('closes the reports that were shown and records the decision', () => {
    const before = tallyOf('a')
    const after = decideTally(before, before, 'leave', admin, now)
    const reasons = [
      { reason: 'misleading', count: 1 },
      { reason: 'offends', count: 2 }
    ]
    expect(after).toMatchObject({ state: 'left', hasNamed: false, decisions: [{ state: 'left', reasons }] })
    expect(describeTally(after)).toMatchObject({ count: 0, named: 0, reasons: [] })
    expect(() => decideTally(after, after, 'takeDown', admin, now)).toThrow(Refusal)
  })

  test('keeps later reports open', () => {
    const seen = tallyOf('a')
    const stored = tallyOf('a', { unnamed: 3, reasons: { offends: 3, misleading: 1 } })
    const after = decideTally(stored, seen, 'leave', admin, now)
    expect(after).toMatchObject({ state: 'open', hasNamed: false })
    expect(describeTally(after)).toMatchObject({ count: 1, named: 0, reasons: [{ reason: 'offends', count: 1 }] })
  })

  test('undo › reopens the closed reports and records both decisions', () => {
    const before = tallyOf('a', { decided: { named: 0, unnamed: 1, reasons: { offends: 1 }, latest: '2026-11-20' } })
    const decided = { ...decideTally(before, before, 'takeDown', admin, now), unnamed: 3 }
    const back = putTallyBack(decided, before, admin, now)
    expect(back).toMatchObject({ state: 'open', hasNamed: true, decided: before.decided })
    const reasons = [
      { reason: 'misleading', count: 1 },
      { reason: 'offends', count: 1 }
    ]
    expect(back.decisions).toMatchObject([{ state: 'open', at: now.toISOString(), reasons }, { state: 'taken-down' }])
    expect(describeTally(back)).toMatchObject({ named: 1, count: 3 })
  })

  test('is refused to anyone but the administrator', () => {
    for (const who of [meena, null]) {
      expect(() => decideTally(tallyOf('a'), tallyOf('a'), 'leave', who, now)).toThrow(Refusal)
      expect(() => putTallyBack(tallyOf('a'), tallyOf('a'), who, now)).toThrow(Refusal)
    }
  })
})
