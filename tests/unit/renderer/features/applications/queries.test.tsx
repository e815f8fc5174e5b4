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
  ['is stored here opens it', { resumeUrl: file, resumeName: 'meena.pdf' }, {}, 'view'],
  ['is a Word file downloads it', { resumeUrl: file, resumeName: 'meena.DOCX ' }, {}, 'keep'],
  ['is an old Word file downloads it', { resumeUrl: file, resumeName: 'meena.doc' }, {}, 'keep'],
  ['is on the web opens it there', { resumeUrl: 'https://files.example/meena.pdf' }, {}, 'outside'],
  ['was not sent has none', { resumeUrl: '#' }, { unconfirmed: true }, 'none'],
  ['waits for the employer’s confirmation is closed', { resumeUrl: file }, { unconfirmed: true }, 'unconfirmed'],
  [
    'waits for the email’s verification is closed',
    { resumeUrl: 'https://files.example/meena.pdf' },
    { unverified: true },
    'unverified'
  ],
  ['is of another candidate is closed', { resumeUrl: file }, { role: 'Candidate', isEmployer: false }, 'closed']
])('useResumeAccess › for a resume that %s', (_what, more, person, expected) => {
  signInAs({ ...suvarna, ...person })
  const profile = { ...(applicationOf().profile as ApplicantProfile), ...more }
  expect(renderHook(() => useResumeAccess(profile, 'u-meena')).result.current).toBe(expected)
})
