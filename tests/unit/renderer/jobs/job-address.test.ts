import { expect, test } from 'vitest'
import { explainFailure } from '#renderer/jobs/explain-failure.ts'
import { findJobAddress } from '#renderer/jobs/job-address.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { JobStatus } from '#shared/domain/job/job-vocabulary.ts'
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
])('findJobAddress › returns the URL per role for a job that is %s', (status, ...addresses) => {
  expect([admin, owner, other].map((user) => findJobAddress(jobOf(status), user))).toEqual(addresses)
})

test.each([
  ['changed', new StoreError('conflict', 'newer', { stored: jobOf('pending') })],
  ['gone', new StoreError('conflict', 'gone')],
  ['refused', new StoreError('refused', 'no')],
  ['offline', new StoreError('unavailable', 'no network', { isOffline: true })],
  ['notSaved', new StoreError('unavailable', 'the server has stumbled')],
  ['notSaved', new StoreError('full', 'no room')],
  ['notSaved', new TypeError('a slip')]
] as const)('explainFailure › returns "%s" for the matching error', (why, error) => {
  expect(explainFailure(error)).toBe(why)
})
