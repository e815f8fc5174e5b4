// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useResumeAccess } from '#renderer/features/applications/applicants/applicant-details/use-applicant-resume.ts'
import { useUsualPlace } from '#renderer/features/applications/applicants/use-applicants.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { requestOf } from '#tests/support/sample-companies.ts'

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

const common = { applicationId: 'a', uid: 'u-meena', employerId: suvarna.uid, words: '', contact: '', at: '2026-11-22' }
const where = { kind: 'place', address: '7, Opera House, Mumbai', map: '' } as const
const threadSteps = [{ ...common, id: 'a_1', type: 'invite', line: 2, slots: [], where }]
const byPhone = { where: { kind: 'phone', number: '98765 43210' } as const, contact: '' }
const shop = { company: 'Suvarna Jewels', address: '14, Zaveri Bazaar, Mumbai', place: 'Mumbai MH' }

test.each<[string, Record<string, readonly object[]>, typeof byPhone | undefined, string]>([
  ['of the job before anything was kept', { threadSteps }, undefined, 'Suvarna Jewels, Surat GJ'],
  ['of the job for a website', { employerRequests: [requestOf(suvarna.uid)] }, undefined, 'Suvarna Jewels, Surat GJ'],
  ['of the shop', { employerRequests: [requestOf(suvarna.uid, shop)] }, undefined, `Suvarna Jewels, ${shop.address}`],
  ['of the last meeting after one by phone', { threadSteps }, byPhone, where.address]
])('invitation to an interview › starts with the address %s', async (_, elements, interview, address) => {
  signInAs(suvarna)
  const { wrapper } = renderWithStore(createMemoryStore({ elements }), '/')
  const template = interview && ({ id: 'interview', use: 'interview', text: '', interview } as const)
  const { result } = renderHook(() => useUsualPlace(applicationOf(), template), { wrapper })
  await waitFor(() => expect(result.current.address).toBe(address))
})
