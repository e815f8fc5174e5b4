// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { doublePressMs } from '#renderer/features/moderation/decisions/use-review-decision.ts'
import { passTimersOf } from '#tests/support/hold-timers.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { dialog, findText, shown } from '#tests/support/moderation-screen.tsx'
import { runApp } from '#tests/support/render-app.tsx'
import { requestOf } from '#tests/support/sample-companies.ts'

beforeAll(() => import('#renderer/features/moderation/companies/employer-requests-pane.tsx'), 60_000)
afterEach(cleanup)

const request = requestOf('u-shah')
const later = requestOf(
  'u-mehta',
  { company: 'Mehta Gems', phone: '98250 11111', gstin: '' },
  { at: '2026-11-03T09:00:00.000Z' }
)

/** The review queue at the companies that wait, over what is stored. */
async function open(elements: Record<string, readonly object[]>) {
  passTimersOf(doublePressMs)
  await import('#renderer/routes/moderation-route.tsx')
  const app = await runApp('/admin/requests?tab=companies', { as: 'Admin', elements: { jobs: [], ...elements } })
  const read = <T,>(name: string) => app.store.readElements(name) as T[]
  return { ...app, read, user: userEvent.setup() }
}
const press = async (app: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  app.user.click(await screen.findByRole('button', { name }))
const answer = (app: Awaited<ReturnType<typeof open>>, name: string) =>
  app.user.click(within(dialog()).getByRole('button', { name }))
const list = () => within(screen.getByRole('region', { name: 'Request' }))

describe('review of employer requests', () => {
  test('approves a company with the verified details, and Undo reverts the approval', async () => {
    const app = await open({ employerRequests: [request, later] })
    await shown('Shah Jewels')
    await app.user.keyboard('a')
    await app.user.click(within(dialog()).getByRole('checkbox', { name: 'Called +91 98250 12345' }))
    await answer(app, 'Approve')
    await findText('“Shah Jewels” can post jobs now.')
    await shown('Mehta Gems')
    await app.user.keyboard('u')
    await shown('Shah Jewels')
    expect(app.read('employers')).toEqual([])
    await app.user.keyboard('a')
    expect(within(dialog()).getByRole('checkbox', { name: 'Called +91 98250 12345' })).toHaveProperty('checked', true)
    await answer(app, 'Approve')
    await shown('Mehta Gems')
    expect(app.read('companies')).toMatchObject([{ name: 'Shah Jewels', place: 'Surat', verified: ['phone'] }])
    expect(app.read('employers')).toMatchObject([{ id: 'u-shah', email: 'shah@example.com', confirmedBy: 'admin' }])
    expect(app.read('employerRequests')).toMatchObject([
      { state: 'approved', answers: [{ type: 'approve' }, { type: 'putBack' }, { type: 'approve' }] },
      { id: 'u-mehta' }
    ])
    // Where no GSTIN was given no user can have found it.
    await app.user.keyboard('a')
    expect(
      within(dialog())
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    ).toEqual(['Called 98250 11111', 'Shop visited'])
  })

  test('declines only with a reason, and Undo restores request and text', async () => {
    const app = await open({ employerRequests: [request] })
    await shown('Shah Jewels')
    await app.user.keyboard('r')
    await answer(app, 'Decline')
    expect(within(dialog()).getByText('Enter your text. They will see it.')).toBeDefined()
    await app.user.type(within(dialog()).getByLabelText(/^Reason/), 'We could not reach you.')
    await answer(app, 'Decline')
    await findText('“Shah Jewels” was declined.')
    await screen.findByRole('heading', { name: 'No company requests' })
    expect(app.read('employerRequests')).toMatchObject([
      { state: 'declined', answers: [{ type: 'decline', text: 'We could not reach you.' }] }
    ])
    await press(app, /^Undo Shah Jewels/)
    await shown('Shah Jewels')
    expect(app.read('employerRequests')).toMatchObject([
      { state: 'waiting', answers: [{ type: 'decline' }, { type: 'putBack' }] }
    ])
    expect(list().getByText(/^Undone on/)).toBeDefined()
    await press(app, /^Decline/)
    expect(within(dialog()).getByLabelText(/^Reason/)).toHaveProperty('value', 'We could not reach you.')
  })

  test('bans an employer from a job, and takes down the employer’s other jobs', async () => {
    const app = await open({
      jobs: [
        jobOf('pending', { id: 'waiting', employerId: 'u-shah' }),
        jobOf('approved', { id: 'live', title: 'Polisher', employerId: 'u-shah' })
      ]
    })
    await act(async () => app.navigate('/admin/requests'))
    await press(app, /^Ban this employer/)
    await app.user.type(await screen.findByLabelText(/^Reason/), 'Asked for ₹500.')
    await answer(app, 'Ban')
    await findText('2 jobs of Suvarna Jewels were taken down.')
    expect(app.read('jobs')).toMatchObject([{ status: 'deleted' }, { status: 'deleted' }])
    expect(app.read('employers')).toMatchObject([{ id: 'u-shah', ban: { reason: 'Asked for ₹500.' } }])
  })
})
