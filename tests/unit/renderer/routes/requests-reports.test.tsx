// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { dialog, elsewhere, findText, fresh, open, report, shown, stored } from '#tests/support/desk.tsx'

afterEach(cleanup)

const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
const money = report(live, 'asks-for-money', 'They want ₹500.')
const reportOf = (app: Awaited<ReturnType<typeof open>>) => app.store.readElements('reports')[0]

test.each([
  [/^Take down/, /^Reason/],
  [/^Ask the employer/, /^Question/]
])('what was typed after %s is offered again when it failed after the desk was left', async (name, label) => {
  const app = await open('?tab=reports', [live], { holds: true, reports: [money] })
  await shown('Engraver')
  await app.user.click(await screen.findByRole('button', { name }))
  await app.user.type(await screen.findByLabelText(label), 'Who is the ₹500 for?')
  await app.user.click(within(dialog()).getByRole('button', { name }))
  await screen.findByRole('heading', { name: 'Nothing is reported' })
  app.store.faults.writes = 'offline'
  await act(async () => app.navigate('/jobs'))
  await waitFor(() => expect(useToast.getState().toast).not.toBeNull())
  app.store.faults.writes = undefined
  expect(reportOf(app)).toMatchObject({ state: 'open' })
  await act(async () => app.navigate('/admin/requests?tab=reports'))
  await shown('Engraver')
  await app.user.click(await screen.findByRole('button', { name }))
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Who is the ₹500 for?')
})

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
