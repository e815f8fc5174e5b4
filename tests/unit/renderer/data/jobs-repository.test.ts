import { describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import {
  createJobsRepository,
  HasApplicants,
  type JobPage,
  type JobsRepository,
  type Whose
} from '#renderer/data/jobs-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobStatuses } from '#shared/domain/job/job-categories-and-statuses.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { matrix } from '#tests/support/job-matrix.ts'
import { admin, contentNamed, jobOf, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const fail = (error: unknown) => {
  throw error
}

/** A board on which it is noon (UTC) of 21 Nov 2026, and a minute later at every step. `as` gives what a person works with. */
function boardOf(stored: readonly unknown[] = []) {
  const store = createMemoryStore({ elements: { jobs: stored } })
  let minute = 0
  const clock = () => new Date(Date.UTC(2026, 10, 21, 12, minute++))
  return {
    store,
    as: (actor: Actor | null) =>
      createJobsRepository(
        createAuthorizedStore(store, () => actor),
        clock
      )
  }
}

/** A watch's first result. */
function first(
  watch: (listener: (jobsRepository: JobPage) => void) => unknown
): Promise<{ ids: string[]; total: number }> {
  return new Promise((done) => watch(({ jobs, total }) => done({ ids: jobs.map(({ id }) => id), total })))
}

describe('job lists of the employer and the review queue', () => {
  const stored = [
    jobOf('approved', { id: 'job_1700000000001_aaaaaaaa', postedDate: '2026-11-20' }),
    jobOf('pending', { id: 'job_1700000000003_aaaaaaaa', postedDate: '2026-11-21', employerId: kesar.uid }),
    jobOf('rejected', { id: 'job_1700000000002_aaaaaaaa', postedDate: '2026-11-20' }),
    jobOf('deleted', { id: 'job_1700000000000_aaaaaaaa', postedDate: '2026-10-01' }),
    jobOf('pending', { id: 'job_1700000000004_aaaaaaaa', postedDate: '2026-11-21' }),
    jobOf('approved', { id: 'prod_1_1700000000000', postedDate: '2026-11-19', employerId: 'admin' })
  ]
  const { as } = boardOf(stored)
  const own = (limit: number, uid = suvarna.uid) =>
    first((listener) => as(suvarna).watchOwn(uid, limit, listener, fail))

  test('show the jobs of an employer in each status, newest first', async () => {
    const ids = ['4', '2', '1', '0'].map((number) => `job_170000000000${number}_aaaaaaaa`)
    expect(await own(10)).toEqual({ ids, total: 4 })
    expect(await own(3)).toEqual({ ids: ids.slice(0, 3), total: 4 })
    expect(await own(10, 'u-nobody')).toEqual({ ids: [], total: 0 })
  })

  test('show the review queue oldest first, with its count', async () => {
    const queue = (status: 'pending' | 'rejected', limit: number) =>
      first((listener) => as(admin).watchQueue(status, limit, listener, fail))
    const pending = ['job_1700000000003_aaaaaaaa', 'job_1700000000004_aaaaaaaa']
    expect(await queue('pending', 9)).toEqual({ ids: pending, total: 2 })
    expect(await queue('pending', 1)).toEqual({ ids: pending.slice(0, 1), total: 2 })
    expect(await queue('pending', 0)).toEqual({ ids: [], total: 2 })
    expect(await queue('rejected', 9)).toEqual({ ids: ['job_1700000000002_aaaaaaaa'], total: 1 })
  })
})

describe('posting a job', () => {
  test('is stored once when resent after a lost response', async () => {
    const { as, store } = boardOf()
    const content = contentNamed('Polisher')
    const job = await as(suvarna).post(suvarna, content, 'job_1700000000009_aaaaaaaa')
    expect(await as(suvarna).post(suvarna, content, job.id)).toEqual(job)
    expect((await store.query(jobs, { order: 'stored', limit: 9 })).total).toBe(1)
    const other = as(suvarna).post(suvarna, contentNamed('Setter'), job.id)
    await expect(other).rejects.toMatchObject({ failure: 'conflict', stored: { title: 'Polisher' } })
    await expect(as(kesar).post(kesar, content, job.id)).rejects.toMatchObject({ failure: 'conflict' })
  })

  test('is rejected when the signed-in user is not the employer of the job', async () => {
    const { store, as } = boardOf()
    for (const signedIn of [kesar, meena, null]) {
      const post = as(signedIn).post(suvarna, contentNamed('Polisher'))
      await expect(post).rejects.toMatchObject({ failure: 'refused' })
    }
    expect(store.readElements('jobs')).toEqual([])
  })
})

describe('closing all jobs of an employer', () => {
  const mine = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      jobOf((['pending', 'approved', 'rejected', 'deleted'] as const)[index % 4] ?? 'pending', { id: `job_${index}` })
    )
  const others = [jobOf('approved', { id: 'job_k', employerId: kesar.uid })]

  test('closes all hundred jobs and no job of another employer', async () => {
    const { store, as } = boardOf([...mine(130), ...others])
    await as(suvarna).closeAll(suvarna)
    const stored = store.readElements('jobs') as Job[]
    expect(stored.filter(({ status }) => status !== 'deleted')).toEqual(others)
    expect(stored.filter(({ ending }) => ending === 'not-filled')).toHaveLength(98)
    await as(suvarna).closeAll(suvarna)
    expect(store.readElements('jobs')).toEqual(stored)
  })

  test('continues after closing one job fails', async () => {
    const { store, as } = boardOf(mine(8))
    const { change } = store
    let written = 0
    store.change = (...given) => {
      written += 1
      if (written === 3) store.faults.writes = 'unavailable'
      return change(...given)
    }
    await expect(as(suvarna).closeAll(suvarna)).rejects.toMatchObject({ failure: 'unavailable' })
    store.faults.writes = undefined
    await as(suvarna).closeAll(suvarna)
    expect((store.readElements('jobs') as Job[]).map(({ status }) => status)).toEqual(Array(8).fill('deleted'))
  })
})

test('undo of a job’s approval › fails after an application or an edit by the employer', async () => {
  const { store, as } = boardOf()
  const moderation = as(admin)
  const approve = async () => moderation.approve(admin, await as(suvarna).post(suvarna, contentNamed('Polisher')))
  const back = await moderation.putBack(admin, await approve(), {})
  expect(back).toMatchObject({ status: 'pending', revision: 3 })
  const applied = await approve()
  store.setElements('applications', [applicationOf({ id: 'u-meena_x', jobId: applied.id })])
  await expect(moderation.putBack(admin, applied, {})).rejects.toBeInstanceOf(HasApplicants)
  const written = await approve()
  await as(suvarna).revise(suvarna, written, contentNamed('Senior polisher'))
  await expect(moderation.putBack(admin, written, {})).rejects.toMatchObject({
    failure: 'conflict',
    stored: { revision: 3 }
  })
})

type Act = (jobsRepository: JobsRepository, base: Job) => Promise<unknown>
const acts: [string, Actor, Act][] = [
  ['revise', suvarna, (jobsRepository, base) => jobsRepository.revise(suvarna, base, contentNamed('Polisher'))],
  ['edit', admin, (jobsRepository, base) => jobsRepository.edit(admin, base, contentNamed('Polisher'))],
  ['approve', admin, (jobsRepository, base) => jobsRepository.approve(admin, base)],
  ['reject', admin, (jobsRepository, base) => jobsRepository.reject(admin, base, 'The pay is missing')],
  ['restore', admin, (jobsRepository, base) => jobsRepository.restore(admin, base)],
  ['delete', admin, (jobsRepository, base) => jobsRepository.remove(admin, base)]
]

describe('change of a job that another user just changed', () => {
  test.each(acts)('reports a conflict for %s and returns the newer version', async (_, actor, act) => {
    for (const status of jobStatuses) {
      const newer = jobOf(status, { revision: 3, title: 'Newer' })
      const { store, as } = boardOf([newer])
      for (const revision of [undefined, 2, 4]) {
        const conflict = { name: 'StoreError', failure: 'conflict', stored: newer }
        await expect(act(as(actor), jobOf('pending', { revision }))).rejects.toMatchObject(conflict)
      }
      expect(store.readElements('jobs')).toEqual([newer])
    }
  })
})

describe('status change of a job of an earlier app version', () => {
  test.each(acts)('%s is not allowed for other users', async (_, actor, act) => {
    const strangers = [suvarna, admin, kesar, meena, null].filter((person) => person !== actor)
    for (const status of jobStatuses) {
      const { store, as } = boardOf([jobOf(status)])
      for (const stranger of strangers) {
        await expect(act(as(stranger), jobOf(status))).rejects.toMatchObject({ failure: 'refused' })
      }
      expect(store.readElements('jobs')).toEqual([jobOf(status)])
    }
  })

  test('adds a revision number and a history', async () => {
    const { id, title, company, location, category, type, description } = jobOf('approved')
    const { as } = boardOf([{ id, title, company, location, category, type, description }])
    const base = await new Promise<Job | null>((done) => as(admin).watchJob(id, done, fail))
    if (!base) throw new Error('the job is not there')
    expect(base).toMatchObject({ status: 'approved', employerId: 'admin' })
    const edited = await as(admin).edit(admin, base, contentNamed('Polisher'))
    expect(edited).toMatchObject({ revision: 1, title: 'Polisher', employerId: 'admin', status: 'approved' })
    expect(parseHistory(edited)).toMatchObject([{ type: 'edit', revision: 1 }])
  })
})

describe('two concurrent status changes of a job', () => {
  const pairs = acts.flatMap((one) => acts.map((other) => [one[0], other[0], [one, other]] as const))
  const mayTake = (action: string, actor: Actor, from: string) =>
    matrix.some((cell) => cell.action === action && cell.actor === actor && cell.from === from && cell.to !== null)

  test.each(pairs)('%s and %s: one transition succeeds and the other reports a conflict', async (one, other, both) => {
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      const { store, as } = boardOf([jobOf(status)])
      const able = both.filter(([action, actor]) => mayTake(action, actor, status)).length
      const results = await Promise.allSettled(both.map(([, actor, act]) => act(as(actor), jobOf(status))))
      const failures: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      for (const failure of failures) expect(failure).toBeInstanceOf(StoreError)
      const left = store.readElements('jobs') as Job[]
      if (one === 'delete' && other === 'delete' && able === 2) {
        expect(left).toEqual([])
        continue
      }
      const done = Math.min(1, able)
      expect(failures).toHaveLength(2 - done)
      if (able === 2) expect(failures).toMatchObject([{ failure: 'conflict' }])
      if (able === 0) expect(failures).toMatchObject([{ failure: 'refused' }, { failure: 'refused' }])
      for (const job of left) expect([job.revision, parseHistory(job).length]).toEqual([1 + done, 1 + done])
    }
  })
})

