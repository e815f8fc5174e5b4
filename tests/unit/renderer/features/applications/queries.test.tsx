// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as configured from '#renderer/config/configuration.ts'
import { useDashboardApplicants } from '#renderer/features/applications/applicants/dashboard-applicants.tsx'
import { useTemplates } from '#renderer/features/applications/applicants/queries.ts'
import { useNoteDrafts } from '#renderer/features/applications/applicants/sheet/applicant-note.tsx'
import { useResumeAccess } from '#renderer/features/applications/applicants/sheet/application-facts.tsx'
import { useEarlierApplications, useOwnApplications } from '#renderer/features/applications/own/queries.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile, Application } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)
const suvarna = userOf('u-suvarna', 'Employer')
const path = '/employer/dashboard'

function open<Result, Props>(
  user: SessionUser,
  elements: Record<string, readonly object[]>,
  use: (props: Props) => Result,
  initialProps: Props,
  address = path
) {
  beginAs(user)
  const store = createMemoryStore({ elements })
  const { wrapper } = overBoard(store, address)
  const hook = renderHook(use, { wrapper, initialProps })
  return { store, ...hook, now: () => hook.result.current }
}

test('more of the own applications come when they are asked for', async () => {
  const meena = userOf('u-meena', 'Candidate')
  const applications = Array.from({ length: 21 }, (_, index) => applicationOf({ jobId: `job_${index}` }))
  const { now } = open(meena, { applications }, () => useOwnApplications(meena.uid), {})
  await waitFor(() => expect(now().data?.applications).toHaveLength(20))
  act(() => now().showMore())
  await waitFor(() => expect(now().data?.applications).toHaveLength(21))
})

test('answers that come one after the other are all marked as new for this visit', async () => {
  const meena = userOf('u-meena', 'Candidate')
  const reviewed = applicationOf({ state: 'reviewed' })
  const applications = [reviewed, applicationOf({ jobId: 'job_2' })]
  const { store, now } = open(meena, { applications }, () => useOwnApplications(meena.uid), {})
  const stored = () => store.readElements('applications') as Application[]
  const first = () => stored().filter(({ id }) => id === reviewed.id)
  // Read by then: it is not unread beside the next one.
  await waitFor(() => expect(first()).toMatchObject([{ seen: 2 }]))
  const answered = applicationOf({ jobId: 'job_2', state: 'interview', revision: 2 })
  await act(async () => store.setElements('applications', [...first(), answered]))
  await waitFor(() => expect([...now().fresh].sort()).toEqual([reviewed.id, answered.id]))
})

test('a house that cannot read its templates invites without them, and the last invitation is no message of its own', async () => {
  const interview = { where: { kind: 'phone', number: '98765 43210' }, contact: '' }
  const messageTemplates = [
    { id: 'interview', revision: 1, use: 'interview', text: 'Welcome', interview },
    { id: 'template_1', revision: 1, use: 'not-now', text: 'Sorry' }
  ]
  const { now } = open(suvarna, { [`messageTemplates_${suvarna.uid}`]: messageTemplates }, useTemplates, {})
  expect(now().isKnown).toBe(false)
  await waitFor(() => expect(now()).toMatchObject({ isKnown: true, interview: { text: 'Welcome' } }))
  expect(now().words.map(({ text }) => text)).toEqual(['Sorry'])
  cleanup()
  const failing = open(suvarna, {}, useTemplates, {})
  failing.store.faults.reads = 'unavailable'
  await waitFor(() => expect(failing.now()).toMatchObject({ isKnown: true, interview: undefined, words: [] }))
})

test('a note that is being typed is kept for its own applicant, until it is stored', () => {
  const { result, rerender } = renderHook((id) => useNoteDrafts(id), { initialProps: 'u-meena_job_1' })
  const typed = { text: 'Call', base: 0 }
  result.current.keep(typed)
  rerender('u-ravi_job_1')
  expect(result.current.read()).toBeNull()
  rerender('u-meena_job_1')
  expect(result.current.read()).toEqual(typed)
  result.current.keep(null)
  expect(result.current.read()).toBeNull()
})

const file = createFileLink(`u-meena_${'0'.repeat(32)}`)

