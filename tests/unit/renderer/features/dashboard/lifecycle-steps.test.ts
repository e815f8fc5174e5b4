import { expect, test } from 'vitest'
import { isRenewalDue, listLifecycleSteps } from '#renderer/features/dashboard/lifecycle/use-job-lifecycle.ts'
import { admin, jobOf, kesar, suvarna } from '#tests/support/job-people.ts'

const expiresOn = '2026-12-20'

test.each([
  ['approved', ['renew', 'close'], ['renew', 'close', 'takeDown']],
  ['pending', ['close'], ['close', 'takeDown']],
  ['rejected', ['close'], []],
  ['deleted', ['reopen'], ['reopen']]
] as const)('job actions › returns the actions for a job that is %s', (status, own, administrators) => {
  const job = jobOf(status, { expiresOn })
  expect(listLifecycleSteps(suvarna, job)).toEqual(own)
  expect(listLifecycleSteps(admin, job)).toEqual(administrators)
  expect(listLifecycleSteps(kesar, job)).toEqual([])
})

test.each([
  ['2026-11-30', false],
  ['2026-11-29', true],
  ['2026-11-22', true],
  ['2026-11-21', true],
  [undefined, false]
])('reminder to renew a job › for the last day %s on 22 November returns %s', (day, isDue) => {
  expect(isRenewalDue(suvarna, jobOf('approved', { expiresOn: day }), new Date('2026-11-22T09:00:00Z'))).toBe(isDue)
})
