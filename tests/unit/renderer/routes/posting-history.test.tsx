// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type RunningApp, runApp } from '#tests/support/app.tsx'
import { jobOf } from '#tests/support/job-people.ts'

// A posting's history where that lies apart from it: on a board that devices share.

const line = (did: string, role: Role, revision: number, reason?: string) => ({
  ...{ did, by: { uid: `u-${role}`, role }, revision, at: `2026-11-0${revision}T09:00:00.000Z` },
  ...(reason !== undefined && { reason })
})
const history = [
  line('post', 'Employer', 1),
  line('reject', 'Admin', 2, 'The pay is missing.'),
  line('revise', 'Employer', 3)
]

const uid = () => useSession.getState().user?.uid ?? ''
/** A posting as everybody may read it. */
const open = (id: string, title: string, more: Partial<Job> = {}): Job => {
  const { history: _history, ...job } = jobOf('pending', { id, title, employerId: uid() })
  return { ...job, revision: 3, steps: 3, changedAt: '2026-11-03T09:00:00.000Z', ...more }
}

/** A board and which histories are read of it. */
async function look(
  path: string,
  as: Role,
  jobs: () => readonly Job[],
  lines = history
): Promise<{ app: RunningApp; read: string[] }> {
  const app = await runApp('/about-us', { as, shared: true, elements: { jobs: [], candidateProfiles: [] } })
  const posted = jobs()
  app.store.setElements('jobs', posted)
  app.store.setElements(
    'jobHistory',
    posted.map(({ id, employerId }) => ({ id, revision: 3, employerId, history: lines }))
  )
  const read: string[] = []
  const get = app.store.get
  app.store.get = (collection, id) => {
    if (collection.name === 'jobHistory') read.push(id)
    return get(collection, id)
  }
  await act(async () => app.navigate(path))
  return { app, read }
}

/** As a press on its summary does. */
function unfold(details: Element | null) {
  if (!(details instanceof HTMLDetailsElement)) throw new Error('there is nothing to unfold')
  details.open = true
  fireEvent(details, new Event('toggle'))
}
const row = async (title: string) => within(await screen.findByRole('listitem', { name: title }))

beforeAll(async () => {
  await import('#renderer/routes/dashboard.tsx')
  await import('#renderer/routes/requests.tsx')
}, 60_000)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Status history on the dashboard', () => {
  test('is read only for the job that is unfolded', async () => {
    const { read } = await look('/employer/dashboard', 'Employer', () => [
      open('job_1', 'Setter'),
      open('job_2', 'Caster')
    ])
    const summary = (await row('Setter')).getByText('History')
    expect(read).toEqual([])
    unfold(summary.closest('details'))
    expect(await screen.findByText('The administrator rejected it')).toBeDefined()
    expect(screen.getByText('The pay is missing.')).toBeDefined()
    expect(read).toEqual(['job_1'])
  })
})
