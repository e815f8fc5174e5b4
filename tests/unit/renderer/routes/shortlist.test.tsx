// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
// Fetched when it is first shown, which can take longer than a test waits for a heading.
import '#renderer/routes/dashboard-route.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { type ShortlistEntry, shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'

afterEach(cleanup)

const uid = () => useSession.getState().user?.uid ?? ''
const entryOf = (id: string, more: Partial<ShortlistEntry> = {}): ShortlistEntry => ({
  ...candidateOf(id, { resumeUrl: '#', aadharUrl: '#' }),
  note: '',
  addedAt: '2026-11-20T10:00:00.000Z',
  ...more
})
const meena = candidateOf('meena_patel')
const row = (name: string) => within(screen.getByRole('listitem', { name }))
const field = (name = 'Meena Patel') =>
  row(name).getByRole<HTMLTextAreaElement>('textbox', { name: `Private note ${name}` })
const stored = (app: RunningApp) => app.store.readElements(shortlistedCandidates.of(uid()).name) as ShortlistEntry[]
const put = (app: RunningApp, ...entries: ShortlistEntry[]) =>
  app.store.setElements(shortlistedCandidates.of(uid()).name, entries)

async function open(entries: ShortlistEntry[], candidateProfiles: readonly unknown[] = [meena]): Promise<RunningApp> {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [], candidateProfiles } })
  put(app, ...entries)
  await act(async () => app.navigate('/employer/dashboard?tab=shortlist'))
  await screen.findByRole('heading', { level: 2, name: /candidate/ })
  return app
}

describe('shortlist', () => {
  test('shows candidates newest first, with their current profile', async () => {
    const app = await open([
      entryOf('meena_patel', { headline: 'Apprentice' }),
      entryOf('ravi', { name: 'Ravi Soni', addedAt: '2026-11-21T10:00:00.000Z' })
    ])
    expect(screen.getByRole('heading', { level: 2, name: '2 candidates' })).toBeDefined()
    const names = [...document.querySelectorAll('.shortlist > li h3')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Ravi Soni', 'Meena Patel'])
    await row('Meena Patel').findByText('Kundan setter')
    await userEvent.click(row('Meena Patel').getByRole('button', { name: /Resume/ }))
    expect(app.opened).toEqual(['https://documents.example.com/resume.pdf'])
  })

  test('keeps a hidden profile with the private note, without the resume', async () => {
    const app = await open([entryOf('meena_patel')])
    await row('Meena Patel').findByRole('button', { name: /Resume.*outside/ })
    act(() => app.store.setElements('candidateProfiles', [{ ...meena, hidden: true }]))
    await row('Meena Patel').findByText(/This profile is no longer public.*20 Nov 2026/)
    expect(row('Meena Patel').getByRole('button', { name: 'Resume' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('does not show another user with the same profile id', async () => {
    const app = await open([entryOf('meena_patel', { headline: 'Apprentice' })])
    await row('Meena Patel').findByText('Kundan setter')
    act(() => app.store.setElements('candidateProfiles', [{ ...meena, uid: 'u-another', headline: 'Somebody else' }]))
    await row('Meena Patel').findByText(/This profile is no longer public/)
    expect(row('Meena Patel').getByText('Apprentice')).toBeDefined()
  })

  test('removes candidates with a deleted account on Firestore', async () => {
    const app = await runApp('/about-us', {
      as: 'Employer',
      shared: true,
      elements: { jobs: [], candidateProfiles: [] }
    })
    put(app, entryOf('meena_patel'))
    await act(async () => app.navigate('/employer/dashboard?tab=shortlist'))
    await waitFor(() => expect(stored(app)).toEqual([]))
  })

  test('does not show the shortlist of another employer', async () => {
    const app = await runApp('/about-us', {
      as: 'Employer',
      elements: {
        jobs: [],
        candidateProfiles: [meena],
        shortlistedCandidates: [entryOf('meena_patel')],
        'shortlistedCandidates_u-kesar': [entryOf('meena_patel', { note: 'Kesar’s' })]
      }
    })
    await act(async () => app.navigate('/employer/dashboard?tab=shortlist'))
    await screen.findByText('No shortlisted candidates yet')
    expect(document.body.textContent).not.toContain('Kesar’s')
  })
})

describe('private note on the shortlist', () => {
  test('keeps the typed text when saving fails, says so once, and saves the note on request', async () => {
    const app = await open([entryOf('meena_patel')])
    app.store.faults.writes = 'full'
    fireEvent.change(field(), { target: { value: 'Call on Monday' } })
    await row('Meena Patel').findByText(/Your text is still here/)
    expect(useToast.getState().toast).toBeNull()
    expect(field().value).toBe('Call on Monday')
    expect(stored(app)).toMatchObject([{ note: '' }])
    app.store.faults.writes = undefined
    await userEvent.click(row('Meena Patel').getByRole('button', { name: 'Try again' }))
    await row('Meena Patel').findByText('Saved. Only you can see it.')
    expect(stored(app)).toMatchObject([{ note: 'Call on Monday' }])
  })
})

test('kiosk › offers no Print on lists of candidates or jobs', async () => {
  const app = await runApp('/about-us', {
    as: 'Employer',
    elements: { jobs: [], candidateProfiles: [meena] },
    onKiosk: true
  })
  put(app, entryOf('meena_patel'))
  app.store.setElements(
    'jobs',
    Array.from({ length: 10 }, (_, index) => jobOf('approved', { id: `job_${index}`, employerId: uid() }))
  )
  await act(async () => app.navigate('/employer/dashboard?tab=shortlist'))
  await screen.findByRole('heading', { level: 2, name: '1 candidate' })
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  await act(async () => app.navigate('/candidates'))
  const meenas = within(await screen.findByRole('article', { name: /Meena/ }))
  await userEvent.click(meenas.getByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: /Aadhar/ })
  expect(screen.queryByRole('menuitem', { name: 'Print' })).toBeNull()
  await act(async () => app.navigate('/employer/dashboard'))
  await userEvent.click((await screen.findAllByRole('checkbox', { name: 'Select' }))[0] as HTMLElement)
  await screen.findByRole('button', { name: 'Export as CSV' })
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})
