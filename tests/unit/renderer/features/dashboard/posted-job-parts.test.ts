// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { listNotes } from '#renderer/features/dashboard/list/posted-job-parts.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { maxRevisableHistory } from '#shared/domain/text-limits.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { userOf } from '#tests/support/render-with-store.tsx'

const suvarna = userOf('u-suvarna', 'Employer')
const live = jobOf('approved')
const full = Array.from({ length: maxRevisableHistory }, () => ({}))
const wrote = 'Reason from the administrator:'

test.each<[what: string, job: Job, expected: string[]]>([
  ['that is live', live, []],
  ['that was rejected', jobOf('rejected', { rejectionReason: 'No pay.' }), [`${wrote} No pay.`]],
  ['that was rejected without a reason', jobOf('rejected'), ['The administrator gave no reason.']],
  [
    'that was taken down',
    jobOf('deleted', { ending: 'taken-down', rejectionReason: 'It asks for a fee.' }),
    [`${wrote} It asks for a fee.`]
  ],
  ['that the employer closed', jobOf('deleted', { ending: 'filled-here', rejectionReason: 'No pay.' }), []],
  ['that has expired', jobOf('approved', { expiresOn: '2020-01-31' }), [expect.stringContaining('has expired')]],
  [
    'that was changed too often',
    jobOf('approved', { history: full }),
    [expect.stringContaining('changed too many times')]
  ],
  ['of another employer that was changed too often', jobOf('approved', { history: full, employerId: 'u-kesar' }), []]
])('messages beside an employer’s own job › are listed for a job %s', (_, job, expected) => {
  const notes = listNotes(job, { user: suvarna, questions: new Map() })
  expect(notes.map(({ lead, text }) => (lead ? `${lead} ${text}` : text))).toEqual(expected)
})
