import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Collection } from '#renderer/storage/document-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobStatus } from '#shared/domain/job/job-categories-and-statuses.ts'
import type { JobStep } from '#shared/domain/job/job-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { boardOf, isRefused, refused } from '#tests/support/authorized-board.ts'
import { handMade } from '#tests/support/job-matrix.ts'
import { admin, contentNamed, jobOf, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'

/** The document that a step of this job writes, with the entry of the history changed. */
function withEntry(after: Job, change: object): Job {
  const history = after.history as object[]
  return { ...after, history: history.with(-1, { ...history.at(-1), ...change }) }
}

describe('forged write of a job', () => {
  const rejectedBefore = { content: contentNamed('What was public'), at: '2026-10-01' }
  const pending = { ...jobOf('pending', { revision: 3, approvedVersion: rejectedBefore }), mood: 'calm' }
  const approval = handMade(pending, 'approve', admin, 'approved')
  const revision = { ...handMade(pending, 'revise', suvarna, 'pending'), title: 'Polisher' }
  const rejection = handMade(pending, 'reject', admin, 'rejected')
  const posted = handMade(undefined, 'post', suvarna, 'pending')
  const entries = (job: Job) => job.history as object[]

  test('is distinguished from genuine writes, which succeed', async () => {
    for (const after of [approval, rejection]) expect(await isRefused(admin, pending, after)).toBe(false)
    expect(await isRefused(suvarna, pending, revision)).toBe(false)
    expect(await isRefused(suvarna, undefined, posted)).toBe(false)
  })

  const forgeries: [string, Actor | null, Job | undefined, Job][] = [
    ['another employer', suvarna, pending, { ...revision, employerId: kesar.uid }],
    ['another employer, by the administrator', admin, pending, { ...approval, employerId: 'admin' }],
    ['another date', suvarna, pending, { ...revision, postedDate: '2099-01-01' }],
    ['other content with an approval', admin, pending, { ...approval, title: 'Polisher' }],
    ['other keywords with an approval', admin, pending, { ...approval, keywords: ['gold'] }],
    ['other content with a rejection', admin, pending, { ...rejection, salaryRange: '' }],
    ['another text about the company with an approval', admin, pending, { ...approval, companyOverview: 'The best' }],
    ['a missing field', suvarna, pending, without(revision, 'mood')],
    ['no approved version to compare with', suvarna, pending, without(revision, 'approvedVersion')],
    ['an additional field', suvarna, pending, { ...revision, featured: true } as Job],
    ['another approved version to compare with', suvarna, pending, { ...revision, approvedVersion: 'none' }],
    ['an approved version that never existed', suvarna, undefined, { ...posted, approvedVersion: rejectedBefore }],
    ['a reason without a rejection', admin, pending, { ...approval, rejectionReason: 'No' }],
    ['another reason than in the history', admin, pending, { ...rejection, rejectionReason: 'Because' }],
    ['no history', suvarna, pending, { ...revision, history: undefined }],
    ['a history without its first entry', suvarna, pending, { ...revision, history: entries(revision).slice(1) }],
    ['a rewritten history', suvarna, pending, rewriteHistory(revision, { at: '2020-01-01T00:00:00.000Z' })],
    ['a reordered history', suvarna, pending, { ...revision, history: entries(revision).toReversed() }],
    ['a history without a new entry', suvarna, pending, { ...revision, history: pending.history }],
    ['two new entries', admin, pending, twice(approval)],
    ['an unreadable entry', admin, pending, withEntry(approval, { type: 'publish' })],
    ['an unreadable entry after a readable one', admin, pending, trailing(approval)],
    ['an entry by another user', suvarna, pending, withEntry(revision, { by: person(kesar) })],
    [
      'an entry with another role',
      suvarna,
      pending,
      withEntry(revision, { by: { ...person(suvarna), role: 'Admin' } })
    ],
    ['an entry with a name', suvarna, pending, withEntry(revision, { by: { ...person(suvarna), name: 'kesar' } })],
    [
      'an entry with the email',
      suvarna,
      pending,
      withEntry(revision, { by: { ...person(suvarna), name: suvarna.email } })
    ],
    ['an entry of the previous revision', suvarna, pending, withEntry(revision, { revision: 3 })],
    ['an entry of a later revision', suvarna, pending, withEntry(revision, { revision: 5 })],
    ['an entry without a time', suvarna, pending, withEntry(revision, { at: 'just now' })],
    ['an entry with an invalid time', suvarna, pending, withEntry(revision, { at: 'Sat, 21 Nov 2026 12:00:00 GMT' })],
    ['an entry with a reason', suvarna, pending, withEntry(revision, { reason: 'A better title' })],
    ['an entry with an additional field', suvarna, pending, withEntry(revision, { mood: 'bold' })],
    ['a removal that keeps the job', admin, jobOf('rejected'), handMade(jobOf('rejected'), 'delete', admin, 'deleted')],
    ['the status deleted', admin, jobOf('rejected'), handMade(jobOf('rejected'), 'restore', admin, 'deleted')],
    [
      'a change of a deleted job’s status',
      admin,
      jobOf('deleted'),
      handMade(jobOf('deleted'), 'restore', admin, 'pending')
    ],
    ['an unknown status', admin, pending, { ...approval, status: 'live' as JobStatus }],
    ['no title', suvarna, pending, { ...revision, title: '  ' }],
    ['keywords that are not a list', suvarna, pending, { ...revision, keywords: 'gold' as unknown as string[] }],
    ['a new job that is live at once', suvarna, undefined, { ...posted, status: 'approved' }],
    ['a new job for another employer', suvarna, undefined, { ...posted, employerId: kesar.uid }],
    ['a new job for the administrator', suvarna, undefined, { ...posted, employerId: 'admin' }],
    [
      'a new job by an employer with the administrator marker as uid',
      namesake,
      undefined,
      handMade(undefined, 'post', namesake, 'pending')
    ],
    [
      'a new job in place of another',
      suvarna,
      pending,
      { ...posted, history: [...entries(pending), ...entries(posted)] }
    ],
    [
      'a revision by an employer with the administrator marker as uid',
      namesake,
      createAdministratorsJob(),
      handMade(createAdministratorsJob(), 'revise', namesake, 'pending')
    ],
    ['an approval by a candidate in the administrator’s name', meena, pending, approval],
    ['an approval by the owner in the administrator’s name', suvarna, pending, approval],
    ['an approval by a visitor in the administrator’s name', null, pending, approval],
    ['an approval by a candidate with the administrator’s uid', { ...meena, uid: 'admin' }, pending, approval],
    ['a new job by a visitor', null, undefined, posted],
    ['a new job by a candidate', meena, undefined, handMade(undefined, 'post', meena, 'pending')]
  ]
  test.each(forgeries)('is rejected with %s', async (_, actor, before, after) => {
    expect(await isRefused(actor, before, after)).toBe(true)
  })

  test('keeps the stored id when the document has another id', async () => {
    const { authorized, store } = boardOf(suvarna, [pending])
    const step = { action: 'revise', content: revision } satisfies JobStep
    const change = authorized.change(jobs, 'job_1', () => ({ ...revision, id: 'job_7' }), undefined, step)
    expect(await change).toMatchObject({ id: 'job_1' })
    expect(store.readElements('jobs')).toHaveLength(1)
  })

  test('is rejected through a collection with a looser schema', async () => {
    const lax: Collection<{ id: string }> = { ...jobs, schema: v.looseObject({ id: v.string() }) }
    const unreadable = { ...jobOf('rejected'), title: 7 }
    const { authorized, store } = boardOf(admin, [unreadable])
    await expect(authorized.change(lax, 'job_1', () => posted)).rejects.toMatchObject(refused)
    await expect(authorized.remove(lax, 'job_1')).rejects.toMatchObject(refused)
    expect(store.readElements('jobs')).toEqual([unreadable])
  })

  test('does not mutate the stored object', async () => {
    const { authorized, store } = boardOf(kesar, [pending])
    const steal = (stored: Job | undefined) => {
      if (!stored) throw new Error('nothing is stored')
      stored.employerId = kesar.uid
      return { ...handMade(stored, 'revise', kesar, 'pending') }
    }
    const theft = authorized.change(jobs, 'job_1', steal, undefined, { action: 'revise', content: pending })
    await expect(theft).rejects.toMatchObject(refused)
    expect(await authorized.get(jobs, 'job_1')).toMatchObject({ employerId: suvarna.uid })
    expect(store.readElements('jobs')).toEqual([pending])
  })
})

function createAdministratorsJob(): Job {
  return jobOf('approved', { employerId: 'admin' })
}

function person({ uid, role }: Actor) {
  return { uid, role }
}

function without(after: Job, field: string): Job {
  return Object.fromEntries(Object.entries(after).filter(([name]) => name !== field)) as unknown as Job
}

function rewriteHistory(after: Job, change: object): Job {
  const history = after.history as object[]
  return { ...after, history: history.with(0, { ...history[0], ...change }) }
}

function twice(after: Job): Job {
  const history = after.history as object[]
  return { ...after, history: [...history, history.at(-1)] }
}

function trailing(after: Job): Job {
  return { ...after, history: [...(after.history as object[]), 'approved by hand'] }
}
