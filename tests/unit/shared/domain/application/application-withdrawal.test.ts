import { expect, test } from 'vitest'
import { createWithdrawal } from '#shared/domain/application/application-withdrawal.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const applied = '2026-11-01T10:00:00.000Z'
const left = '2026-11-03T10:00:00.000Z'
const withdrawn = applicationOf({
  appliedAt: applied,
  state: 'withdrawn',
  profile: null,
  message: '',
  history: [
    { state: 'new', at: applied },
    { state: 'withdrawn', at: left }
  ]
})

test('withdrawal of an application › keeps the job and the dates, not the candidate', () => {
  const withdrawal = createWithdrawal(withdrawn, '0f0f')
  expect(withdrawal).toEqual({
    id: '0f0f',
    jobId: withdrawn.jobId,
    employerId: withdrawn.employerId,
    job: withdrawn.job,
    appliedAt: applied,
    withdrawnAt: left
  })
  expect(JSON.stringify(withdrawal)).not.toContain(withdrawn.uid)
})
