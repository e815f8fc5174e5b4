import { describe, expect, test, vi } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import {
  createPostingsRepository,
  HasApplicants,
  type Postings,
  type PostingsRepository,
  type Whose
} from '#renderer/data/postings-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseApprovedVersion, parseHistory } from '#shared/domain/job/job-record.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { matrix } from '#tests/support/job-matrix.ts'
import { admin, contentNamed, jobOf, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

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
      createPostingsRepository(
        createAuthorizedStore(store, () => actor),
        clock
      )
  }
}

test('a history that lies apart is read once for each posting, and again where it could not be', async () => {
  const { history, ...public_ } = jobOf('pending')
  const apart = { ...public_, steps: 1 } as Job
  const memory = createMemoryStore({
    elements: { jobHistory: [{ id: apart.id, employerId: suvarna.uid, history }] },
    faults: { reads: 'offline' }
  })
  const get = vi.spyOn(memory, 'get')
  const postings = createPostingsRepository(memory)
  await expect(postings.readHistory(apart)).rejects.toMatchObject({ failure: 'unavailable' })
  memory.faults.reads = undefined
  expect(await Promise.all([postings.readHistory(apart), postings.readHistory(apart)])).toMatchObject([
    { history },
    { history }
  ])
  expect(get).toHaveBeenCalledTimes(2)
})

test('of many postings each is given its own history, however many are read together', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `job_${index}`)
  const apart = ids.map((id) => ({ ...jobOf('pending', { id }), history: undefined, steps: 1 }))
  const jobHistory = ids.map((id) => ({ id, employerId: suvarna.uid, history: [{ did: id }] }))
  const whole = await createPostingsRepository(createMemoryStore({ elements: { jobHistory } })).readHistories(apart)
  expect(whole.map(({ id, history }) => [id, history])).toEqual(ids.map((id) => [id, [{ did: id }]]))
})

/** A watch's first result. */
function first(watch: (listener: (postings: Postings) => void) => unknown): Promise<{ ids: string[]; total: number }> {
  return new Promise((done) => watch(({ jobs, total }) => done({ ids: jobs.map(({ id }) => id), total })))
}

describe('the lists', () => {
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
  const all = (limit: number) => first((listener) => as(admin).watchAll(limit, listener, fail))

  test('of one employer are her own in every status, newest first, within a day too', async () => {
    const ids = ['4', '2', '1', '0'].map((number) => `job_170000000000${number}_aaaaaaaa`)
    expect(await own(10)).toEqual({ ids, total: 4 })
    expect(await own(3)).toEqual({ ids: ids.slice(0, 3), total: 4 })
    expect(await own(10, 'u-nobody')).toEqual({ ids: [], total: 0 })
  })

  test('of all are everybody’s in every status, newest first, within a day too', async () => {
    const { ids, total } = await all(10)
    expect(ids.map((id) => id.replace(/_a+$/, ''))).toEqual([
      'job_1700000000004',
      'job_1700000000003',
      'job_1700000000002',
      'job_1700000000001',
      'prod_1_1700000000000',
      'job_1700000000000'
    ])
    expect(total).toBe(6)
    expect(await all(2)).toEqual({ ids: ids.slice(0, 2), total: 6 })
  })

  test('of what waits stand in the order in which it was posted, and can be counted alone', async () => {
    const queue = (status: 'pending' | 'rejected', limit: number) =>
      first((listener) => as(admin).watchQueue(status, limit, listener, fail))
    const pending = ['job_1700000000003_aaaaaaaa', 'job_1700000000004_aaaaaaaa']
    expect(await queue('pending', 9)).toEqual({ ids: pending, total: 2 })
    expect(await queue('pending', 1)).toEqual({ ids: pending.slice(0, 1), total: 2 })
    expect(await queue('pending', 0)).toEqual({ ids: [], total: 2 })
    expect(await queue('rejected', 9)).toEqual({ ids: ['job_1700000000002_aaaaaaaa'], total: 1 })
  })

  test.each(jobStatuses)('hold one posting that is %s', async (status) => {
    const watched = boardOf([jobOf(status)]).as(suvarna)
    expect(await new Promise((done) => watched.watchPosting('job_1', done, fail))).toEqual(jobOf(status))
    expect(await new Promise((done) => watched.watchPosting('job_2', done, fail))).toBeNull()
  })

  test('tell of every step, until they are stopped', async () => {
    const board = boardOf([jobOf('pending')])
    const results: unknown[] = []
    const totals: number[] = []
    const stop = board.as(suvarna).watchPosting('job_1', (job) => results.push(job?.status), fail)
    board.as(admin).watchQueue('pending', 0, ({ total }) => totals.push(total), fail)
    await until(() => expect([results, totals]).toEqual([['pending'], [1]]))
    const rejected = await board.as(admin).reject(admin, jobOf('pending'), '')
    await until(() =>
      expect([results, totals]).toEqual([
        ['pending', 'rejected'],
        [1, 0]
      ])
    )
    stop()
    await board.as(admin).restore(admin, rejected)
    await until(() => expect(totals).toEqual([1, 0, 1]))
    expect(results).toEqual(['pending', 'rejected'])
  })

  const watches: [string, (postings: PostingsRepository, onError: (error: StoreError) => void) => unknown][] = [
    ['own', (postings, onError) => postings.watchOwn('u', 5, fail, onError)],
    ['all', (postings, onError) => postings.watchAll(5, fail, onError)],
    ['queue', (postings, onError) => postings.watchQueue('pending', 5, fail, onError)],
    ['posting', (postings, onError) => postings.watchPosting('job_1', fail, onError)]
  ]
  test.each(watches)('say when the board cannot be read: %s', async (_, watch) => {
    const { store, as: worksOn } = boardOf()
    store.faults.reads = 'damaged'
    expect(await new Promise((done) => watch(worksOn(admin), done))).toMatchObject({ failure: 'damaged' })
  })
})

