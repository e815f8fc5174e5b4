import { expect, vi } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobsRepository, type JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { createPostingsRepository, type Postings, type PostingsRepository } from '#renderer/data/postings-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { formatBoardDay } from '#shared/documents/board-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readEnding } from '#shared/domain/job/job-ending.ts'
import { canExpire, readLastDay } from '#shared/domain/job/job-expiry.ts'
import { parseApprovedVersion, parseHistory } from '#shared/domain/job/job-record.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { toWellFormed } from '#shared/domain/well-formed.ts'
import { type Attempt, leads } from './job-attempts.ts'
import { admin, contentNamed, jobOf, meena, suvarna } from './job-people.ts'

/** A trial's expectation of a stored job. */
interface Known {
  owner: string
  status: string
  title: string
  /** The public's last version; null: it never read any of it. */
  published: string | null
  reason: string
  /** The last day of a live posting; null: it is not live, or never expires. */
  lastDay: string | null
  ending: string | null
  revision: number
  history: string[]
}

const hourMs = 3_600_000
const plain = { published: null, reason: '', lastDay: null, ending: null, history: [] }
const administratorsJob = { ...plain, owner: 'admin', revision: 0 }
const hers = { ...plain, owner: suvarna.uid }
const { status: _status, revision: _revision, employerId: _employer, history: _history, ...old } = jobOf('approved')

/** Jobs of grown boards, with their expectations: of the house, one older than statuses, one with an odd history. */
const beginning: [raw: Partial<Job> & { id: string }, known: Known][] = [
  [
    { ...old, id: 'prod_1_1700000000000', title: 'Seed', status: 'approved', employerId: 'admin' },
    { ...administratorsJob, status: 'approved', title: 'Seed', published: 'Seed' }
  ],
  [
    { ...old, id: 'job_1600000000000_old', title: 'Old' },
    { ...administratorsJob, status: 'approved', title: 'Old', published: 'Old' }
  ],
  [
    { ...old, id: 'job_1600000000001_left', title: 'Left', status: 'rejected', employerId: 'admin' },
    { ...administratorsJob, status: 'rejected', title: 'Left' }
  ],
  [
    jobOf('pending', { id: 'job_1600000000002_odd', title: 'Odd', revision: 4, history: [null, 'by hand'] }),
    { ...hers, status: 'pending', title: 'Odd', revision: 4 }
  ],
  [
    jobOf('deleted', { id: 'job_1600000000003_gone', title: 'Gone', history: { by: 'hand' } }),
    { ...hers, status: 'deleted', title: 'Gone', revision: 1 }
  ]
]

/** A board on which people try things, and what should become of it. The time is the one it sets: Date must be a fake. */
export class Trial {
  private readonly known = new Map(beginning.map(([{ id }, known]) => [id, known]))
  /** Every version of every job that anybody was shown, oldest first; the job that changed last stands at the end. */
  private readonly versionsSeen = new Map<string, Job[]>()
  private readonly posted: string[] = []
  /** The public's version before the last step of a job. */
  private readonly publishedBefore = new Map<string, string | null>()
  private readonly store = createMemoryStore({ elements: { jobs: beginning.map(([raw]) => raw) } })
  private hours = Date.UTC(2026, 10, 21) / hourMs

  async begin(): Promise<void> {
    vi.setSystemTime(this.hours * hourMs)
    for (const job of (await this.all()).jobs) this.versionsSeen.set(job.id, [job])
    await this.check()
  }

  /** Lets somebody try, holds the answer against the rules, and gives it: 'done', or how it failed. */
  async take(attempt: Attempt): Promise<string> {
    const { signedIn, index, age } = attempt
    this.hours += 24 * attempt.days
    const actor = attempt.mistaken ?? signedIn ?? meena
    const versions = [...this.versionsSeen.values()].at(-1 - (index % this.versionsSeen.size)) ?? []
    const view = versions.at(-1 - Math.min(age, versions.length - 1)) as Job
    const expected = this.expected(attempt, actor, view)
    const earlier = versions.findLast(({ revision = 0 }) => revision < (view.revision ?? 0))
    const given = await act(this.postings(signedIn), actor, attempt, view, earlier).catch((error: unknown) => error)
    vi.setSystemTime(this.hours * hourMs)
    const answer = given instanceof StoreError ? given.failure : given instanceof Error ? given.message : 'done'
    expect(answer).toBe(expected)
    if (given instanceof StoreError && given.failure === 'conflict') {
      const known = this.known.get(view.id)
      expect(given.stored && asKnown(given.stored as Job)).toEqual(known)
    }
    if (answer === 'done') this.remember(attempt, actor, view.id, given as Job | undefined)
    await this.check()
    return answer
  }

  private expected({ action, signedIn, title, reason }: Attempt, actor: Actor, view: Job): string {
    const known = this.known.get(view.id)
    if (action === 'delete' && !known) return 'done'
    if (action !== 'post' && (view.revision ?? 0) !== known?.revision) return 'conflict'
    // A removal names no actor: the signed-in person removes.
    const inOwnName = action === 'delete' || (signedIn?.uid === actor.uid && signedIn.role === actor.role)
    const blank = ['post', 'revise', 'edit'].includes(action) && /^[\s\0]*$/.test(title)
    const isSilent = action === 'takeDown' && cleanProse(reason) === ''
    return inOwnName && !blank && !isSilent && leads(signedIn, action, known) !== null ? 'done' : 'refused'
  }

