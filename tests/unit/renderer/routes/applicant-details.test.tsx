// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { type Application, createApplicationId } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { pngHeader } from '#tests/support/sample-files.ts'

const path = '/employer/dashboard?applicants=job_1'
const meena = createApplicationId('job_1', 'u-meena')
const one = `${path}&applicant=${meena}`
const uid = () => useSession.getState().user?.uid ?? ''
const toMe = (more: Partial<Application> = {}, name?: string) => applicationOf({ employerId: uid(), ...more }, name)
const sent = (more: Partial<NonNullable<Application['profile']>>) => {
  const { profile } = toMe()
  if (!profile) throw new Error('Nothing was sent')
  return { ...profile, ...more }
}

async function open(application: () => Application, address = one): Promise<RunningApp> {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [], applications: [] } })
  app.store.setElements('jobs', [jobOf('approved', { employerId: uid() })])
  app.store.setElements('applications', [application()])
  await act(async () => app.navigate(address))
  return app
}

const dossier = async () => within(await screen.findByRole('article', { name: 'Meena Patel' }))
const fact = async (name: string) => (await dossier()).getByText(name).nextElementSibling?.textContent
const stored = (app: RunningApp) => app.store.readElements('applications')[0] as Application
const stage = async (name: string) => (await dossier()).getByRole('button', { name })

beforeAll(() => import('#renderer/routes/dashboard-route.tsx'), 60_000)
afterEach(cleanup)

describe('applicant details', () => {
  test('show the whole application without edit controls', async () => {
    const message = 'I know the microscope.\n\nI can come on Saturday.'
    const app = await open(() => toMe({ message }), path)
    const card = await screen.findByRole('link', { name: 'Meena Patel' })
    await leave(() => userEvent.click(card))
    expect(app.at()).toBe(one)
    const shown = await dossier()
    expect(shown.getByRole('heading', { level: 3, name: 'Meena Patel' })).toBe(document.activeElement)
    expect(shown.getByText('Kundan setter')).toBeDefined()
    expect(shown.getByText(/I know the microscope/).textContent).toBe(message)
    expect(shown.getByText('Jaipur RJ · 8 years at the bench · Joins: 1 month')).toBeDefined()
    const ways = shown.getAllByRole('link').map(({ textContent }) => textContent)
    expect(ways).toEqual(['Call', 'WhatsApp'])
    expect(await fact('Contact')).toBe('+91 98250 12345')
    expect(await fact('Skills')).toBe('kundanpolkistone settingmeenakari')
    expect(await fact('Availability')).toBe('Actively searching')
    expect(await fact('Qualification')).toBe('ITI, gem setting')
    expect(await fact('Resume')).toBe('No resume was sent.')
    expect(shown.getByText(/^Applied 20 Nov 2026, \d+:\d\d [ap]m$/)).toBeDefined()
    expect((await stage('New')).getAttribute('aria-pressed')).toBe('true')
    expect(stored(app)).toMatchObject({ state: 'new', revision: 1 })
  })

  test('are cleared when the candidate withdraws', async () => {
    const app = await open(toMe)
    await dossier()
    await act(async () => app.store.setElements('applications', [toMe({ state: 'withdrawn', revision: 2 })]))
    await screen.findByText('The candidate withdrew this application. Their details are deleted.')
    expect(document.body.textContent).not.toContain('Meena')
  })
})

describe('Shortlist button in the applicant details', () => {
  test('adds the public profile, and asks for confirmation before removing it', async () => {
    const app = await open(toMe)
    const card = candidateOf('meena_patel', { uid: 'u-meena' })
    await act(async () => app.store.setElements('candidateProfiles', [card]))
    await userEvent.click(await (await dossier()).findByRole('button', { name: 'Shortlist' }))
    const listed = () => app.store.readElements(`shortlistedCandidates_${uid()}`)
    await waitFor(() => expect(listed()).toMatchObject([{ id: 'meena_patel', uid: 'u-meena', note: '' }]))
    await userEvent.click(await (await dossier()).findByRole('button', { name: 'Remove from shortlist' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(listed()).toEqual([]))
  })

  test('follows the application of an applicant without a public profile', async () => {
    const app = await open(toMe)
    const cards = [
      candidateOf('meena_patel', { uid: 'u-namesake' }),
      candidateOf('meena_patel_2', { uid: 'u-meena', hidden: true })
    ]
    await act(async () => app.store.setElements('candidateProfiles', cards))
    await userEvent.click(await (await dossier()).findByRole('button', { name: 'Shortlist' }))
    const listed = () => app.store.readElements(`shortlistedCandidates_${uid()}`)
    await waitFor(() => expect(listed()).toMatchObject([{ id: meena, uid: 'u-meena', resumeUrl: '#' }]))
    await act(async () => app.navigate('/employer/dashboard?tab=shortlist'))
    const row = within(await screen.findByRole('listitem', { name: 'Meena Patel' }))
    expect((await row.findByRole('link', { name: 'Meena Patel' })).getAttribute('href')).toBe(one)
    await act(async () => app.store.setElements('applications', [toMe({ state: 'withdrawn', revision: 2 })]))
    await waitFor(() => expect(listed()).toEqual([]))
  })
})

describe('resume of an applicant', () => {
  const resume = (link: string) => () => toMe({ profile: sent({ resumeUrl: link, resumeName: 'meena.pdf' }) })

  test('can be downloaded as a file, beside the avatar', async () => {
    const app = await open(toMe)
    const name = await app.files.keep('u-meena', new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
    const picture = await app.files.keep('u-meena', new Blob([pngHeader(64, 64)], { type: 'image/png' }))
    const documents = { resumeUrl: createFileLink(name), resumeName: 'meena.pdf', avatarUrl: createFileLink(picture) }
    await act(async () => app.store.setElements('applications', [toMe({ profile: sent(documents) })]))
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Meena Patel' }).querySelector('img')).not.toBeNull()
    )
    expect((await dossier()).getByText('meena.pdf')).toBeDefined()
    await userEvent.click((await dossier()).getByRole('button', { name: /Download/ }))
    await waitFor(() =>
      expect(app.saved).toEqual([{ name: 'Meena Patel resume.pdf', text: '%PDF-1.7', type: 'application/pdf' }])
    )
  })

  test('is not shown when the file belongs to another user', async () => {
    const app = await open(toMe)
    const name = await app.files.keep('u-ravi', new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
    await act(async () => app.store.setElements('applications', [resume(createFileLink(name))()]))
    await userEvent.click((await dossier()).getByRole('button', { name: /Download/ }))
    await screen.findByText('Resume not found')
    expect(app.saved).toEqual([])
  })

  test('is not rendered as a link when the URL is unsafe', async () => {
    await open(resume('javascript:alert(1)'))
    expect(await fact('Resume')).toBe('No resume was sent.')
  })
})
