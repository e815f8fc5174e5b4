// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { holdTimers, passTimers } from '#tests/support/hold-timers.ts'
import { runApp } from '#tests/support/render-app.tsx'

const jobs = createSeedJobs(new Date(2026, 10, 21))
const job = { ...jobs[0], id: 'job_1', description: 'First paragraph.\n\nSecond paragraph\nwith two lines.' }
const buildOptions = (...more: object[]) => ({ elements: { jobs: [job, ...more] } })
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => void passTimers(jobDetailDelayMs))
afterEach(cleanup)

describe('job page', () => {
  test('shows a loading state for half a second, then every field', async () => {
    expect(jobDetailDelayMs).toBe(500)
    const pass = holdTimers(jobDetailDelayMs)
    await runApp('/jobs/job_1', buildOptions())
    expect(await screen.findByText('Loading job details...')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
    expect(screen.queryByRole('heading', { level: 1, name: 'CAD Designer' })).toBeNull()
    act(pass)
    await title('CAD Designer')
    expect(screen.getByRole('link', { name: 'Back to Jobs' }).getAttribute('href')).toBe('/jobs')
    await waitFor(() =>
      expect(document.title).toBe('CAD Designer\u00a0· Meenakar Design Studio\u00a0· Mumbai MH: Loupe')
    )
    for (const text of [
      ...['Meenakar Design Studio·Mumbai MH', 'Full-time', 'Pre Production', 'Mumbai MH', '20 Nov 2026'],
      ...['₹35,000–55,000 a month', 'First paragraph.', ...(jobs[0]?.responsibilities ?? [])],
      ...(jobs[0]?.qualifications ?? []),
      jobs[0]?.companyOverview ?? ''
    ]) {
      expect(document.querySelector('main')?.textContent).toContain(text)
    }
    for (const [name, address] of [
      ['Pre Production', '/categories/Pre_Production'],
      ['Mumbai MH', '/places/Mumbai_MH']
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
    expect(screen.getByText('First paragraph.').tagName).toBe('P')
    expect(screen.getByRole('heading', { name: 'About Meenakar Design Studio' })).toBeDefined()
  })

  test('offers neither Print nor Share on a kiosk', async () => {
    Object.assign(navigator, { share: vi.fn() })
    await runApp('/jobs/job_1', { elements: { jobs: [job] }, onKiosk: true })
    await title('CAD Designer')
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    Reflect.deleteProperty(navigator, 'share')
  })

  test('escapes HTML markup in the job texts', async () => {
    const marked = { ...job, title: '<b>Setter</b>', description: '<img src=x onerror="boom()">', company: '&amp;' }
    await runApp('/jobs/job_1', { elements: { jobs: [marked] } })
    await title('<b>Setter</b>')
    expect(screen.getByText('<img src=x onerror="boom()">')).toBeDefined()
    expect(document.querySelector('main img')).toBeNull()
  })

  describe('Job Not Found', () => {
    test.each([
      ['no job has the id', 'job_2', {}],
      ['the job waits for review', 'job_2', { status: 'pending' }],
      ['the job was rejected', 'job_2', { status: 'rejected' }],
      ['the job data is invalid', 'job_2', { title: 7 }],
      ['the URL is not valid text', '%E0%A4%A', {}],
      ['the URL contains a null byte', '%00', {}],
      ['the URL leads to a parent folder', '%2F..%2F', {}]
    ])('says Job Not Found when %s', async (_why, path, change) => {
      const stored = Object.keys(change).length > 0 ? buildOptions({ ...job, id: 'job_2', ...change }) : buildOptions()
      await runApp(`/jobs/${path}`, stored)
      await title('Job Not Found')
      await waitFor(() => expect(document.title).toBe('Job Not Found: Loupe'))
      expect(screen.getByRole('link', { name: 'Back to Jobs' }).getAttribute('href')).toBe('/jobs')
    })
  })

  test('updates after a change in another tab', async () => {
    const { store } = await runApp('/jobs/job_1', buildOptions())
    await title('CAD Designer')
    act(() => store.setElements('jobs', [{ ...job, title: 'CAD Designer, senior' }]))
    await title('CAD Designer, senior')
    await waitFor(() =>
      expect(document.title).toBe('CAD Designer, senior\u00a0· Meenakar Design Studio\u00a0· Mumbai MH: Loupe')
    )
    act(() => store.setElements('jobs', [{ ...job, status: 'pending' }]))
    await title('Job Not Found')
  })

  test('shares by WhatsApp and shows an error for a URL that is too long', async () => {
    const { opened } = await runApp('/jobs/job_1', buildOptions())
    await title('CAD Designer')
    await userEvent.click(screen.getByRole('button', { name: 'Share via WhatsApp' }))
    expect((await screen.findAllByText('Job Shared!')).length).toBeGreaterThan(0)
    expect(opened[0]).toContain(encodeURIComponent('https://loupe.example/jobs/job_1'))
    cleanup()
    const endless = await runApp(`/jobs/${'x'.repeat(2100)}`, {
      elements: { jobs: [{ ...job, id: 'x'.repeat(2100) }] }
    })
    await title('CAD Designer')
    await userEvent.click(screen.getByRole('button', { name: 'Share via WhatsApp' }))
    expect((await screen.findAllByText('Link not opened')).length).toBeGreaterThan(0)
    expect(endless.opened).toEqual([])
  })

  test('counts a candidate as one who has seen the job, and no other role', async () => {
    const count = async (as: 'Candidate' | 'Employer', views: object[]) => {
      const { store } = await runApp('/jobs/job_1', { as, ...buildOptions() })
      await title('CAD Designer')
      await waitFor(() => expect(store.readElements('jobViews')).toMatchObject(views))
      expect(JSON.stringify(store.readElements('jobViews'))).not.toContain(useSession.getState().user?.uid)
      cleanup()
    }
    await count('Employer', [])
    await count('Candidate', [{ id: 'job_1', count: 1 }])
  })

  describe('job page under review', () => {
    const address = '/jobs/job_1'
    const pending = (employerId: string, more: object = {}) => ({ ...job, status: 'pending', employerId, ...more })
    const openAs = async (as: 'Employer' | 'Candidate' | 'Admin', build: (uid: string) => object) => {
      const app = await runApp('/404', { as, elements: { jobs: [] } })
      const uid = useSession.getState().user?.uid ?? ''
      app.store.setElements('jobs', [build(uid)])
      await app.navigate(address)
      return uid
    }

    test('shows status and edit form to the employer of the job', async () => {
      await openAs('Employer', (uid) => pending(uid))
      await title('CAD Designer')
      expect(screen.getByText(/Our team is checking this job/)).toBeDefined()
      expect(screen.getByRole('link', { name: 'Revise' }).getAttribute('href')).toBe('/employer/post-job/job_1')
      cleanup()
      await openAs('Employer', (uid) => pending(uid, { status: 'rejected', rejectionReason: 'The pay is missing.' }))
      expect(await screen.findByText(/The pay is missing\./)).toBeDefined()
      expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe(
        '/employer/dashboard'
      )
      cleanup()
      await openAs('Employer', (uid) => pending(uid, { status: 'rejected' }))
      expect(await screen.findByText(/This job was rejected without a reason\./)).toBeDefined()
    })
  })
})