describe('posting', () => {
  test('again what was stored without an answer makes no second job', async () => {
    const { as, store } = boardOf()
    const content = contentNamed('Polisher')
    const job = await as(suvarna).post(suvarna, content, 'job_1700000000009_aaaaaaaa')
    expect(await as(suvarna).post(suvarna, content, job.id)).toEqual(job)
    expect((await store.query(jobs, { order: 'stored', limit: 9 })).total).toBe(1)
    const other = as(suvarna).post(suvarna, contentNamed('Setter'), job.id)
    await expect(other).rejects.toMatchObject({ failure: 'conflict', stored: { title: 'Polisher' } })
    await expect(as(kesar).post(kesar, content, job.id)).rejects.toMatchObject({ failure: 'conflict' })
  })

  test('stores an employer’s job as pending under an id of its own', async () => {
    const { store, as } = boardOf()
    const job = await as(suvarna).post(suvarna, contentNamed('Polisher'))
    expect(job.id).toMatch(/^job_\d{13}_[0-9a-z]{8}$/)
    expect(job).toMatchObject({ ...contentNamed('Polisher'), status: 'pending', employerId: suvarna.uid, revision: 1 })
    expect(store.readElements('jobs')).toEqual([job])
  })

  test('stores the administrator’s job live', async () => {
    const job = await boardOf().as(admin).post(admin, contentNamed('Polisher'))
    expect(job).toMatchObject({ status: 'approved', employerId: 'admin' })
  })

  test('takes the time from the clock it was given', async () => {
    const clock = () => new Date(2024, 1, 29, 9, 30)
    const time = clock().getTime()
    const job = await createPostingsRepository(createMemoryStore(), clock).post(suvarna, contentNamed('Polisher'))
    expect(job.id).toContain(`job_${time}_`)
    expect(job.postedDate).toBe('2024-02-29')
    expect(parseHistory(job)).toMatchObject([{ at: new Date(time).toISOString() }])
  })

  test('takes it from the computer when it was given none', async () => {
    const before = Date.now()
    const job = await createPostingsRepository(createMemoryStore()).post(suvarna, contentNamed('Polisher'))
    const at = Date.parse(parseHistory(job)[0]?.at ?? '')
    expect([at >= before, at <= Date.now()]).toEqual([true, true])
  })

  test.each([meena, namesake])('is refused to $email', async (actor) => {
    const { store, as } = boardOf()
    await expect(as(actor).post(actor, contentNamed('Polisher'))).rejects.toMatchObject({ failure: 'refused' })
    expect(store.readElements('jobs')).toEqual([])
  })

  test('is refused when somebody else is signed in than the screen believes', async () => {
    const { store, as } = boardOf()
    for (const signedIn of [kesar, meena, null]) {
      const post = as(signedIn).post(suvarna, contentNamed('Polisher'))
      await expect(post).rejects.toMatchObject({ failure: 'refused' })
    }
    expect(store.readElements('jobs')).toEqual([])
  })

  test.each([' ', ''])('is refused with the title %j, which no reader of the board would take', async (title) => {
    const post = boardOf().as(suvarna).post(suvarna, contentNamed(title))
    await expect(post).rejects.toMatchObject({ name: 'StoreError', failure: 'refused' })
  })
})

