// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { openModerationOver, storeRequest } from '#tests/support/employer-requests.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

const user = () => useSession.getState().user as SessionUser
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const fill = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
const submit = () => screen.queryByRole('button', { name: 'Submit for review' })
const drafts = (app: RunningApp) => app.store.readElements('jobDrafts')

/** A user whose request waits, at the form of their first job. */
async function waiting(): Promise<{ app: RunningApp; request: EmployerRequest }> {
  const app = await runApp('/404', { as: 'Candidate', elements: { jobs: [] } })
  const request = await storeRequest(app.store, user())
  await act(async () => app.navigate('/employer/ask'))
  const link = await screen.findByRole('link', { name: 'Write your first job now' })
  await leave(() => userEvent.click(link))
  await screen.findByLabelText('Job title')
  return { app, request }
}

function choose(name: string, option: string): void {
  fireEvent.mouseDown(field(name))
  const list = document.getElementById(field(name).getAttribute('aria-controls') ?? '') as HTMLElement
  const found = within(list)
    .getAllByRole('option')
    .find(({ textContent }) => textContent === option)
  fireEvent.click(found as HTMLElement)
}

describe('first job during a pending employer request', () => {
  test('is stored as a draft and cannot be submitted before approval', async () => {
    const { app } = await waiting()
    expect(app.at()).toBe('/employer/ask/job')
    // A candidate has no dashboard.
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/employer/ask')
    fill('Job title', 'Polki Setter')
    await screen.findByText(/^Draft saved/)
    expect(drafts(app)).toMatchObject([{ id: `${user().uid}_new`, texts: { title: 'Polki Setter' } }])
    within(screen.getByRole('complementary', { name: 'As candidates will see it' })).getByText('Polki Setter')
    screen.getByText(/^You can submit this once your employer account is approved\./)
    expect(submit()).toBeNull()
    await leave(() => userEvent.click(screen.getByRole('link', { name: 'See your request' })))
    await userEvent.click(await screen.findByRole('link', { name: 'Write your first job now' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Job title')).value).toBe('Polki Setter')
  })

  test('can be submitted from the same form after approval', async () => {
    const { app, request } = await waiting()
    const typed = { 'Job title': 'Polki Setter', Company: 'Suvarna', Location: 'Rajkot GJ', Description: 'Sets polki.' }
    for (const [name, text] of Object.entries(typed)) fill(name, text)
    choose('Category', 'Production')
    choose('Job type', 'Contract')
    await act(() => openModerationOver(app.store).approve(request, ['phone']))
    await waitFor(() => expect(submit()).not.toBeNull())
    expect(field('Job title').value).toBe('Polki Setter')
    expect(app.at()).toBe('/employer/ask/job')
    await userEvent.click(screen.getByRole('checkbox', { name: /^I confirm that nobody/ }))
    await userEvent.click(submit() as HTMLElement)
    await waitFor(() => expect(app.at()).toBe('/employer/dashboard'))
    expect(app.store.readElements('jobs')).toMatchObject([
      { title: 'Polki Setter', status: 'pending', employerId: user().uid }
    ])
    await waitFor(() => expect(drafts(app)).toEqual([]))
  })
})
