// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, runApp } from '#tests/support/render-app.tsx'

const failing = vi.hoisted(() => ({ home: false }))

// Screens that throw while they are drawn, as one does whose data is not what its code expects.
vi.mock('#renderer/routes/static-page-route.tsx', () => {
  return { Route: () => decodeURIComponent('%') }
})
vi.mock('#renderer/features/jobs/home/job-hero.tsx', () => ({
  JobHero: () => {
    if (failing.home) throw new Error('The jobs of the day are no list')
    return <h1>Work for steady hands.</h1>
  }
}))

// The code of the form to apply, and of saving, does not come.
vi.mock('#renderer/routes/apply-provider.tsx', () => {
  throw new Error('no network')
})
vi.mock('#renderer/features/jobs/saved/saved-jobs-provider.tsx', () => {
  throw new Error('no network')
})

// Large routes: a test waits for what a screen does, not for a cold disk.
beforeAll(async () => {
  await import('#renderer/routes/dashboard-route.tsx')
  await import('#renderer/routes/moderation-route.tsx')
}, 60_000)

beforeEach(() => {
  failing.home = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const problem = async () => within(await screen.findByRole('alert'))
const header = () => within(screen.getByRole('banner'))

test.each([
  [undefined, 'Find Jobs', '/jobs'],
  ['Candidate', 'My Profile', '/profile'],
  ['Employer', 'Dashboard', '/employer/dashboard'],
  ['Admin', 'Job Requests', '/admin/requests']
] as const)('screen that throws › keeps the header and the main link for the role %s', async (as, place, path) => {
  const app = await runApp('/about-us', as && { as })
  const alert = await problem()
  expect(alert.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  // To see the same screen again comes after the way to another one.
  const offers = [...(await screen.findByRole('alert')).querySelectorAll('a, button')]
  expect(offers.map(({ textContent }) => textContent)).toEqual(['Back to the home page', 'Reload the page'])

  await leave(() => userEvent.click(header().getByRole('link', { name: place })))
  await waitFor(() => expect([app.at(), screen.queryByRole('alert')]).toEqual([path, null]))
})

test('Apply and Save › say what did not happen when their code fails to load', async () => {
  await runApp('/jobs', { as: 'Candidate' })
  act(() => useApplyStore.setState({ job: jobOf('approved') }))
  await waitFor(() => expect(useToast.getState().toast?.name).toBe('formNotOpened'))
  expect(useApplyStore.getState().job).toBeNull()
  for (const id of ['first', 'second']) {
    act(() => useSavedStore.setState({ pressed: { job: jobOf('approved', { id }), isWanted: true } }))
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('nothingSaved'))
    expect(useSavedStore.getState().pressed).toBeNull()
    act(() => useToast.setState({ toast: null }))
  }
})
