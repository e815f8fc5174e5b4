import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { employers } from '#shared/collections/employers.ts'
import { jobHistory } from '#shared/collections/job-history.ts'
import { jobViews } from '#shared/collections/job-views.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { wantedAnswers } from '#shared/collections/wanted-screening-answers.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import type { CloseOutcome } from '#shared/domain/job/job-closing-outcome.ts'
import { findChangedFields, type JobContent } from '#shared/domain/job/job-content-fields.ts'
import { isHistoryApart, isSameAsApproved } from '#shared/domain/job/job-history-events.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'
import { type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { registerEmail } from './companies/employer-email-registry.ts'
import { readPages, withRefusals } from './document-store-operations.ts'
import { type Listeners, mapWatch, watchOne, watchQuery, watchTogether } from './watch-queries.ts'

export interface JobPage {
  jobs: Job[]
  total: number
}

/** Jobs of a company that are public, or wait for review. */
export interface OpenCounts {
  live: number
  pending: number
}

export type Whose = 'all' | 'public' | { uid: string }

/** Newest first. `isPartial`: more jobs match than were searched. */
type SearchJobs = (words: string, limit: number) => Promise<{ jobs: Job[]; isPartial: boolean }>

/** An approval cannot be undone any more. */
export class HasApplicants extends StoreError {
  constructor() {
    super('refused', 'somebody has applied to this job')
    this.name = 'HasApplicants'
  }
}

/** Jobs in every status. `base`: as seen; 'conflict' carries the newer one in `stored` (undefined: gone); 'refused': no such transition. Newest first. */
export interface JobsRepository {
  watchOwn(uid: string, limit: number, ...on: Listeners<JobPage>): Unsubscribe
  watchAll(limit: number, ...on: Listeners<JobPage>): Unsubscribe
  /** Of these people together, counted and not read. */
  watchOpenCounts(uids: readonly string[], ...on: Listeners<OpenCounts>): Unsubscribe
  /** In the order of submission. Limit 0: the count alone. */
  watchQueue(status: 'pending' | 'rejected', limit: number, ...on: Listeners<JobPage>): Unsubscribe
  /** A shared board keeps histories separately: this adds it, for the owner and the administrator; 'refused' to everybody else. */
  readHistory(job: Job): Promise<Job>
  readHistories(jobs: readonly Job[]): Promise<Job[]>
  /** A shared board is read once, with the first words. */
  beginSearch(whose: Whose): SearchJobs
  /** Rejects with 'conflict' when another version is stored. */
  expectStored(base: Job): Promise<void>
  /** null: there is none. */
  watchJob(id: string, ...on: Listeners<Job | null>): Unsubscribe
  /** `id`: the same for every attempt, so that a lost answer makes no second job. `liveDays`, here and below: from approval; undefined keeps them. */
  post(actor: Actor, content: JobContent, id?: string, liveDays?: number): Promise<Job>
  revise(actor: Actor, base: Job, content: JobContent, liveDays?: number): Promise<Job>
  edit(actor: Actor, base: Job, content: JobContent, liveDays?: number): Promise<Job>
  approve(actor: Actor, base: Job): Promise<Job>
  /** Approves an unread job: 'conflict' unless it says to the letter what was approved before. */
  approveUnchanged(actor: Actor, base: Job): Promise<Job>
  /** `reason`: for the employer; may be empty. */
  reject(actor: Actor, base: Job, reason: string): Promise<Job>
  restore(actor: Actor, base: Job): Promise<Job>
  /** Undoes an approval or rejection that was the last step, from `decided` to `base`. HasApplicants: too late. */
  putBack(actor: Actor, decided: Job, base?: Pick<Job, 'approvedVersion' | 'rejectedVersion'>): Promise<Job>
  close(actor: Actor, base: Job, outcome: CloseOutcome): Promise<Job>
  /** `reason`: for the employer; 'refused' without one. */
  takeDown(actor: Actor, base: Job, reason: string): Promise<Job>
  /** For the owner back to review, for the administrator live at once. */
  reopen(actor: Actor, base: Job): Promise<Job>
  /** Restarts the days of a public or expired job. 'refused': it never expires. */
  renew(actor: Actor, base: Job): Promise<Job>
  /** Closes all open jobs of an employer before their account goes. Can be done again after a failure. */
  closeAll(actor: Actor): Promise<void>
  /** For good. Idempotent. */
  remove(actor: Actor, base: Job): Promise<void>
}

export function createJobsRepository(
  documents: DocumentStore,
  clock: () => Date = () => new Date(),
  isShared = false
): JobsRepository {
  const watch = (query: Query<Job>) =>
    mapWatch(watchQuery(documents, jobs, query), ({ documents: found, total }): JobPage => ({ jobs: found, total }))
  const applyStep = (
    actor: Actor,
    id: string,
    step: JobStep,
    expected: number,
    isAllowed: (stored: Job) => boolean = () => true
  ) => {
    const computeNext = (stored: Job | undefined) => {
      // A document without a revision counts as 0, as a missing one does: the store cannot distinguish them.
      if (!stored && step.action !== 'post') throw new StoreError('conflict', 'this job is gone')
      if (stored && !isAllowed(stored)) throw new StoreError('conflict', 'this job says something new', { stored })
      return reduceJob(stored, step, actor, clock())
    }
    return withRefusals(documents.change(jobs, id, computeNext, expected, step))
  }
  const applyStepTo = (actor: Actor, base: Job, step: JobStep) => applyStep(actor, base.id, step, base.revision ?? 0)
  const publish = async (
    actor: Actor,
    base: Job,
    step: JobStep,
    isAllowed?: (stored: Job) => boolean
  ): Promise<Job> => {
    const isOfOther = actor.role === 'Admin' && base.employerId !== adminMarker
    if (isOfOther && (await documents.get(employers, base.employerId))?.ban) {
      throw new StoreError('refused', 'the employer of this job is banned')
    }
    return applyStep(actor, base.id, step, base.revision ?? 0, isAllowed)
  }
  const readHistory = createHistoryReader(documents)
  return {
    readHistory,
    async readHistories(found) {
      const whole: Job[] = []
      for (let index = 0; index < found.length; index += readTogether) {
        whole.push(...(await Promise.all(found.slice(index, index + readTogether).map(readHistory))))
      }
      return whole
    },
    watchOwn: (uid, limit, ...on) => watch({ where: { employerId: uid }, ...newestFirst, limit })(...on),
    watchAll: (limit, ...on) => watch({ ...newestFirst, limit })(...on),
    watchOpenCounts(uids, ...on) {
      const count = (query: Pick<Query<Job>, 'where' | 'unexpired'>) =>
        mapWatch(watch({ ...query, ...newestFirst, limit: 0 }), ({ total }) => total)
      const live = uids.map((employerId) =>
        count({ where: { employerId, status: 'approved' }, unexpired: 'expiresOn' })
      )
      const pending = uids.map((employerId) => count({ where: { employerId, status: 'pending' } }))
      const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
      const counts = watchTogether([...live, ...pending])
      return mapWatch(counts, (each) => ({
        live: sum(each.slice(0, uids.length)),
        pending: sum(each.slice(uids.length))
      }))(...on)
    },
    watchQueue: (status, limit, ...on) => watch({ where: { status }, order: 'stored', limit })(...on),
    watchJob: (id, ...on) => watchOne(documents, jobs, id)(...on),
    beginSearch(whose) {
      const where =
        whose === 'all' ? {} : whose === 'public' ? { status: 'approved' as const } : { employerId: whose.uid }
      const asked = { where, ...(whose === 'public' && { unexpired: 'expiresOn' as const }), ...newestFirst }
      if (!isShared) {
        return async (words, limit) => {
          const { documents: found } = await documents.query(jobs, { ...asked, words, limit })
          return { jobs: found, isPartial: false }
        }
      }
      // Finding parts of words would read the whole board: its newest part is searched.
      let reading: Promise<QueryResult<Job>> | undefined
      return async (words, limit) => {
        reading ??= documents.query(jobs, { ...asked, limit: maxLookedThrough })
        try {
          const { documents: newest, total } = await reading
          return { jobs: filterByWords(newest, words, limit), isPartial: total > newest.length }
        } catch (error) {
          // A failed read is retried with the next words.
          reading = undefined
          throw error
        }
      }
    },
    async expectStored(base) {
      const stored = await documents.get(jobs, base.id)
      if (stored && (stored.revision ?? 0) === (base.revision ?? 0)) return
      throw new StoreError('conflict', 'this job changed meanwhile', { stored })
    },
    async post(actor, content, id = createJobId(clock()), liveDays = undefined) {
      // The rules demand it: a ban must find the address after the account is gone.
      if (isShared && actor.role === 'Employer') await registerEmail(documents, actor)
      try {
        return await applyStep(actor, id, { action: 'post', id, content, liveDays }, 0)
      } catch (error) {
        const stored =
          error instanceof StoreError && error.failure === 'conflict' ? (error.stored as Job | undefined) : undefined
        const isPosted = stored?.employerId === actor.uid && findChangedFields(stored, content).length === 0
        if (!stored || !isPosted) throw error
        return stored
      }
    },
    revise: (actor, base, content, liveDays) => applyStepTo(actor, base, { action: 'revise', content, liveDays }),
    edit: (actor, base, content, liveDays) => publish(actor, base, { action: 'edit', content, liveDays }),
    approve: (actor, base) => publish(actor, base, { action: 'approve' }),
    approveUnchanged: (actor, base) => publish(actor, base, { action: 'approve' }, isSameAsApproved),
    reject: (actor, base, reason) => applyStepTo(actor, base, { action: 'reject', reason }),
    restore: (actor, base) => applyStepTo(actor, base, { action: 'restore' }),
    async putBack(actor, decided, { approvedVersion, rejectedVersion } = {}) {
      if (decided.status === 'approved') {
        const order = { by: 'appliedAt', direction: 'descending' } as const
        const asked = { where: { jobId: decided.id }, order, limit: 1 }
        // The rules of a shared board cannot count: a person who applies between this and the step waits with the job.
        if ((await documents.query(applications, asked)).documents.length > 0) throw new HasApplicants()
      }
      return applyStepTo(actor, decided, { action: 'putBack', approvedVersion, rejectedVersion })
    },
    close: (actor, base, outcome) => applyStepTo(actor, base, { action: 'close', outcome }),
    takeDown: (actor, base, reason) => applyStepTo(actor, base, { action: 'takeDown', reason }),
    reopen: (actor, base) => publish(actor, base, { action: 'reopen' }),
    renew: (actor, base) => publish(actor, base, { action: 'renew' }),
    async closeAll(actor) {
      const own = { where: { employerId: actor.uid }, ...newestFirst, limit: pageSize }
      for await (const job of readPages(documents, jobs, own)) {
        if (canAct(actor, 'close', job)) await applyStepTo(actor, job, { action: 'close', outcome: 'not-filled' })
      }
    },
    async remove(_actor, base) {
      await documents.remove(jobs, base.id, base.revision ?? 0)
      // They cannot be read without the job: a failure costs only space.
      await Promise.allSettled([documents.remove(wantedAnswers, base.id), documents.remove(jobViews, base.id)])
    }
  }
}

const readTogether = 50

const pageSize = 50

const maxLookedThrough = 200

const newestFirst = { order: { by: 'postedDate', direction: 'descending' } } as const satisfies Partial<Query<Job>>

export function filterByWords(found: readonly Job[], words: string, limit: number): Job[] {
  return runQuery(found, { words, ...newestFirst, limit }, jobs.searchText).documents
}

/** Adds the history, wherever it is stored. Rejects with a StoreError, 'refused' to those who may not read it. */
export type ReadHistory = (job: Job) => Promise<Job>

/** Each history is read once: every change replaces the job. */
export function createHistoryReader(documents: DocumentStore): ReadHistory {
  const known = new WeakMap<Job, Promise<Job>>()
  const read = async (job: Job): Promise<Job> => {
    const apart = await documents.get(jobHistory, job.id)
    return { ...job, history: apart?.history ?? [] }
  }
  return (job) => {
    if (!isHistoryApart(job)) return Promise.resolve(job)
    const reading = known.get(job) ?? read(job)
    known.set(job, reading)
    reading.catch(() => known.delete(job))
    return reading
  }
}
