import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { doublePressMs } from '#renderer/features/moderation/decisions/use-review-decision.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report, ReportTally } from '#shared/domain/report/job-report.ts'
import { passTimersOf } from './hold-timers.ts'
import { jobs } from './moderation-jobs.ts'
import { type RunningApp, runApp } from './render-app.tsx'

// The dialogs of a workplace would wait for the end of animations, of which there are none here.
const matchMedia = window.matchMedia.bind(window)
window.matchMedia = (query) =>
  query.includes('reduced-motion')
    ? Object.defineProperty(matchMedia(query), 'matches', { value: true })
    : matchMedia(query)

export const queue = () => screen.getByRole('region', { name: 'Requests' })
export const rows = () => within(queue()).getAllByRole('listitem')
export const titles = () => rows().map((row) => row.querySelector('b')?.textContent)
export const chosen = () => queue().querySelector('[aria-current] b')?.textContent
export const shown = (title: string) => screen.findByRole('heading', { level: 2, name: title })
export const text = () => screen.getByRole('region', { name: 'Job text' })
export const button = (name: string) => screen.getByRole('button', { name })
export const stored = ({ store }: RunningApp, id: string) =>
  (store.readElements('jobs') as Job[]).find((job) => job.id === id) as Job | undefined
export const findText = (message: string) => screen.findByText(message)
export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]') as HTMLElement
export const elsewhere = (app: RunningApp, change: (job: Job) => Job | null) =>
  act(async () => {
    app.store.setElements(
      'jobs',
      (app.store.readElements('jobs') as Job[]).flatMap((job) => change(job) ?? [])
    )
  })

interface Options {
  reports?: readonly Report[]
  /** Tallies of reports on a board that devices share; absent: the board is on this device. */
  tallies?: readonly ReportTally[]
}

/** Nothing waits for a while before the next decision. */
export async function open(query = '', jobsToStore: readonly object[] = jobs, { reports = [], tallies }: Options = {}) {
  await finishWork()
  passTimersOf(doublePressMs)
  // Its code is fetched when it is first needed; on a busy machine that alone may take longer than a test waits.
  await import('#renderer/routes/moderation-route.tsx')
  const shared = tallies && { shared: true, elements: { jobs: jobsToStore, reports, reportTallies: tallies } }
  const elements = { jobs: jobsToStore, reports }
  const app = await runApp(`/admin/requests${query}`, { as: 'Admin', elements, ...shared })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Job Requests' })
  return { ...app, user }
}
