// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useResumeAccess } from '#renderer/features/applications/applicants/sheet/application-facts.tsx'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

afterEach(cleanup)
const suvarna = userOf('u-suvarna', 'Employer')

const file = createFileLink(`u-meena_${'0'.repeat(32)}`)

test.each<[string, Partial<ApplicantProfile>, Partial<SessionUser>, string]>([
  ['that is stored here is shown', { resumeUrl: file, resumeName: 'meena.pdf' }, {}, 'view'],
  ['in Word is downloaded', { resumeUrl: file, resumeName: 'meena.DOCX ' }, {}, 'keep'],
  ['in an older Word is downloaded', { resumeUrl: file, resumeName: 'meena.doc' }, {}, 'keep'],
  ['on the web is opened there', { resumeUrl: 'https://files.example/meena.pdf' }, {}, 'outside'],
  ['that was not sent is none', { resumeUrl: '#' }, { unconfirmed: true }, 'none'],
  ['waits until the employer is confirmed', { resumeUrl: file }, { unconfirmed: true }, 'unconfirmed'],
  [
    'waits until the address is verified',
    { resumeUrl: 'https://files.example/meena.pdf' },
    { unverified: true },
    'unverified'
  ],
  ['is closed to other candidates', { resumeUrl: file }, { role: 'Candidate', isEmployer: false }, 'closed']
])('useResumeAccess › a resume %s', (_what, more, person, expected) => {
  signInAs({ ...suvarna, ...person })
  const profile = { ...(applicationOf().profile as ApplicantProfile), ...more }
  expect(renderHook(() => useResumeAccess(profile, 'u-meena')).result.current).toBe(expected)
})
