// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDashboardApplicants } from '#renderer/features/applications/applicants/dashboard-applicants.tsx'
import { useResumeAccess } from '#renderer/features/applications/applicants/sheet/application-facts.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
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
])('useResumeAccess › a resume %s', (_what, more, person, expected) => {
  beginAs({ ...suvarna, ...person })
  const profile = { ...(applicationOf().profile as ApplicantProfile), ...more }
  expect(renderHook(() => useResumeAccess(profile, 'u-meena')).result.current).toBe(expected)
})

const openDashboard = (user: SessionUser, elements: Record<string, readonly object[]>, query = '') =>
  open(user, elements, () => useDashboardApplicants(user), {}, path + query)

test('useDashboardApplicants › lists a removed job while it has applicants', async () => {
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
