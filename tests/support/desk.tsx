import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { storeDecisions, undoMs } from '#renderer/features/postings/desk/decide/held-decisions.ts'
import { doublePressMs } from '#renderer/features/postings/desk/decide/use-one-decision.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { Report } from '#shared/domain/report/report.ts'
import { createReport } from '#shared/domain/report/report-life.ts'
import type { ReportTally } from '#shared/domain/report/report-tally.ts'
import { type RunningApp, runApp } from './app.tsx'
import { passTimersOf } from './hold-timers.ts'

// The dialogs of a workplace would wait for the end of animations, of which there are none here.
const matchMedia = window.matchMedia.bind(window)
window.matchMedia = (query) =>
  query.includes('reduced-motion')
    ? Object.defineProperty(matchMedia(query), 'matches', { value: true })
    : matchMedia(query)

export const admin: Actor = { uid: 'admin', role: 'Admin', email: 'admin@loupe.example' }
export const suvarna: Actor = { uid: 'suvarna', role: 'Employer', email: 'suvarna_employer@loupe.example' }
const content = {
  title: 'Diamond Setter',
  company: 'Suvarna Atelier',
  location: 'Surat GJ',
  category: 'Production',
  type: 'Full-time',
  salaryRange: '₹22,000–28,000 a month',
  description: 'Set melee from 1.0 to 2.5 mm.\n\nBreakage is never taken from pay.',
  responsibilities: ['Set 40 stones a day', 'Keep the weight slip'],
  qualifications: ['Steady work under a microscope'],
  keywords: ['pavé']
}

/** A job after so many steps, an hour apart, the last one two hours ago. */
function jobOf(...steps: [Actor, JobStep][]): Job {
  return steps.reduce<Job | undefined>((job, [actor, step], index) => {
    const now = new Date(Date.now() - (steps.length - index + 1) * 3_600_000)
    return { ...reduceJob(job, step, actor, now), revision: index + 1 }
  }, undefined) as Job
}
export const fresh = (id: string, title: string) =>
  jobOf([suvarna, { action: 'post', id, content: { ...content, title } }])
export const revised = (id: string, title: string, change: object) =>
  jobOf(
    [suvarna, { action: 'post', id, content: { ...content, title } }],
    [admin, { action: 'approve' }],
    [suvarna, { action: 'revise', content: { ...content, title, ...change } }]
  )
export const rejected = (id: string, title: string, reason: string) =>
  jobOf([suvarna, { action: 'post', id, content: { ...content, title } }], [admin, { action: 'reject', reason }])

export const setter = revised('setter', 'Diamond Setter', {
  salaryRange: '₹18,000–25,000 a month',
  description: 'Set melee from 0.8 to 2.5 mm.\n\nBreakage is never taken from pay.',
  responsibilities: ['Set 40 stones a day', 'Check every stone under 10×', 'Keep the weight slip']
})
export const jobs = [
  setter,
  fresh('carver', 'Wax Carver'),
  fresh('assorter', 'Gemstone Assorter'),
  rejected('polisher', 'Polisher', 'The pay is missing.'),
  rejected('accountant', 'Accountant', ''),
  { ...fresh('live', 'Engraver'), status: 'approved' }
]

/** What a visitor has reported of a posting. */
export const report = (job: Job, reason: Report['reason'], words = ''): Report => ({
  ...createReport('visitor', job, { reason, words }, new Date('2026-11-02T10:00:00Z')),
  revision: 1
})

export const queue = () => screen.getByRole('region', { name: 'Queue' })
export const rows = () => within(queue()).getAllByRole('listitem')
export const titles = () => rows().map((row) => row.querySelector('b')?.textContent)
export const chosen = () => queue().querySelector('[aria-current] b')?.textContent
export const shown = (title: string) => screen.findByRole('heading', { level: 2, name: title })
export const text = () => screen.getByRole('region', { name: 'Text of the posting' })
export const button = (name: string) => screen.getByRole('button', { name })
export const stored = ({ store }: RunningApp, id: string) =>
  (store.readElements('jobs') as Job[]).find((job) => job.id === id) as Job | undefined
export const findText = (message: string) => screen.findByText(message)
export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]') as HTMLElement
/** Until the next posting may be decided about. */
export const settled = () =>
  waitFor(() => expect(document.querySelector('.desk-bar')?.getAttribute('aria-busy')).toBe('false'))
export const elsewhere = (app: RunningApp, change: (job: Job) => Job | null) =>
  act(async () => {
    app.store.setElements(
      'jobs',
      (app.store.readElements('jobs') as Job[]).flatMap((job) => change(job) ?? [])
    )
  })

interface Options {
  holds?: boolean
  reports?: readonly Report[]
  /** What reports come to on a board that devices share; without it, the board lies on this device. */
  tallies?: readonly ReportTally[]
}

/** Nothing waits for a while: neither the next decision, nor that one is stored. `holds`: what can be taken back stays so. */
export async function open(
  query = '',
  jobsToStore: readonly object[] = jobs,
  { holds = false, reports = [], tallies }: Options = {}
) {
  await storeDecisions()
  passTimersOf(...(holds ? [doublePressMs] : [doublePressMs, undoMs]))
  // Its code is fetched when it is first needed; on a busy machine that alone may take longer than a test waits.
  await import('#renderer/routes/requests.tsx')
  const shared = tallies && { shared: true, elements: { jobs: jobsToStore, reports, reportTallies: tallies } }
  const elements = { jobs: jobsToStore, reports }
  const app = await runApp(`/admin/requests${query}`, { as: 'Admin', elements, ...shared })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Job Requests' })
  return { ...app, user }
}
