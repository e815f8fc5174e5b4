import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRepositories, type Repositories } from '#renderer/data/open-repositories.ts'
import { createAccountSaved, createVisitorSaved } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { createFirestoreFiles } from '#renderer/storage/firestore/files/firestore-files.ts'
import { createFirestoreStore, type FirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { openVisitorRecords } from '#renderer/storage/web/web-visitor-records.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { employers } from '#shared/collections/employers.ts'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formatTexts } from '#shared/domain/job/job-form-values.ts'
import { createSavedJob, type SavedJob } from '#shared/domain/saved/saved-job.ts'
import type { SavedSearch } from '#shared/domain/saved/saved-search.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { meena, meenaProfile as profile, suvarna, tokenOf } from '#tests/support/board-people.ts'
import { contentNamed, jobOf } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { pdfBytes } from '#tests/support/sample-files.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// Limits of one account on a shared board, as the app meets them under the deployed rules.

let emulated: EmulatedBoard
beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(() => emulated.close())

function open(who: SessionUser) {
  const token = tokenOf(who)
  const database = emulated.as(token)
  const options = { getDatabase: () => database, getUid: () => who.uid, getViewer: () => who }
  const store: FirestoreStore = createFirestoreStore(options)
  const files = createFirestoreFiles(options)
  const repositories: Repositories = openRepositories({ documents: store, files }, who, () => who)
  return { database, store, files, repositories }
}

/** The board's jobs, in steps that a transaction holds. */
async function putJobs(count: number, more: Partial<Job> = {}): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => {
    const job = jobOf('approved', { id: `job_${index}`, expiresOn: '9999-12-31', employerId: suvarna.uid, ...more })
    return [job.id, job] as const
  })
  await emulated.put('jobs', all)
}

/** A count of an account, as if it was written by the app. */
const putCount = (uid: string, kind: string, fields: object) =>
  emulated.put(`people/${uid}/${kind}Count`, [[uid, { id: uid, revision: 7, last: 'before', ...fields }]])

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('application limit › refuses the 31st of a day and accepts it the next day', async () => {
  await putJobs(3)
  await putCount(meena.uid, 'application', { count: 29, since: hoursAgo(20) })
  const { applications } = open(meena).repositories
  await applications.apply({ id: 'job_0' }, profile, 'The thirtieth')
  const oneMore = applications.apply({ id: 'job_1' }, profile, 'One more')
  await expect(oneMore).rejects.toMatchObject({ failure: 'full', limited: 'applications' })
  expect(await emulated.raw('applications')).toMatchObject([{ message: 'The thirtieth' }])
  await putCount(meena.uid, 'application', { count: 30, since: hoursAgo(25) })
  await applications.apply({ id: 'job_1' }, profile, 'The next day')
  expect(await emulated.raw(`people/${meena.uid}/applicationCount`)).toMatchObject([{ count: 1 }])
})

test('invitation limit › allows 20 invitations a day for each company', async () => {
  await putJobs(2)
  const entry = { id: suvarna.uid, revision: 1, email: '', companyId: 'suvarna-1' }
  await emulated.put('employers', [[suvarna.uid, entry]])
  await emulated.put('companyMembers', [[suvarna.uid, { ...entry, since: '2026-11-01T09:00:00.000Z' }]])
  const publicProfile = candidateOf('meena_patel', { uid: meena.uid, hidden: false })
  await emulated.put('candidateProfiles', [[publicProfile.id, publicProfile]])
  await putCount('suvarna-1', 'invitation', { count: 19, since: hoursAgo(20) })
  const { invitations } = open(suvarna).repositories
  const job = (index: number) => jobOf('approved', { id: `job_${index}` })
  await invitations.invite(publicProfile, job(0))
  await expect(invitations.invite(publicProfile, job(0))).rejects.toMatchObject({ failure: 'conflict' })
  const full = { failure: 'full', limited: 'invitations' }
  await expect(invitations.invite(publicProfile, job(1))).rejects.toMatchObject(full)
  // Who removes their own entry is still of the company.
  await open(suvarna).store.remove(employers, suvarna.uid)
  await expect(invitations.invite(publicProfile, job(1))).rejects.toMatchObject(full)
  await putCount('suvarna-1', 'invitation', { count: 20, since: hoursAgo(25) })
  await invitations.invite(publicProfile, job(1))
  expect(await emulated.raw('people/suvarna-1/invitationCount')).toMatchObject([{ count: 1 }])
})

test('limit on job drafts › refuses the 51st draft until another one is discarded', async () => {
  const { store, repositories } = open(suvarna)
  const typed = { texts: formatTexts(contentNamed('Setter')), liveDays: undefined, isFree: false, base: 0 }
  await repositories.draft(undefined).save(typed)
  await putCount(suvarna.uid, 'draft', { count: 49 })
  await repositories.draft('job_a').save(typed)
  const oneMore = repositories.draft('job_b').save(typed)
  await expect(oneMore).rejects.toMatchObject({ failure: 'full', limited: 'drafts' })
  // An existing text can still be edited.
  await repositories.draft('job_a').save({ ...typed, base: 3 })
  await repositories.draft(undefined).discard()
  await repositories.draft('job_b').save(typed)
  expect(await emulated.raw(`people/${suvarna.uid}/draftCount`)).toMatchObject([{ count: 50 }])
  expect((await store.query(jobDrafts, { order: 'stored', limit: 9 })).total).toBe(2)
})

