import { expect, test } from 'vitest'
import { findJobUrl } from '#renderer/jobs/job-url.ts'
import type { JobStatus } from '#shared/domain/job/job-categories-and-statuses.ts'
import { jobOf, suvarna } from '#tests/support/job-people.ts'

const [admin, owner, other] = [
  { uid: 'admin', isAdmin: true },
  { uid: suvarna.uid, isAdmin: false },
  { uid: 'u-kesar', isAdmin: false }
]

test.each<[JobStatus, string, string, string]>([
  ['approved', '/jobs/job_1', '/jobs/job_1', '/jobs/job_1'],
  ['deleted', '/jobs/job_1', '/jobs/job_1', '/jobs/job_1'],
  ['pending', '/admin/requests?job=job_1', '/employer/post-job/job_1', '/jobs/job_1'],
  ['rejected', '/admin/requests?tab=rejected&job=job_1', '/employer/post-job/job_1', '/jobs/job_1']
])('URL of a job › depends on the role for a job that is %s', (status, ...addresses) => {
  expect([admin, owner, other].map((user) => findJobUrl(jobOf(status), user))).toEqual(addresses)
})
