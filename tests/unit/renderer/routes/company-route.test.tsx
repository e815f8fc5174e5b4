// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { passTimers } from '#tests/support/hold-timers.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { findText } from '#tests/support/moderation-screen.tsx'
import { leave, runApp } from '#tests/support/render-app.tsx'
import { companyOf, requestOf } from '#tests/support/sample-companies.ts'

beforeAll(async () => {
  await import('#renderer/routes/company-route.tsx')
  await import('#renderer/routes/my-company-route.tsx')
  await import('#renderer/data/companies/company-repository.ts')
}, 60_000)
beforeEach(() => void passTimers(jobDetailDelayMs))
afterEach(cleanup)

const shah = companyOf('shah', {
  ...{ about: 'Four benches.\nWe set kundan.', website: 'https://shahjewels.in/', verified: ['phone', 'shop'] },
  answering: { hours: 50, answered: 14, at: '2026-11-03T09:00:00.000Z' }
})
const members = ['u-one', 'u-two'].map((id) => ({
  id,
  revision: 1,
  companyId: 'shah',
  since: '2026-11-01T09:00:00.000Z'
}))
const jobs = [
  jobOf('approved', { id: 'setter', postedDate: '2026-11-02', title: 'Stone Setter', employerId: 'u-one' }),
  jobOf('approved', { id: 'polisher', title: 'Polisher', employerId: 'u-two' }),
  jobOf('pending', { id: 'carver', title: 'Wax Carver', employerId: 'u-two' }),
  jobOf('approved', { id: 'other', title: 'Engraver', employerId: 'u-three' })
]
const board = { companies: [shah], companyMembers: members, jobs }
const main = () => within(screen.getByRole('main'))

describe('company page', () => {
  test('shows details, verification, response time and live jobs', async () => {
    const app = await runApp('/companies/shah', { elements: board })
    await screen.findByRole('heading', { level: 1, name: 'Shah Jewels' })
    await waitFor(() => expect(document.title).toBe('Shah Jewels: Loupe'))
    expect(main().getByText('Verified: phone and shop · since Nov 2026')).toBeDefined()
    expect(main().getByText(/^Four benches/)).toBeDefined()
    expect(main().getByText('Usually replies within 2 days (14 applicants).')).toBeDefined()
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('heading', { level: 3 })
          .map((title) => title.textContent)
      ).toEqual(['Stone Setter', 'Polisher'])
    )
    await userEvent.click(main().getByRole('link', { name: /^shahjewels.in/ }))
    expect(app.opened).toEqual(['https://shahjewels.in/'])
  })

  test('is linked from each job of the company, with name and verification', async () => {
    const app = await runApp('/jobs/polisher', { elements: board })
    await screen.findByRole('heading', { level: 1, name: 'Polisher' })
    expect(await main().findByText(/Verified: phone and shop · since Nov 2026/)).toBeDefined()
    await leave(() => userEvent.click(main().getByRole('link', { name: 'Shah Jewels' })))
    await screen.findByRole('heading', { level: 1, name: 'Shah Jewels' })
    expect(app.at()).toBe('/companies/shah')
  })

  /** The own company of an employer who posts for it. */
  async function openOwn() {
    const app = await runApp('/about-us', { as: 'Employer', elements: board })
    const uid = useSession.getState().user?.uid ?? ''
    await act(async () => {
      const entry = app.store.readElements('employers')[0] as object
      app.store.setElements('employers', [{ ...entry, companyId: 'shah' }])
    })
    await waitFor(() => expect(useSession.getState().user?.companyId).toBe('shah'))
    await act(async () => app.navigate('/employer/company'))
    await screen.findByRole('heading', { level: 1, name: 'Company profile' })
    const about = await screen.findByLabelText(/^About the company/)
    const stored = () => app.store.readElements('companies')[0] as typeof shah
    return { ...app, uid, about, stored, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) }
  }

  test('can be edited by an employer of the company, except for the name', async () => {
    const app = await openOwn()
    expect(main().getByText('Surat')).toBeDefined()
    act(() => app.store.setElements('employerRequests', [requestOf(app.uid, {}, { state: 'approved' })]))
    expect(await main().findByText('24AAACC1206D1ZM')).toBeDefined()
    fireEvent.change(app.about, { target: { value: 'x'.repeat(2001) } })
    await app.save()
    expect(await main().findByText('Shorten this to 2,000 characters. It has 2,001 now.')).toBeDefined()
    expect(main().getByRole('link', { name: 'Ask for a change' }).getAttribute('href')).toBe('/employer/ask')
    await userEvent.clear(app.about)
    await userEvent.type(app.about, 'Six benches.')
    const website = screen.getByLabelText(/^Website/)
    await userEvent.clear(website)
    await userEvent.type(website, 'no address')
    await app.save()
    expect(await main().findByText(/^Enter a website/)).toBeDefined()
    expect(document.activeElement).toBe(website)
    await userEvent.clear(website)
    await userEvent.type(website, 'www.shah.in')
    app.store.faults.writes = 'full'
    await app.save()
    await findText('Not saved')
    expect(app.about).toHaveProperty('value', 'Six benches.')
    app.store.faults.writes = undefined
    await app.save()
    await findText('Everyone sees it on your company page now.')
    expect(app.stored()).toMatchObject({ about: 'Six benches.', website: 'https://www.shah.in/', name: 'Shah Jewels' })
  })
})
