import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { applications, withdrawals } from '#shared/collections/applications.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { jobs, queryOpenJob } from '#shared/collections/jobs.ts'
import type { Query } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import {
  type Application,
  type ApplicationStage,
  createApplicationId,
  isUndecided
} from '#shared/domain/application/application.ts'
import {
  type ApplicationStep,
  canActOnApplication,
  isMovedEnough,
  reduceApplication
} from '#shared/domain/application/application-reducer.ts'
import { describeWithdrawal } from '#shared/domain/application/application-withdrawal.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { GivenAnswer } from '#shared/domain/job/screening-questions.ts'
import { readPages, withRefusals } from './document-store-operations.ts'
import { copyFiles, deleteFiles, listCopies } from './uploaded-profile-files.ts'
import {
  type Listeners,
  mapWatch,
  type Watch,
  watchCount,
  watchList,
  watchOne,
  watchQuery,
  watchTogether
} from './watch-queries.ts'

export interface Applications {
  applications: Application[]
  /** All of them, whatever the limit. */
  total: number
}

/** StoreErrors: 'conflict' carries the newer application in `stored` (undefined: gone); 'refused': not allowed to this person. Live queries, newest first. */
export interface ApplicationsRepository {
  /** The ids of the jobs that a candidate applied to, here or through a form outside. */
  watchApplied(uid: string, ...on: Listeners<ReadonlySet<string>>): Unsubscribe
  /** For a form outside of the product. Idempotent. */
  markApplied(uid: string, jobId: string): Promise<void>
  /** Sends copies of profile and files, and marks the job. Idempotent. `email`: goes along. 'refused': the job is not open, or no way to be answered. */
  apply(
    job: Pick<Job, 'id'>,
    profile: UserProfile,
    message: string,
    email?: string,
    answers?: readonly GivenAnswer[]
  ): Promise<Application>
  watchOwn(uid: string, limit: number, ...on: Listeners<Applications>): Unsubscribe
  /** A candidate's to one job; null: none. */
  watchTo(jobId: string, uid: string, ...on: Listeners<Application | null>): Unsubscribe
  watchForEmployer(uid: string, limit: number, ...on: Listeners<Applications>): Unsubscribe
  /** One of an employer's; null: gone or withdrawn, which a shared board answers with a refusal. */
  watchApplication(id: string, ...on: Listeners<Application | null>): Unsubscribe
  /** How many of an employer's are in the first stage. */
  watchNewCount(uid: string, ...on: Listeners<number>): Unsubscribe
  /** For the administrator. */
  watchAll(limit: number, ...on: Listeners<Applications>): Unsubscribe
  /** How many applications to a job are unanswered, up to 2000. */
  watchOpen(jobId: string, ...on: Listeners<number>): Unsubscribe
  /** `base`: as the employer saw it. `message`: may be empty. 'full': it was moved as often as it may be. */
  move(base: Application, to: ApplicationStage, message?: string): Promise<Application>
  /** Moves every unanswered application but those `kept` to 'Not now' with one message; resolves with how many. Skips concurrent moves and full ones. Retry is safe. */
  declineOpen(jobId: string, message: string, kept?: ReadonlySet<string>): Promise<number>
  /** Removes profile, message, copied files and the steps of an interview; the employer sees that a candidate withdrew. */
  withdraw(base: Application): Promise<Application>
  /** The candidate has seen the history of `base`. */
  markRead(base: Application): Promise<Application>
  /** Before the account goes. Can be done again after a failure. */
  withdrawAll(uid: string): Promise<void>
}

interface ApplicationsRepositoryOptions {
  /** Authorized for the person who acts (authorized-store.ts). */
  documents: DocumentStore
  files: FileStore
  getActor: () => SessionUser | null
  /** A shared board closes withdrawn applications to the employer, who reads `withdrawals` instead. */
  hidesWithdrawn?: boolean
  clock?: () => Date
}

interface SentWords {
  message: string
  email: string
  answers: readonly GivenAnswer[]
}

const pageSize = 100

const maxPerPerson = 10_000

const maxCounted = 2000

