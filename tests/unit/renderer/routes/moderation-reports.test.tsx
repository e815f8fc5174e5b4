// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import type { ReportTally } from '#shared/domain/report/job-report.ts'
import { fresh, report } from '#tests/support/moderation-jobs.ts'
import { elsewhere, findText, open, rows, shown, stored } from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
const money = report(live, 'asks-for-money', 'They want ₹500.')
const reportOf = (app: Awaited<ReturnType<typeof open>>) => app.store.readElements('reports')[0]

test('reports about a job already taken down › are closed with one click', async () => {
  const app = await open('?tab=reports', [live], { reports: [money] })
  await shown('Engraver')
  await elsewhere(app, (job) => ({ ...job, revision: 9, status: 'deleted', ending: 'taken-down' }))
  await findText('This job is already taken down. Only its reports are still open.')
  expect(screen.queryByRole('button', { name: /^Ask the employer/ })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: /^Close its reports/ }))
  await waitFor(() => expect(reportOf(app)).toMatchObject({ state: 'taken-down', revision: 2 }))
  await findText('Reports about “Engraver” are closed.')
  expect(stored(app, 'engraver')).toMatchObject({ revision: 9, status: 'deleted' })
})

describe('job reports on Firestore', () => {
  const flooded: Job = { ...fresh('setter', 'Setter'), status: 'approved' }
  const tallyOf = ({ id, title, company, location }: Job, counts: Partial<ReportTally>): ReportTally => ({
    ...{ id, revision: 1, job: { title, company, location }, latest: '2026-11-02T10:00:00.000Z', state: 'open' },
    ...{ named: 0, unnamed: 0, reasons: {}, ...counts }
  })
  const tallies = [
    tallyOf(flooded, { unnamed: 1500, reasons: { 'asks-for-money': 1500 } }),
    tallyOf(live, { named: 1, unnamed: 1, hasNamed: true, reasons: { misleading: 2 } })
  ]
  const messages = [
    { ...report(live, 'misleading', 'Scam!'), id: 'u-1_engraver', named: false },
    { ...report(live, 'misleading', 'The shop has moved.'), id: 'u-2_engraver', named: true }
  ]
  const readTally = (app: Awaited<ReturnType<typeof open>>) =>
    (app.store.readElements('reportTallies') as ReportTally[]).find(({ id }) => id === live.id)

  test('are grouped by job, and one decision closes all reports of a job', async () => {
    const app = await open('?tab=reports', [flooded, live], { reports: messages, tallies })
    await shown('Engraver')
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Engraver.*Wrong or misleading \(2\)2 reports·1 with a confirmed email$/),
      expect.stringMatching(/^Setter.*Asks for money \(1,500\)$/)
    ])
    const list = within(screen.getByRole('region', { name: 'Reports' }))
    await list.findByText('The shop has moved.')
    const words = list.getAllByRole('listitem').flatMap((item) => item.querySelector('q')?.textContent ?? [])
    expect(words).toEqual(['The shop has moved.', 'Scam!'])
    expect(list.getAllByText('Confirmed email')).toHaveLength(1)
    await app.user.click(screen.getByRole('button', { name: /^Leave live/ }))
    await shown('Setter')
    await waitFor(() =>
      expect(readTally(app)).toMatchObject({ state: 'left', hasNamed: false, decided: { named: 1, unnamed: 1 } })
    )
    expect(app.store.readElements('reports')).toEqual(messages)
  })
})
