// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useResumeAccess } from '#renderer/features/applications/applicants/applicant-details/applicant-resume.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

afterEach(cleanup)
const suvarna = userOf('u-suvarna', 'Employer')

const file = createFileLink(`u-meena_${'0'.repeat(32)}`)

test.each<[string, Partial<ApplicantProfile>, Partial<SessionUser>, string]>([
  ['opens a PDF stored by the app', { resumeUrl: file, resumeName: 'meena.pdf' }, {}, 'view'],
  ['downloads a Word file', { resumeUrl: file, resumeName: 'meena.DOCX ' }, {}, 'keep'],
  ['downloads a Word 97 file', { resumeUrl: file, resumeName: 'meena.doc' }, {}, 'keep'],
  ['opens a resume URL in the browser', { resumeUrl: 'https://files.example/meena.pdf' }, {}, 'outside'],
  ['returns none when no resume was sent', { resumeUrl: '#' }, { unconfirmed: true }, 'none'],
  ['is denied to an unconfirmed employer', { resumeUrl: file }, { unconfirmed: true }, 'unconfirmed'],
  [
    'is denied to an employer with an unverified email',
    { resumeUrl: 'https://files.example/meena.pdf' },
    { unverified: true },
    'unverified'
  ],
  ['is denied to another candidate', { resumeUrl: file }, { role: 'Candidate', isEmployer: false }, 'closed']
])('resume of an applicant › %s', (_what, more, person, expected) => {
  signInAs({ ...suvarna, ...person })
  const profile = { ...(applicationOf().profile as ApplicantProfile), ...more }
  expect(renderHook(() => useResumeAccess(profile, 'u-meena')).result.current).toBe(expected)
})
