// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { elsewhere, findText, open, shown, stored } from '#tests/support/desk.tsx'
import { fresh, report } from '#tests/support/desk-jobs.ts'

afterEach(cleanup)

const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
const money = report(live, 'asks-for-money', 'They want ₹500.')
const reportOf = (app: Awaited<ReturnType<typeof open>>) => app.store.readElements('reports')[0]

test('of a posting that was taken down elsewhere the desk says so, and one press settles its reports', async () => {
  const app = await open('?tab=reports', [live], { reports: [money] })
  await shown('Engraver')
  await elsewhere(app, (job) => ({ ...job, revision: 9, status: 'deleted', ending: 'taken-down' }))
  await findText('This posting is already taken down. Only its reports are left to settle.')
  expect(screen.queryByRole('button', { name: /^Ask the employer/ })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: /^Settle its reports/ }))
  await waitFor(() => expect(reportOf(app)).toMatchObject({ state: 'taken-down', revision: 2 }))
  await findText('The reports of “Engraver” are settled.')
  expect(stored(app, 'engraver')).toMatchObject({ revision: 9, status: 'deleted' })
})