test.each<[string, Partial<ApplicantProfile>, Partial<SessionUser>, string]>([
  ['that is kept here is looked at', { resumeUrl: file, resumeName: 'meena.pdf' }, {}, 'view'],
  ['in Word is kept', { resumeUrl: file, resumeName: 'meena.DOCX ' }, {}, 'keep'],
  ['in an older Word is kept', { resumeUrl: file, resumeName: 'meena.doc' }, {}, 'keep'],
  ['on the web is opened there', { resumeUrl: 'https://files.example/meena.pdf' }, {}, 'outside'],
  ['that was not sent is none', { resumeUrl: '#' }, { unconfirmed: true }, 'none'],
  ['waits until the house is confirmed', { resumeUrl: file }, { unconfirmed: true }, 'unconfirmed'],
  [
    'waits until the address is verified',
    { resumeUrl: 'https://files.example/meena.pdf' },
    { unverified: true },
    'unverified'
  ],
  ['is for no other candidate', { resumeUrl: file }, { role: 'Candidate', isEmployer: false }, 'closed']
])('a resume %s', (_what, more, person, expected) => {
  beginAs({ ...suvarna, ...person })
  const profile = { ...(applicationOf().profile as ApplicantProfile), ...more }
  expect(renderHook(() => useResumeAccess(profile, 'u-meena')).result.current).toBe(expected)
})

const openDashboard = (user: SessionUser, elements: Record<string, readonly object[]>, query = '') =>
  open(user, elements, () => useDashboardApplicants(user), {}, path + query)

test('a removed posting is listed as long as somebody is left there, and none of others is removed for the administrator', async () => {
  const elements = {
    jobs: [jobOf('approved', { employerId: 'u-kesar' })],
    applications: [
      applicationOf({ employerId: 'u-suvarna' }),
      applicationOf({ employerId: 'u-suvarna', jobId: 'job_2', state: 'withdrawn' }),
      applicationOf({ employerId: 'u-suvarna', jobId: 'job_3' })
    ]
  }
  const removedFor = async (user: SessionUser) => {
    const { now, unmount } = openDashboard(user, elements)
    await waitFor(() => expect(now().removed.map(([id]) => id)).toContain('job_3'))
    const found = now().removed.map(([id]) => id)
    unmount()
    return found.sort()
  }
  expect(await removedFor(suvarna)).toEqual(['job_1', 'job_3'])
  expect(await removedFor(userOf('u-admin', 'Admin'))).toEqual(['job_3'])
})

test('a posting that cannot be read is said where its applicants are looked at, and not above the other postings', async () => {
  const elements = { jobs: [jobOf('approved')], applications: [applicationOf()] }
  const isError = async (query: string) => {
    beginAs(suvarna)
    const store = createMemoryStore({ elements })
    const { watch } = store
    const failing = vi.spyOn(store, 'watch').mockImplementation((collection, asked, onData, onError) => {
      if (collection.name !== 'jobs') return watch(collection, asked, onData, onError)
      onError(new StoreError('unavailable', 'not now'))
      return () => undefined
    })
    const { wrapper } = overBoard(store, path + query)
    const { result } = renderHook(() => useDashboardApplicants(suvarna), { wrapper })
    await waitFor(() => expect(result.current.applicants.data).toBeDefined())
    await waitFor(() => expect(failing.mock.calls.some(([{ name }]) => name === 'jobs')).toBe(true))
    await act(async () => {})
    return result.current.isError
  }
  expect([await isError('?applicants=job_1'), await isError('')]).toEqual([true, false])
})

test('the numbers of a house count whoever was read of all, and each posting without who withdrew', async () => {
  const applications = [applicationOf(), applicationOf({ uid: 'u-ravi', state: 'withdrawn' })]
  const { now } = openDashboard(suvarna, { jobs: [jobOf('approved')], applications })
  expect(now().counts).toBeUndefined()
  await waitFor(() => expect(now().counts).toMatchObject({ read: 2, total: 2 }))
  expect(now().counts?.byJob.get('job_1')).toEqual({ all: 1, fresh: 1 })
})

test('where candidates apply through a form outside, a house is told no numbers of applicants', async () => {
  vi.spyOn(configured, 'applicationForm', 'get').mockReturnValue('https://forms.example.com/apply')
  const { now } = openDashboard(suvarna, { jobs: [jobOf('approved')], applications: [applicationOf()] })
  await waitFor(() => expect(now().applicants.data?.total).toBe(1))
  expect(now().counts).toBeUndefined()
})

test.each<[Role, { unread: number } | null]>([
  ['Employer', { unread: 1 }],
  ['Candidate', null]
])(
  'applications from before the role are counted for an employer, with those not read yet: %s',
  async (role, expected) => {
    const user = userOf('u-meena', role)
    const applications = [applicationOf({ state: 'reviewed', seen: 1 }), applicationOf({ jobId: 'job_2', seen: 1 })]
    const { now } = open(user, { applications }, () => useEarlierApplications(user), {})
    await act(async () => {})
    await waitFor(() => expect(now()).toEqual(expected))
  }
)