  private remember({ action, title, reason }: Attempt, actor: Actor, id: string, job: Job | undefined): void {
    if (!job) {
      this.known.delete(id)
      return
    }
    const known = action === 'post' ? undefined : this.known.get(id)
    if (!known) this.posted.push(job.id)
    const status = leads(actor, action, known) ?? 'nowhere'
    // Half a surrogate pair is read as what stands for it.
    const currentTitle = ['post', 'revise', 'edit'].includes(action) ? toWellFormed(title) : (known?.title ?? '')
    const revision = (known?.revision ?? 0) + 1
    const isLive = known?.status === 'approved' && (known.lastDay === null || known.lastDay >= this.today())
    const lastDay = isLive && action !== 'renew' ? known.lastDay : this.today(45)
    const earlier = action === 'putBack' ? this.publishedBefore.get(job.id) : known?.published
    this.publishedBefore.set(job.id, known?.published ?? null)
    this.known.set(job.id, {
      owner: known?.owner ?? actor.uid,
      status,
      title: currentTitle,
      published: status === 'approved' ? currentTitle : (earlier ?? null),
      reason: action === 'reject' || action === 'takeDown' ? cleanProse(reason) : '',
      lastDay: status === 'approved' ? lastDay : null,
      ending: action === 'close' ? 'filled-here' : action === 'takeDown' ? 'taken-down' : null,
      revision,
      history: [...(known?.history ?? []), `${revision} ${action} ${actor.role} ${actor.uid}`]
    })
    const versions = known ? (this.versionsSeen.get(id) ?? []) : []
    this.versionsSeen.delete(job.id)
    this.versionsSeen.set(job.id, [...versions, job])
  }

  /** Stored and public jobs are the result of the steps so far, and nothing else. */
  private async check(): Promise<void> {
    const { jobs, total } = await this.all()
    expect(new Map(jobs.map((job) => [job.id, asKnown(job)]))).toEqual(this.known)
    expect(total).toBe(this.known.size)
    const newest = this.posted.filter((id) => this.known.has(id)).reverse()
    expect(jobs.slice(0, newest.length).map(({ id }) => id)).toEqual(newest)

    const having = (status: string) => jobs.filter(({ id }) => this.known.get(id)?.status === status)
    const publicJobs = createJobsRepository(this.store)
    const found = await waitForFirst<JobSearchResult>((onResult) =>
      publicJobs.watchSearch(everything, 100, onResult, fail)
    )
    const isSeen = (id: string) => (this.known.get(id)?.lastDay ?? '9999') >= this.today()
    expect(found.jobs).toEqual(having('approved').filter(({ id }) => isSeen(id)))
    expect([found.matching, found.all]).toEqual([found.jobs.length, found.jobs.length])
    const queue = await waitForFirst<Postings>((onResult) =>
      this.postings(admin).watchQueue('pending', 0, onResult, fail)
    )
    expect(queue).toEqual({ jobs: [], total: having('pending').length })
  }

  /** After all attempts: what was stored in odd ways is still there, and nobody but the administrator touched the board's own. */
  end(): void {
    for (const job of this.store.readElements('jobs') as Job[]) {
      if (job.id.endsWith('_odd')) expect((job.history as unknown[]).slice(0, 2)).toEqual([null, 'by hand'])
      const ours = beginning.some(([{ id }, { owner }]) => id === job.id && owner === 'admin')
      if (ours) expect(parseHistory(job).filter(({ by }) => by.role !== 'Admin')).toEqual([])
    }
  }

  /** Another window each time; between two readings of its clock an hour passes. */
  private postings(person: Actor | null): PostingsRepository {
    const clock = () => {
      this.hours += 1
      vi.setSystemTime(this.hours * hourMs)
      return new Date()
    }
    return createPostingsRepository(
      createAuthorizedStore(this.store, () => person),
      clock
    )
  }

  /** So many days from now. */
  private today(days = 0): string {
    return formatBoardDay(new Date((this.hours + 24 * days) * hourMs))
  }

  private all(): Promise<Postings> {
    return waitForFirst((onResult) => this.postings(admin).watchAll(100, onResult, fail))
  }
}

const everything = { q: '', location: '', category: '', type: '' }

function asKnown(job: Job): Known {
  return {
    owner: job.employerId,
    status: job.status,
    title: job.title,
    published: publishedTitle(job),
    reason: String(job.rejectionReason ?? ''),
    lastDay: job.status === 'approved' && canExpire(job) ? readLastDay(job) : null,
    ending: readEnding(job),
    revision: job.revision ?? 0,
    history: parseHistory(job).map(({ revision, did, by }) => `${revision} ${did} ${by.role} ${by.uid}`)
  }
}

function publishedTitle(job: Job): string | null {
  const earlier = parseApprovedVersion(job)?.content.title ?? null
  if (job.status !== 'approved') return earlier
  return earlier === null ? job.title : 'a version that should be gone'
}

async function act(
  postings: PostingsRepository,
  actor: Actor,
  { action, title, reason }: Attempt,
  view: Job,
  earlier: Job | undefined
) {
  if (action === 'putBack') return postings.putBack(actor, view, earlier ?? {})
  if (action === 'post') return postings.post(actor, contentNamed(title))
  if (action === 'revise' || action === 'edit') return postings[action](actor, view, contentNamed(title))
  if (action === 'reject' || action === 'takeDown') return postings[action](actor, view, reason)
  if (action === 'close') return postings.close(actor, view, 'filled-here')
  return postings[action === 'delete' ? 'remove' : action](actor, view)
}

function waitForFirst<T>(watch: (onResult: (value: T) => void) => () => void): Promise<T> {
  return new Promise((done) => {
    const stop = watch((value) => {
      stop()
      done(value)
    })
  })
}

function fail(error: unknown): void {
  throw error
}