test.each([
  ['revise', suvarna],
  ['edit', admin]
] as const)('the days that are chosen with a step are stored: %s', async (step, actor) => {
  const live = jobOf('approved')
  expect(await boardOf([live]).as(actor)[step](actor, live, contentNamed('Polisher'), 45)).toMatchObject({
    liveDays: 45
  })
})

test('what is acted upon is still as it was seen, or the newer one is told', async () => {
  const seen = jobOf('pending', { revision: 2 })
  const expecting = (stored: readonly Job[]) => boardOf(stored).as(admin).expectStored(seen)
  await expecting([seen])
  const newer = { ...seen, revision: 3 }
  await expect(expecting([newer])).rejects.toMatchObject({ failure: 'conflict', stored: newer })
  await expect(expecting([])).rejects.toMatchObject({ failure: 'conflict', stored: undefined })
})

describe('before an employer’s account goes', () => {
  const mine = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      jobOf((['pending', 'approved', 'rejected', 'deleted'] as const)[index % 4] ?? 'pending', { id: `job_${index}` })
    )
  const others = [jobOf('approved', { id: 'job_k', employerId: kesar.uid })]

  test('everything of theirs that has not ended is closed, however much it is, and nothing of the others', async () => {
    const { store, as } = boardOf([...mine(130), ...others])
    await as(suvarna).closeAll(suvarna)
    const stored = store.readElements('jobs') as Job[]
    expect(stored.filter(({ status }) => status !== 'deleted')).toEqual(others)
    expect(stored.filter(({ ending }) => ending === 'not-filled')).toHaveLength(98)
    await as(suvarna).closeAll(suvarna)
    expect(store.readElements('jobs')).toEqual(stored)
  })

  test('after a failure it is done again from where it stopped', async () => {
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

test('a posting’s whole life is told by its history', async () => {
  const { store, as } = boardOf()
  const [employer, desk] = [as(suvarna), as(admin)]
  const posted = await employer.post(suvarna, contentNamed('Polisher'))
  const approved = await desk.approve(admin, posted)
  const revised = await employer.revise(suvarna, approved, contentNamed('Senior polisher'))
  expect(parseApprovedVersion(revised)).toEqual({
    content: contentNamed('Polisher'),
    at: parseHistory(approved)[1]?.at
  })
  const rejected = await desk.reject(admin, revised, '  The pay is missing ')
  expect(rejected).toMatchObject({ rejectionReason: 'The pay is missing', approvedVersion: revised.approvedVersion })
  const restored = await desk.restore(admin, rejected)
  expect(restored).toMatchObject({ title: 'Senior polisher', approvedVersion: revised.approvedVersion })
  expect(restored.rejectionReason).toBeUndefined()
  const again = await desk.approve(admin, restored)
  expect(again.approvedVersion).toBeUndefined()
  const edited = await desk.edit(admin, again, contentNamed('Master polisher'))
  const back = await employer.revise(suvarna, edited, contentNamed('Polisher'))
  expect(parseApprovedVersion(back)?.at).toBe(parseHistory(edited).at(-1)?.at)
  const end = await desk.reject(admin, back, '   ')
  expect(Object.keys(end)).not.toContain('rejectionReason')
  expect(parseHistory(end).map(({ did, by, revision }) => `${revision} ${by.role} ${did}`)).toEqual([
    '1 Employer post',
    '2 Admin approve',
    '3 Employer revise',
    '4 Admin reject',
    '5 Admin restore',
    '6 Admin approve',
    '7 Admin edit',
    '8 Employer revise',
    '9 Admin reject'
  ])
  const times = parseHistory(end).map(({ at }) => at)
  expect([...new Set(times)].sort()).toEqual(times)
  await desk.remove(admin, end)
  expect(store.readElements('jobs')).toEqual([])
})

test('an approval is put back unless somebody has applied or its employer has written since', async () => {
  const { store, as } = boardOf()
  const desk = as(admin)
  const approve = async () => desk.approve(admin, await as(suvarna).post(suvarna, contentNamed('Polisher')))
  const back = await desk.putBack(admin, await approve(), {})
  expect(back).toMatchObject({ status: 'pending', revision: 3 })
  const applied = await approve()
  store.setElements('applications', [applicationOf({ id: 'u-meena_x', jobId: applied.id })])
  await expect(desk.putBack(admin, applied, {})).rejects.toBeInstanceOf(HasApplicants)
  const written = await approve()
  await as(suvarna).revise(suvarna, written, contentNamed('Senior polisher'))
  await expect(desk.putBack(admin, written, {})).rejects.toMatchObject({ failure: 'conflict', stored: { revision: 3 } })
})

type Act = (postings: PostingsRepository, base: Job) => Promise<unknown>
const acts: [string, Actor, Act][] = [
  ['revise', suvarna, (postings, base) => postings.revise(suvarna, base, contentNamed('Polisher'))],
  ['edit', admin, (postings, base) => postings.edit(admin, base, contentNamed('Polisher'))],
  ['approve', admin, (postings, base) => postings.approve(admin, base)],
  ['reject', admin, (postings, base) => postings.reject(admin, base, 'The pay is missing')],
  ['restore', admin, (postings, base) => postings.restore(admin, base)],
  ['delete', admin, (postings, base) => postings.remove(admin, base)]
]

describe('of a job that changed since it was seen', () => {
  test.each(acts)('%s is a conflict that carries the newer one', async (_, actor, act) => {
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

  test.each(acts.slice(0, -1))('%s is a conflict when it is gone, from before revisions too', async (_, actor, act) => {
    for (const revision of [undefined, 0, 2]) {
      const { store, as } = boardOf()
      const step = act(as(actor), jobOf('rejected', { revision }))
      await expect(step).rejects.toMatchObject({ name: 'StoreError', failure: 'conflict', stored: undefined })
      expect(store.readElements('jobs')).toEqual([])
    }
  })

  test('deleting it is no error when it is gone', async () => {
    await expect(boardOf().as(admin).remove(admin, jobOf('rejected'))).resolves.toBeUndefined()
  })
})

describe('a step', () => {
  test.each(acts)('%s is refused to everybody else, whatever name is given', async (_, actor, act) => {
    const strangers = [suvarna, admin, kesar, meena, null].filter((person) => person !== actor)
    for (const status of jobStatuses) {
      const { store, as } = boardOf([jobOf(status)])
      for (const stranger of strangers) {
        await expect(act(as(stranger), jobOf(status))).rejects.toMatchObject({ failure: 'refused' })
      }
      expect(store.readElements('jobs')).toEqual([jobOf(status)])
    }
  })

  test('says when there is no room, and leaves the board as it was', async () => {
    const { store, as } = boardOf([jobOf('pending')])
    store.faults.writes = 'full'
    await expect(as(admin).approve(admin, jobOf('pending'))).rejects.toMatchObject({ failure: 'full' })
    await expect(as(suvarna).post(suvarna, contentNamed('Polisher'))).rejects.toMatchObject({ failure: 'full' })
    expect(store.readElements('jobs')).toEqual([jobOf('pending')])
  })

  test('on a job of the oldest boards gives it a revision and a history', async () => {
    const { id, title, company, location, category, type, description } = jobOf('approved')
    const { as } = boardOf([{ id, title, company, location, category, type, description }])
    const base = await new Promise<Job | null>((done) => as(admin).watchPosting(id, done, fail))
    if (!base) throw new Error('the job is not there')
    expect(base).toMatchObject({ status: 'approved', employerId: 'admin' })
    const edited = await as(admin).edit(admin, base, contentNamed('Polisher'))
    expect(edited).toMatchObject({ revision: 1, title: 'Polisher', employerId: 'admin', status: 'approved' })
    expect(parseHistory(edited)).toMatchObject([{ did: 'edit', revision: 1 }])
  })
})

describe('of two who act on the same version at once', () => {
  const pairs = acts.flatMap((one) => acts.map((other) => [one[0], other[0], [one, other]] as const))
  const mayTake = (action: string, actor: Actor, from: string) =>
    matrix.some((cell) => cell.action === action && cell.actor === actor && cell.from === from && cell.to !== null)

  test.each(pairs)('%s and %s: one succeeds and the other learns of it', async (one, other, both) => {
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

describe('approving what nobody has read again', () => {
  const posted = jobOf('approved', { revision: 4 })
  const revise = async (change: object) => {
    const board = boardOf([posted])
    const job = await board.as(suvarna).revise(suvarna, posted, { ...contentNamed('Stone setter'), ...change })
    return { ...board, job }
  }
  const statusOf = ({ store }: ReturnType<typeof boardOf>) => (store.readElements('jobs') as Job[])[0]?.status

  test('approves a revision that says what was public', async () => {
    const board = await revise({})
    expect(await board.as(admin).approveUnchanged(admin, board.job)).toMatchObject({ status: 'approved', revision: 6 })
  })

  test('refuses a revision that says something else', async () => {
    const board = await revise({ salaryRange: '₹9,000 a month' })
    await expect(board.as(admin).approveUnchanged(admin, board.job)).rejects.toMatchObject({ failure: 'conflict' })
    expect(statusOf(board)).toBe('pending')
  })

  test('refuses one that was changed since it was seen, also by a program that counts no revisions', async () => {
    const board = await revise({})
    const changed = { ...board.job, description: 'Ten hours a day, no pay.' }
    for (const revision of [5, 6]) {
      board.store.setElements('jobs', [{ ...changed, revision }])
      await expect(board.as(admin).approveUnchanged(admin, board.job)).rejects.toMatchObject({ failure: 'conflict' })
      expect(statusOf(board)).toBe('pending')
    }
  })

  test('is nobody’s but the administrator’s', async () => {
    const board = await revise({})
    await expect(board.as(suvarna).approveUnchanged(suvarna, board.job)).rejects.toMatchObject({ failure: 'refused' })
  })
})

describe('finding a posting', () => {
  const stored = [
    jobOf('pending', { id: 'a', title: 'Wax Carver', keywords: ['pavé'], postedDate: '2026-11-01' }),
    jobOf('approved', { id: 'b', title: 'Carver', postedDate: '2026-11-02', employerId: kesar.uid }),
    jobOf('approved', { id: 'c', title: 'Setter', postedDate: '2026-11-03' })
  ]
  const find = async (as: Actor, isShared: boolean, words: string, whose: Whose, limit: number) => {
    const store = createAuthorizedStore(createMemoryStore({ elements: { jobs: stored } }), () => as)
    const search = createPostingsRepository(store, undefined, isShared).beginSearch(whose)
    const { jobs: found, isPartial } = await search(words, limit)
    return [found.map(({ id }) => id).join(''), isPartial]
  }

  test.each([false, true])(
    'looks through everybody’s, the public’s or one’s own (shared board: %s)',
    async (isShared) => {
      expect(await find(admin, isShared, 'carver', 'all', 9)).toEqual(['ba', false])
      expect(await find(admin, isShared, 'PAVE wax', 'all', 9)).toEqual(['a', false])
      expect(await find(admin, isShared, 'carver', 'all', 1)).toEqual(['b', false])
      expect(await find(suvarna, isShared, 'carver', 'public', 9)).toEqual(['b', false])
      expect(await find(suvarna, isShared, 'e', { uid: suvarna.uid }, 9)).toEqual(['ca', false])
    }
  )

  test.each([false, true])('finds nothing for the public that is over (shared board: %s)', async (isShared) => {
    const over = { ...jobOf('approved', { id: 'over', title: 'Old carver' }), expiresOn: '2020-01-01' }
    const store = createAuthorizedStore(createMemoryStore({ elements: { jobs: [over] } }), () => suvarna)
    const postings = createPostingsRepository(store, undefined, isShared)
    expect((await postings.beginSearch('public')('carver', 9)).jobs).toEqual([])
    expect((await postings.beginSearch({ uid: suvarna.uid })('carver', 9)).jobs).toHaveLength(1)
  })

  test('of a shared board says when it has more postings than were looked through, and finds the newest', async () => {
    const many = Array.from({ length: 201 }, (_, index) => {
      const postedDate = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
      return jobOf('approved', { id: `job_${index}`, title: index === 0 ? 'Polisher' : 'Setter', postedDate })
    })
    const search = createPostingsRepository(createMemoryStore({ elements: { jobs: many } }), undefined, true)
    const find = search.beginSearch('all')
    expect(await find('setter', 1)).toMatchObject({ jobs: [{ id: 'job_200' }], isPartial: true })
    expect(await find('polisher', 1)).toEqual({ jobs: [], isPartial: true })
  })

  test('reads a shared board once for all the words of one search, and once more after it could not', async () => {
    const memory = createMemoryStore({ elements: { jobs: stored } })
    let asked = 0
    const query: typeof memory.query = (...given) => {
      asked += 1
      return asked === 1 ? Promise.reject(new StoreError('unavailable', 'offline')) : memory.query(...given)
    }
    const search = createPostingsRepository({ ...memory, query }, undefined, true).beginSearch('all')
    await expect(search('carver', 9)).rejects.toThrow('offline')
    const answers = await Promise.all([search('carver', 9), search('setter', 9)])
    expect(answers.map(({ jobs: found }) => found.map(({ id }) => id).join(''))).toEqual(['ba', 'c'])
    expect((await search('wax', 9)).jobs).toHaveLength(1)
    expect(asked).toBe(2)
  })
})