describe('approval of unchanged jobs sent for review again', () => {
  const posted = jobOf('approved', { revision: 4 })
  const revise = async (change: object) => {
    const board = boardOf([posted])
    const job = await board.as(suvarna).revise(suvarna, posted, { ...contentNamed('Stone setter'), ...change })
    return { ...board, job }
  }
  const statusOf = ({ store }: ReturnType<typeof boardOf>) => (store.readElements('jobs') as Job[])[0]?.status

  test('approves a job that equals its approved version', async () => {
    const board = await revise({})
    expect(await board.as(admin).approveUnchanged(admin, board.job)).toMatchObject({ status: 'approved', revision: 6 })
  })

  test('refuses a job that differs from its approved version', async () => {
    const board = await revise({ salaryRange: '₹9,000 a month' })
    await expect(board.as(admin).approveUnchanged(admin, board.job)).rejects.toMatchObject({ failure: 'conflict' })
    expect(statusOf(board)).toBe('pending')
  })

  test('refuses a job that was changed after the comparison', async () => {
    const board = await revise({})
    const changed = { ...board.job, description: 'Ten hours a day, no pay.' }
    for (const revision of [5, 6]) {
      board.store.setElements('jobs', [{ ...changed, revision }])
      await expect(board.as(admin).approveUnchanged(admin, board.job)).rejects.toMatchObject({ failure: 'conflict' })
      expect(statusOf(board)).toBe('pending')
    }
  })

  test('is allowed for the administrator only', async () => {
    const board = await revise({})
    await expect(board.as(suvarna).approveUnchanged(suvarna, board.job)).rejects.toMatchObject({ failure: 'refused' })
  })
})