// 4 kB that the first page does without.
const threadCode = lazy(() => import('./interview-thread-repository.ts'))

export function createApplicationsRepository({
  documents,
  files,
  getActor,
  hidesWithdrawn = false,
  clock = () => new Date()
}: ApplicationsRepositoryOptions): ApplicationsRepository {
  const newestFirst = { by: 'appliedAt', direction: 'descending' } as const
  const watch = (where: NonNullable<Query<Application>['where']>, limit: number): Watch<Applications> =>
    mapWatch(
      watchQuery(documents, applications, { where, order: newestFirst, limit }),
      ({ documents: found, total }) => ({ applications: found, total })
    )
  /** Lists of employers name them, for the rules of a shared board. */
  const whereOf = (jobId: string) => {
    const actor = getActor()
    return { jobId, ...(actor?.role !== 'Admin' && { employerId: actor?.uid ?? '' }) }
  }
  /** Standing and withdrawn ones, which a shared board keeps separately. */
  const watchBoth = (employerId: string, limit: number): Watch<Applications> => {
    const withdrawnOnes = watchQuery(documents, withdrawals, { where: { employerId }, order: newestFirst, limit })
    return mapWatch(watchTogether([watch({ employerId }, limit), withdrawnOnes]), ([standing, withdrawn]) => {
      const all = [...standing.applications, ...withdrawn.documents.map(describeWithdrawal)]
      all.sort((one, other) => other.appliedAt.localeCompare(one.appliedAt))
      return { applications: all.slice(0, limit), total: standing.total + withdrawn.total }
    })
  }
  const applyStep = async (id: string, step: ApplicationStep, expected?: number): Promise<Application> => {
    const computeNext = (stored: Application | undefined) => {
      // A document without a revision counts as 0, as a missing one does: the store cannot distinguish them.
      if (!stored && step.action !== 'apply') throw new StoreError('conflict', 'this application is gone')
      return reduceApplication(stored, step, getActor(), clock())
    }
    return withRefusals(documents.change(applications, id, computeNext, expected, step))
  }
  /** A step from what the person saw. A read mark of the candidate in between is no conflict. */
  const applyStepFrom = async (base: Application, step: ApplicationStep): Promise<Application> => {
    try {
      return await applyStep(base.id, step, base.revision ?? 0)
    } catch (error) {
      if (!(error instanceof StoreError) || error.failure !== 'conflict' || !error.stored) throw error
      const stored = error.stored as Application
      if (stored.history.length !== base.history.length) throw error
      return applyStep(base.id, step, stored.revision ?? 0)
    }
  }
  const setMark = async (uid: string, jobId: string) => {
    await documents.change(appliedJobs.of(uid), jobId, () => ({ id: jobId }))
  }
  const send = async (job: Job, profile: UserProfile, words: SentWords): Promise<Application> => {
    const { message, email, answers } = words
    const copiedNames: string[] = []
    let isWriting = false
    try {
      const copy = await copyFiles(files, profile, email, copiedNames)
      isWriting = true
      return await applyStep(
        createApplicationId(job.id, profile.id),
        { action: 'apply', job, profile: copy, message, answers },
        0
      )
    } catch (error) {
      // It may have been stored although its answer was lost: its files must stay.
      const isUncertain = isWriting && error instanceof StoreError && error.isOffline
      if (!isUncertain) await deleteFiles(files, copiedNames)
      // Another window has sent it first.
      if (error instanceof StoreError && error.failure === 'conflict' && error.stored)
        return error.stored as Application
      throw error
    }
  }
  /** `whatever`: also when the employer has moved it since. */
  const withdraw = async (base: Application, whatever = false): Promise<Application> => {
    const step = { action: 'withdraw' } as const
    const { removeSteps } = await threadCode.open()
    const withdrawn = await (whatever ? applyStep(base.id, step) : applyStepFrom(base, step))
    await deleteFiles(files, listCopies(base))
    await removeSteps(documents, base)
    return withdrawn
  }

  return {
    watchApplied(uid, ...on) {
      const marks = watchList(documents, appliedJobs.of(uid), { order: 'stored', limit: maxPerPerson })
      return mapWatch(marks, (found) => new Set(found.map(({ id }) => id)))(...on)
    },
    markApplied: setMark,
    async apply(job, profile, message, email = '', answers = []) {
      const id = createApplicationId(job.id, profile.id)
      const existing = await documents.get(applications, id)
      const stored = existing ?? (await sendToOpenJob(job, profile, { message, email, answers }))
      // The mark comes last: a marked job was applied to. When only the mark fails, applying again sets it.
      await setMark(profile.id, job.id).catch((error: unknown) => {
        // Marks are full, and the application was sent.
        if (!(error instanceof AccountLimitError)) throw error
      })
      return stored
    },
    watchOwn: (uid, limit, ...on) => watch({ uid }, limit)(...on),
    watchTo: (jobId, uid, ...on) => watchOne(documents, applications, createApplicationId(jobId, uid))(...on),
    watchForEmployer: (uid, limit, ...on) =>
      (hidesWithdrawn ? watchBoth(uid, limit) : watch({ employerId: uid }, limit))(...on),
    watchApplication: (id, listener, onError) =>
      watchOne(
        documents,
        applications,
        id
      )(
        (found) => listener(found?.profile ? found : null),
        (error) => (error.failure === 'refused' ? listener(null) : onError(error))
      ),
    watchNewCount: (employerId, ...on) =>
      watchCount(documents, applications, { where: { employerId, state: 'new' }, order: newestFirst })(...on),
    watchAll: (limit, ...on) => watch({}, limit)(...on),
    async move(base, to, message) {
      if (base.state !== to && isMovedEnough(base)) throw new AccountLimitError('moves')
      try {
        return await applyStepFrom(base, { action: 'move', to, message })
      } catch (error) {
        const isClosed = hidesWithdrawn && error instanceof StoreError && error.failure === 'refused'
        // A withdrawal closes the application: the employer sees that it is gone.
        if (!isClosed || !canActOnApplication(getActor(), 'move', base) || base.state === to) throw error
        throw new StoreError('conflict', 'this application is gone', { cause: error })
      }
    },
    watchOpen: (jobId, ...on) =>
      mapWatch(watch(whereOf(jobId), maxCounted), ({ applications: found }) => found.filter(isUndecided).length)(...on),
    async declineOpen(jobId, message, kept) {
      const asked = { where: whereOf(jobId), order: newestFirst, limit: pageSize }
      let count = 0
      for await (const application of readPages(documents, applications, asked)) {
        if (!kept?.has(application.id) && (await declineIfOpen(application, message))) count += 1
      }
      return count
    },
    withdraw: (base) => withdraw(base),
    async markRead(base) {
      const stored = await documents.get(applications, base.id)
      // Later lines stay unread.
      const lines = base.history.length
      return stored && stored.seen >= lines ? stored : applyStep(base.id, { action: 'read', lines })
    },
    async withdrawAll(uid) {
      const everything = { order: 'stored', limit: maxPerPerson } as const
      const own = await documents.query(applications, { where: { uid }, ...everything })
      for (const application of own.documents) {
        if (application.state !== 'withdrawn') await withdraw(application, true)
      }
    }
  }

  /** Resolves with whether it did. */
  async function declineIfOpen(base: Application, message: string): Promise<boolean> {
    if (!isUndecided(base) || isMovedEnough(base)) return false
    try {
      await applyStepFrom(base, { action: 'move', to: 'not-now', message })
      return true
    } catch (error) {
      const isConflict = error instanceof StoreError && error.failure === 'conflict'
      // Withdrawn in between, on a shared board.
      const isWithdrawn = hidesWithdrawn && error instanceof StoreError && error.failure === 'refused'
      if (!isConflict && !isWithdrawn) throw error
      return isConflict && error.stored ? declineIfOpen(error.stored as Application, message) : false
    }
  }

  async function sendToOpenJob(job: Pick<Job, 'id'>, profile: UserProfile, words: SentWords): Promise<Application> {
    const [stored] = (await documents.query(jobs, queryOpenJob(job.id))).documents
    if (!stored) throw new StoreError('refused', 'this job is not open any more')
    return send(stored, profile, words)
  }
}
