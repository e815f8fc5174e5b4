import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { jobHistory } from '#shared/collections/job-history.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields, type JobContent } from '#shared/domain/job/job-content.ts'
import type { CloseOutcome } from '#shared/domain/job/job-ending.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'
import { isHistoryApart } from '#shared/domain/job/job-record.ts'
import { JobRefusal, type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { isUnchangedRevision } from '#shared/domain/job/unchanged-revision.ts'
import { registerAddress } from './houses/employer-address.ts'

export interface Postings {
  jobs: Job[]
  /** How many there are, whatever the limit. */
  total: number
}

/** Whose postings are looked through. */
export type Whose = 'all' | 'public' | { uid: string }

/** The postings with these words, newest first. `isPartial`: there are more of them than were looked through. */
export type SearchPostings = (words: string, limit: number) => Promise<{ jobs: Job[]; isPartial: boolean }>

type Listener = (postings: Postings) => void
type OnError = (error: StoreError) => void

/**
 * The jobs as employers and the administrator work on them, in every status. `base` is the job as the person saw it:
 * when another revision is stored, the step is refused with a StoreError 'conflict' whose `stored` is the newer one
 * (undefined: the job is gone). What the table of transitions does not allow rejects with 'refused'. Watches tell now
 * and after each change, wherever it was made.
 */
export interface PostingsRepository {
  /** The postings of one employer, newest first. */
  watchOwn(uid: string, limit: number, listener: Listener, onError: OnError): Unsubscribe
  /** All postings, newest first. */
  watchAll(limit: number, listener: Listener, onError: OnError): Unsubscribe
  /** What waits for the administrator, in the order in which it was posted. Limit 0: the count alone. */
  watchQueue(status: 'pending' | 'rejected', limit: number, listener: Listener, onError: OnError): Unsubscribe
  /**
   * What a watch tells of a posting says on a shared board nothing of who decided and why. This is the posting with its history, for its
   * owner and the administrator; 'refused' to everybody else.
   */
  readHistory(job: Job): Promise<Job>
  /** The same of many, in their order. */
  readHistories(jobs: readonly Job[]): Promise<Job[]>
  /**
   * Begins to look through postings: everybody's in every status, those of the public, or one employer's own. A board that devices share
   * is read once for it, with the first words.
   */
  beginSearch(whose: Whose): SearchPostings
  /** Rejects with 'conflict' when another version is stored than the one that the person saw. */
  expectStored(base: Job): Promise<void>
  /** One posting in whatever status; null: there is none. */
  watchPosting(id: string, listener: (job: Job | null) => void, onError: OnError): Unsubscribe
  /**
   * `liveDays`, here and below: for how many days it is public from its approval; undefined leaves it as it is.
   * An employer's new job is pending, the administrator's is live. `id`: the same for every attempt at one job, so that an attempt
   * whose answer was lost is not followed by a second job.
   */
  post(actor: Actor, content: JobContent, id?: string, liveDays?: number): Promise<Job>
  /** The owner's way to change a job: it goes back to review. */
  revise(actor: Actor, base: Job, content: JobContent, liveDays?: number): Promise<Job>
  /** The administrator's way to change a job: it is live at once. */
  edit(actor: Actor, base: Job, content: JobContent, liveDays?: number): Promise<Job>
  approve(actor: Actor, base: Job): Promise<Job>
  /**
   * Approves a revision that nobody has read again. Whatever is stored when it is written must say what the public could read before,
   * to the letter; otherwise 'conflict'.
   */
  approveUnchanged(actor: Actor, base: Job): Promise<Job>
  /** `reason`: what the employer is told; may be empty. */
  reject(actor: Actor, base: Job, reason: string): Promise<Job>
  restore(actor: Actor, base: Job): Promise<Job>
  /** Ends a posting: the owner's way, and the administrator's. */
  close(actor: Actor, base: Job, outcome: CloseOutcome): Promise<Job>
  /** Ends a posting that should not be there. `reason`: what the employer is told; 'refused' without one. */
  takeDown(actor: Actor, base: Job, reason: string): Promise<Job>
  /** Brings back what has ended: its owner for a review, the administrator at once. */
  reopen(actor: Actor, base: Job): Promise<Job>
  /** Counts the days of a posting anew that is public or has expired. What never expires: 'refused'. */
  renew(actor: Actor, base: Job): Promise<Job>
  /**
   * Closes whatever of an employer's postings has not ended, newest first: before their account goes. Nobody would own them
   * then. Can be done again after a failure.
   */
  closeAll(actor: Actor): Promise<void>
  /** Removes a rejected job for good; one that is gone already is no error. */
  remove(actor: Actor, base: Job): Promise<void>
}

/** `documents`: authorized for the person who acts (authorized-store.ts). `isShared`: they lie on a board that devices share. */
export function createPostingsRepository(
  documents: DocumentStore,
  clock: () => Date = () => new Date(),
  isShared = false
): PostingsRepository {
  const watch = (query: Query<Job>, listener: (result: QueryResult<Job>) => void, onError: OnError) =>
    documents.watch(jobs, query, listener, onError)
  const watchList = (query: Query<Job>, listener: Listener, onError: OnError) =>
    watch(query, ({ documents: found, total }) => listener({ jobs: found, total }), onError)
  const applyStep = async (
    actor: Actor,
    id: string,
    step: JobStep,
    expected: number,
    isAllowed: (stored: Job) => boolean = () => true
  ) => {
    const computeNext = (stored: Job | undefined) => {
      // A job from before revisions has revision 0, as one that is gone: the store cannot tell them apart.
      if (!stored && step.action !== 'post') throw new StoreError('conflict', 'this job is gone')
      if (stored && !isAllowed(stored)) throw new StoreError('conflict', 'this job says something new', { stored })
      return reduceJob(stored, step, actor, clock())
    }
    try {
      return await documents.change(jobs, id, computeNext, expected)
    } catch (error) {
      throw error instanceof JobRefusal ? new StoreError('refused', error.message, { cause: error }) : error
    }
  }
  const applyStepTo = (actor: Actor, base: Job, step: JobStep) => applyStep(actor, base.id, step, base.revision ?? 0)
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
    watchOwn: (uid, limit, listener, onError) =>
      watchList({ where: { employerId: uid }, ...newestFirst, limit }, listener, onError),
    watchAll: (limit, listener, onError) => watchList({ ...newestFirst, limit }, listener, onError),
    watchQueue: (status, limit, listener, onError) =>
      watchList({ where: { status }, order: 'stored', limit }, listener, onError),
    watchPosting: (id, listener, onError) =>
      watch({ where: { id }, order: 'stored', limit: 1 }, (result) => listener(result.documents[0] ?? null), onError),
    beginSearch(whose) {
      const where =
        whose === 'all' ? {} : whose === 'public' ? { status: 'approved' as const } : { employerId: whose.uid }
      // What the public finds has not come to its last day.
      const asked = { where, ...(whose === 'public' && { unexpired: 'expiresOn' as const }), ...newestFirst }
      if (!isShared) {
        return async (words, limit) => {
          const { documents: found } = await documents.query(jobs, { ...asked, words, limit })
          return { jobs: found, isPartial: false }
        }
      }
      // A board that devices share would be read whole to find parts of words: what is looked through there is its newest part.
      let reading: Promise<QueryResult<Job>> | undefined
      return async (words, limit) => {
        reading ??= documents.query(jobs, { ...asked, limit: maxLookedThrough })
        try {
          const { documents: newest, total } = await reading
          return { jobs: filterByWords(newest, words, limit), isPartial: total > newest.length }
        } catch (error) {
          // The next words may have more luck.
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
      // A shared board takes nothing from an employer whose address could not be told after the account is gone.
      if (isShared && actor.role === 'Employer') await registerAddress(documents, actor)
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
    edit: (actor, base, content, liveDays) => applyStepTo(actor, base, { action: 'edit', content, liveDays }),
    approve: (actor, base) => applyStepTo(actor, base, { action: 'approve' }),
    approveUnchanged: (actor, base) =>
      applyStep(actor, base.id, { action: 'approve' }, base.revision ?? 0, isUnchangedRevision),
    reject: (actor, base, reason) => applyStepTo(actor, base, { action: 'reject', reason }),
    restore: (actor, base) => applyStepTo(actor, base, { action: 'restore' }),
    close: (actor, base, outcome) => applyStepTo(actor, base, { action: 'close', outcome }),
    takeDown: (actor, base, reason) => applyStepTo(actor, base, { action: 'takeDown', reason }),
    reopen: (actor, base) => applyStepTo(actor, base, { action: 'reopen' }),
    renew: (actor, base) => applyStepTo(actor, base, { action: 'renew' }),
    async closeAll(actor) {
      const own = { where: { employerId: actor.uid }, ...newestFirst, limit: pageSize }
      let after: Query<Job>['after']
      do {
        const page: QueryResult<Job> = await documents.query(jobs, { ...own, after })
        for (const job of page.documents) {
          if (canAct(actor, 'close', job)) await applyStepTo(actor, job, { action: 'close', outcome: 'not-filled' })
        }
        after = page.next
      } while (after !== undefined)
    },
    remove: (_actor, base) => documents.remove(jobs, base.id, base.revision ?? 0)
  }
}

/** How many histories are asked for at a time. */
const readTogether = 50

/** How many postings are read at once to be closed. */
const pageSize = 50

/** How many postings of a shared board are looked through for words. */
const maxLookedThrough = 200

const newestFirst = { order: { by: 'postedDate', direction: 'descending' } } as const satisfies Partial<Query<Job>>

/** Those with these words, newest first. */
export function filterByWords(found: readonly Job[], words: string, limit: number): Job[] {
  return runQuery(found, { words, ...newestFirst, limit }, jobs.searchText).documents
}

/** The posting with its history, wherever that lies. Rejects with a StoreError, 'refused' to whoever may not read it. */
export type ReadHistory = (job: Job) => Promise<Job>

/** Postings never change, they are replaced, and each change adds to the history: what was read of one is read once. */
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