test('saved jobs and searches › are the same on all devices of a user, 200 and 20 at most', async () => {
  const [setter, caster] = ['job_0', 'job_1'].map((id) => jobOf('approved', { id })) as [Job, Job]
  const saved = createAccountSaved(open(meena).store, meena.uid, () => meena)
  // A visitor may have saved it long ago.
  const visitor = createVisitorSaved(openVisitorRecords())
  await visitor.putJob(createSavedJob(setter, new Date('2026-01-05T09:00:00Z')))
  await visitor.saveSearch('?q=setter', [setter])
  await visitor.moveTo(saved)
  const [search] = await readFirst<SavedSearch[]>(saved.watchSearches)
  await saved.putSearch({ ...(search as SavedSearch), name: 'Near home', lookedAt: new Date().toISOString() })
  const onPhone = createAccountSaved(open(meena).store, meena.uid, () => meena)
  expect(await readFirst<SavedJob[]>(onPhone.watchJobs)).toMatchObject([{ id: 'job_0', title: setter.title }])
  expect(await readFirst<SavedSearch[]>(onPhone.watchSearches)).toMatchObject([{ name: 'Near home', seen: [] }])
  await putCount(meena.uid, 'savedJob', { count: 200 })
  await expect(saved.saveJob(caster)).rejects.toMatchObject({ failure: 'full', limited: 'savedJobs' })
  await saved.removeJob(setter.id)
  await saved.saveJob(caster)
  await putCount(meena.uid, 'savedSearch', { count: 20 })
  await expect(saved.saveSearch('?q=caster', [])).rejects.toMatchObject({ failure: 'full', limited: 'savedSearches' })
})

const readFirst = <Data>(watch: (onData: (data: Data) => void, onError: (error: Error) => void) => () => void) =>
  new Promise<Data>((resolve, reject) => {
    const stop = watch((data) => {
      resolve(data)
      queueMicrotask(() => stop())
    }, reject)
  })

test('list of the jobs a candidate applied to › holds 2,000 jobs, without limiting applications', async () => {
  await putJobs(1)
  const { repositories, store } = open(meena)
  const marks = appliedJobs.of(meena.uid)
  await repositories.applications.markApplied(meena.uid, 'job_x')
  await putCount(meena.uid, 'mark', { count: 1999 })
  await repositories.applications.markApplied(meena.uid, 'job_y')
  const oneMore = repositories.applications.markApplied(meena.uid, 'job_z')
  await expect(oneMore).rejects.toMatchObject({ failure: 'full', limited: 'marks' })
  await repositories.applications.apply({ id: 'job_0' }, profile, 'Sent all the same')
  expect(await emulated.raw('applications')).toMatchObject([{ message: 'Sent all the same' }])
  await store.remove(marks, 'job_x')
  await repositories.applications.markApplied(meena.uid, 'job_z')
  expect(await emulated.raw(`people/${meena.uid}/markCount`)).toMatchObject([{ count: 2000 }])
})

describe('limits on the jobs of an employer', () => {
  const actor = { uid: suvarna.uid, role: 'Employer', email: suvarna.email } as const
  const post = (id: string) => open(suvarna).repositories.jobs.post(actor, contentNamed('Setter'), id)
  const names = (count: number) => Array.from({ length: count }, (_, index) => `job_${index}`)

  test('refuse the 31st job of a day and accept it the next day', async () => {
    await post('job_first')
    await putCount(suvarna.uid, 'job', { count: 29, since: hoursAgo(20), open: ['job_first'] })
    await post('job_second')
    await expect(post('job_third')).rejects.toMatchObject({ failure: 'full', limited: 'jobs' })
    await putCount(suvarna.uid, 'job', { count: 30, since: hoursAgo(25), open: ['job_first', 'job_second'] })
    await post('job_third')
    expect(await emulated.raw(`people/${suvarna.uid}/jobCount`)).toMatchObject([
      { count: 1, open: ['job_first', 'job_second', 'job_third'] }
    ])
  })

  test('allow 100 open jobs, and count a reopened job again', async () => {
    const { jobs: jobsRepository } = open(suvarna).repositories
    await putJobs(99)
    const closed = await post('job_closed')
    await putCount(suvarna.uid, 'job', { count: 5, since: hoursAgo(1), open: [...names(99), 'job_closed'] })
    await expect(post('job_more')).rejects.toMatchObject({ failure: 'full', limited: 'openJobs' })
    const ended = await jobsRepository.close(actor, closed, 'filled-here')
    await post('job_more')
    await expect(jobsRepository.reopen(actor, ended)).rejects.toMatchObject({ failure: 'full', limited: 'openJobs' })
    expect(await emulated.raw(`people/${suvarna.uid}/jobCount`)).toMatchObject([
      { count: 6, last: 'job_more', open: [...names(99), 'job_more'] }
    ])
  })

  test('count each of several jobs posted at the same time', async () => {
    await Promise.all(['job_a', 'job_b', 'job_c'].map(post))
    const [count] = (await emulated.raw(`people/${suvarna.uid}/jobCount`)) as [{ open: string[] }]
    expect(count).toMatchObject({ count: 3 })
    expect([...count.open].sort()).toEqual(['job_a', 'job_b', 'job_c'])
  })
})

test('limit on the uploaded files of an account › refuses files beyond 25 MiB until another one is removed', async () => {
  const { files } = open(meena)
  const file = new Blob([pdfBytes], { type: 'application/pdf' })
  const first = await files.keep(meena.uid, file)
  await putCount(meena.uid, 'file', { count: 9, bytes: 26_214_400 - pdfBytes.length })
  const last = await files.keep(meena.uid, file)
  await expect(files.keep(meena.uid, file)).rejects.toMatchObject({ failure: 'full', limited: 'files' })
  expect(await emulated.raw('files')).toMatchObject([{ id: first }, { id: last }])
  await files.remove(first)
  expect(await files.read(await files.keep(meena.uid, file))).toEqual(file)
})