describe('job search by words', () => {
  const stored = [
    jobOf('pending', { id: 'a', title: 'Wax Carver', keywords: ['pavé'], postedDate: '2026-11-01' }),
    jobOf('approved', { id: 'b', title: 'Carver', postedDate: '2026-11-02', employerId: kesar.uid }),
    jobOf('approved', { id: 'c', title: 'Setter', postedDate: '2026-11-03' })
  ]
  const find = async (as: Actor, isShared: boolean, words: string, whose: Whose, limit: number) => {
    const store = createAuthorizedStore(createMemoryStore({ elements: { jobs: stored } }), () => as)
    const search = createJobsRepository(store, undefined, isShared).beginSearch(whose)
    const { jobs: found, isPartial } = await search(words, limit)
    return [found.map(({ id }) => id).join(''), isPartial]
  }

  test.each([false, true])('searches all, public or own jobs (Firestore: %s)', async (isShared) => {
    expect(await find(admin, isShared, 'carver', 'all', 9)).toEqual(['ba', false])
    expect(await find(admin, isShared, 'PAVE wax', 'all', 9)).toEqual(['a', false])
    expect(await find(admin, isShared, 'carver', 'all', 1)).toEqual(['b', false])
    expect(await find(suvarna, isShared, 'carver', 'public', 9)).toEqual(['b', false])
    expect(await find(suvarna, isShared, 'e', { uid: suvarna.uid }, 9)).toEqual(['ca', false])
  })

  test.each([false, true])('returns no expired job to the public (Firestore: %s)', async (isShared) => {
    const over = { ...jobOf('approved', { id: 'over', title: 'Old carver' }), expiresOn: '2020-01-01' }
    const store = createAuthorizedStore(createMemoryStore({ elements: { jobs: [over] } }), () => suvarna)
    const jobsRepository = createJobsRepository(store, undefined, isShared)
    expect((await jobsRepository.beginSearch('public')('carver', 9)).jobs).toEqual([])
    expect((await jobsRepository.beginSearch({ uid: suvarna.uid })('carver', 9)).jobs).toHaveLength(1)
  })
})
