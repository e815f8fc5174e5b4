// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { PhoneReveal } from '#shared/domain/company/company-phone.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

const company = {
  ...{ id: 'suvarna-1', revision: 1, name: 'Suvarna Jewels', place: 'Surat', about: '', website: '' },
  ...{ verified: ['phone'], verifiedAt: '2026-11-01T09:00:00.000Z', hasNumber: true }
}
const elements = {
  jobs: [jobOf('approved')],
  companies: [company],
  companyMembers: [{ id: 'u-suvarna', revision: 1, companyId: company.id, since: '2026-11-01' }],
  companyNumbers: [
    {
      id: company.id,
      revision: 1,
      uid: 'u-suvarna',
      number: '98250 12345 / 0261 234 5678',
      hours: 'Monday to Saturday, 10 to 6'
    }
  ]
}
const presses = ({ store }: RunningApp) => store.readElements('phoneReveals') as PhoneReveal[]
const uid = () => useSession.getState().user?.uid ?? ''

describe('phone number of a company', () => {
  test('is revealed by a click on the job page and counted once per user', async () => {
    const app = await runApp('/jobs/job_1', { as: 'Candidate', elements })
    const show = await screen.findByRole('button', { name: 'Show number' })
    expect([document.body.textContent?.includes('0261'), presses(app)]).toEqual([false, []])
    await userEvent.click(show)
    const shown = await screen.findByText('98250 12345 / 0261 234 5678')
    expect(shown.parentElement?.textContent).toContain('Monday to Saturday, 10 to 6')
    const call = await screen.findAllByRole('link', { name: /^Call/ })
    expect(call.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call 98250 12345', 'tel:+919825012345'],
      ['Call 0261 234 5678', 'tel:+912612345678']
    ])
    const chat = new URL(screen.getByRole('link', { name: /^Message on WhatsApp/ }).getAttribute('href') ?? '')
    expect(chat.searchParams.get('text')).toBe(
      'Hello Suvarna Jewels, I am writing about your job on Loupe: Stone setter.'
    )
    expect(presses(app)).toMatchObject([{ companyId: company.id, uid: uid() }])
    await leave(async () => app.navigate('/'))
    await leave(async () => app.navigate('/jobs/job_1'))
    await userEvent.click(await screen.findByRole('button', { name: 'Show number' }))
    await screen.findByText('98250 12345 / 0261 234 5678')
    expect(presses(app)).toHaveLength(1)
  })

  test('requires a login, and is not offered when the company has none', async () => {
    const app = await runApp('/jobs/job_1', { elements })
    expect((await screen.findByRole('link', { name: /^Log in to see/ })).getAttribute('href')).toBe('/login')
    expect(document.body.textContent).not.toContain('0261')
    app.store.setElements('companies', [{ ...company, hasNumber: undefined }])
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Log in to see/ })).toBeNull())
  })

  test('can be edited with call hours by the employer, and removed', async () => {
    const app = await runApp('/404', { as: 'Employer', elements: { ...elements, companyNumbers: [] } })
    app.store.setElements('employers', [{ ...employerEntry(), companyId: company.id }])
    app.store.setElements('phoneReveals', [
      { id: `u-x_${company.id}`, revision: 1, companyId: company.id, uid: 'u-x', at: '' }
    ])
    await waitFor(() => expect(useSession.getState().user?.companyId).toBe(company.id))
    await leave(async () => app.navigate('/employer/company'))
    const section = within(await screen.findByRole('region', { name: 'Your phone number on your jobs' }))
    await section.findByText('1 person has viewed it.')
    const number = await section.findByLabelText(/^Phone number/)
    const save = () => userEvent.click(section.getByRole('button', { name: 'Save number' }))
    await userEvent.type(number, '123')
    await save()
    await section.findByText('Enter a mobile number, e.g. 98765 43210.')
    await userEvent.clear(number)
    await userEvent.type(number, '0261 765 4321')
    const hours = section.getByLabelText(/^When to call/)
    fireEvent.change(hours, { target: { value: 'x'.repeat(81) } })
    await save()
    await section.findByText('Shorten this to 80 characters.')
    fireEvent.change(hours, { target: { value: '10 to 6' } })
    app.store.faults.writes = 'full'
    await save()
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('notSaved'))
    app.store.faults.writes = undefined
    await save()
    const stored = () => app.store.readElements('companyNumbers')
    await waitFor(() => expect(stored()).toMatchObject([{ id: company.id, number: '0261 765 4321', hours: '10 to 6' }]))
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('ownNumberSaved'))
    await userEvent.clear(number)
    await save()
    await waitFor(() => expect(stored()).toEqual([]))
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('ownNumberRemoved'))
    expect(JSON.stringify(app.store.readElements('companies'))).not.toContain('hasNumber')

    function employerEntry() {
      const [entry] = app.store.readElements('employers') as object[]
      return { id: uid(), revision: 1, email: useSession.getState().user?.email ?? '', ...entry }
    }
  })
})
