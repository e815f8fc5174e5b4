// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { CompanyDetails, RequestDecision } from '#shared/domain/company/employer-request-record.ts'
import { openModerationOver, readRequest, sampleDetails, storeRequest } from '#tests/support/employer-requests.ts'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

const labels: Record<keyof CompanyDetails, string> = {
  company: 'Company',
  place: 'Location',
  contactName: 'Contact name',
  phone: 'Phone',
  address: 'Website or address',
  gstin: 'GSTIN',
  words: 'About your company'
}
const user = () => useSession.getState().user as SessionUser
const field = (name: keyof CompanyDetails) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`), { selector: 'input, textarea' })
const findField = (name: keyof CompanyDetails) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`), { selector: 'input, textarea' })
const fill = (name: keyof CompanyDetails, text: string) => fireEvent.change(field(name), { target: { value: text } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name })

function fillAll(details: CompanyDetails): void {
  for (const [name, text] of Object.entries(details)) fill(name as keyof CompanyDetails, text)
}

/** A candidate at the form, before anything was asked. */
async function asking(): Promise<RunningApp> {
  const app = await runApp('/employer/ask', { as: 'Candidate', elements: { jobs: [] } })
  await findField('company')
  return app
}

/** A candidate who has asked already, and what the administrator has said. */
async function asked(type?: RequestDecision, text?: string): Promise<RunningApp> {
  const app = await runApp('/404', { as: 'Candidate', elements: { jobs: [] } })
  await storeRequest(app.store, user(), type, text)
  await act(async () => app.navigate('/employer/ask'))
  return app
}

describe('request for an employer account', () => {
  test('is sent with the company details and shown as pending', async () => {
    const app = await asking()
    fillAll({ ...sampleDetails, company: '  Suvarna   Jewellers ', gstin: '27 aapfu0939f1-zv' })
    await press('Send request')
    await toast('Request sentOur team checks it')
    const heading = await findHeading(/^Our team is checking your request/)
    expect(document.activeElement).toBe(heading)
    const request = await readRequest(app.store, user().uid)
    expect(request.details).toEqual(sampleDetails)
    expect([request.state, request.email]).toEqual(['waiting', user().email])
    for (const text of Object.values(sampleDetails)) screen.getByText(text)
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
  })

  test('keeps the typed text when sending fails, and sends the request on retry', async () => {
    const app = await asking()
    fillAll(sampleDetails)
    app.store.faults.writes = 'unavailable'
    await press('Send request')
    await toast('Not saved')
    expect(field('company').value).toBe('Suvarna Jewellers')
    app.store.faults.writes = undefined
    await press('Send request')
    await findHeading(/^Our team is checking your request/)
  })
})

describe('pending request for an employer account', () => {
  test('shows the administrator’s question and sends the reply', async () => {
    const app = await asked('ask', 'In which bazaar is the shop?')
    await findHeading(/^Question from the administrator.*12 Nov 2026/)
    screen.getByText('In which bazaar is the shop?')
    expect((await findField('company')).value).toBe(sampleDetails.company)
    await press('Send reply')
    screen.getByText('Write your reply, or correct your details below.')
    fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: ' In Soni Bazaar. ' } })
    await press('Send reply')
    await findHeading(/^Our team is checking your request/)
    const request = await readRequest(app.store, user().uid)
    expect([request.state, request.details]).toEqual(['waiting', sampleDetails])
    expect(request.answers.map(({ type, text }) => [type, text])).toEqual([
      ['ask', 'In which bazaar is the shop?'],
      ['reply', 'In Soni Bazaar.']
    ])
  })

  test('shows the reason when declined, and can be sent again', async () => {
    await asked('decline', 'Nobody answers at that number.')
    await findHeading(/^Declined.*12 Nov 2026/)
    screen.getByText('Nobody answers at that number.')
    await press('Ask again')
    fill('phone', '022 2345 6789')
    await press('Send request')
    await findHeading(/^Our team is checking your request/)
  })
})

describe('employer account page', () => {
  test('shows a banned user date and reason of the ban, without a form', async () => {
    const app = await runApp('/404', { as: 'Employer', elements: { jobs: [] } })
    await act(async () => {
      await openModerationOver(app.store).ban(user(), 'Asked for a deposit.')
    })
    await act(async () => app.navigate('/employer/ask'))
    await findHeading('Your employer account was banned')
    screen.getByText(/^Since /)
    screen.getByText('Asked for a deposit.', { selector: 'blockquote' })
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
    expect(document.querySelector('main input')).toBeNull()
  })
})
