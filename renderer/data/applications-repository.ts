import { AccountFull } from '#renderer/storage/core/account-full.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { jobs, queryOpenJob } from '#shared/collections/jobs.ts'
import { withdrawals } from '#shared/collections/withdrawals.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import {
  type Application,
  type ApplicationStage,
  createApplicationId,
  openStages
} from '#shared/domain/application/application.ts'
import {
  ApplicationRefusal,
  type ApplicationStep,
  canActOnApplication,
  isMovedEnough,
  reduceApplication
} from '#shared/domain/application/application-reducer.ts'
import { describeWithdrawal, type Withdrawal } from '#shared/domain/application/withdrawal.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { copyFiles, deleteFiles, listCopies } from './profile-files.ts'
import { type Watch, watchTogether } from './watch-together.ts'

type OnError = (error: StoreError) => void

export interface Applications {
  applications: Application[]
  /** How many there are, whatever the limit. */
  total: number
}

/**
 * Applications, for both sides. Everything rejects with a StoreError: 'conflict' carries the newer application in `stored`
 * (undefined: it is gone), 'refused' is what this person may not do. Watches tell now and after each change, wherever it was made.
 */
export interface ApplicationsRepository {
  /** The ids of the jobs that a candidate applied to, here or through a form outside. */
  watchApplied(uid: string, listener: (jobIds: ReadonlySet<string>) => void, onError: OnError): Unsubscribe
  /** Marks a job as applied to through a form outside of the product. Doing it twice is no error. */
  markApplied(uid: string, jobId: string): Promise<void>
  /**
   * Sends an application with a copy of the profile and of its files, and marks the job as applied to. The same again is no
   * error and changes nothing. `email`: the address of the account, when it is to go along. 'refused': the job is not open (any more), or
   * nobody could answer: there is neither an address nor a telephone number.
   */
  apply(job: Pick<Job, 'id'>, profile: UserProfile, message: string, email?: string): Promise<Application>
  /** A candidate's own applications, newest first. */
  watchOwn(uid: string, limit: number, listener: (result: Applications) => void, onError: OnError): Unsubscribe
  /** The applications to all jobs of one employer, newest first. */
  watchForEmployer(uid: string, limit: number, listener: (result: Applications) => void, onError: OnError): Unsubscribe
  /** All applications, for the administrator, newest first. */
  watchAll(limit: number, listener: (result: Applications) => void, onError: OnError): Unsubscribe
  /**
   * Moves an application to another stage. `base`: the application as the employer saw it; when it was moved or
   * withdrawn since, 'conflict'; when it was moved as often as it may be, 'full'.
   */
  move(base: Application, to: ApplicationStage): Promise<Application>
  /**
   * Moves every application to a job to which an answer is still to come to 'Not now', with one message to all, and resolves with how
   * many. One that was moved as often as it may be stays. What somebody else moves or withdraws meanwhile stays as they left it. Done again after a failure it goes on where it
   * stopped.
   */
  declineOpen(jobId: string, message: string): Promise<number>
  /** Takes it back: profile, message and copied files go, the other side sees that somebody withdrew. */
  withdraw(base: Application): Promise<Application>
  /** The candidate has read the history of an application as far as it was shown. */
  markRead(base: Application): Promise<Application>
  /** Takes back every application of a candidate: before their account goes. Can be done again. */
  withdrawAll(uid: string): Promise<void>
}

interface ApplicationsRepositoryOptions {
  /** Authorized for the person who acts (authorized-store.ts). */
  documents: DocumentStore
  files: FileStore
  getActor: () => SessionUser | null
  /** What is withdrawn is closed to the employer, who reads in `withdrawals` that there was something: on a shared board. */
  hidesWithdrawn?: boolean
  clock?: () => Date
}

/** How many applications are read at once to be answered. */
const pageSize = 100

/** How many applications or marks of one person are ever read. */
const maxPerPerson = 10_000

export function createApplicationsRepository({
  documents,
  files,
  getActor,
  hidesWithdrawn = false,
  clock = () => new Date()
}: ApplicationsRepositoryOptions): ApplicationsRepository {
  const newestFirst = { by: 'appliedAt', direction: 'descending' } as const
  const watchList =
    (where: NonNullable<Query<Application>['where']>, limit: number): Watch<Applications> =>
    (listener, onError) =>
      documents.watch(
        applications,
        { where, order: newestFirst, limit },
        ({ documents: found, total }) => listener({ applications: found, total }),
        onError
      )
  const watchWithdrawals =
    (employerId: string, limit: number): Watch<QueryResult<Withdrawal>> =>
    (listener, onError) =>
      documents.watch(withdrawals, { where: { employerId }, order: newestFirst, limit }, listener, onError)
  /** Those that stand and those that were taken back, which lie apart, as one list. */
  const watchBoth =
    (employerId: string, limit: number): Watch<Applications> =>
    (listener, onError) =>
      watchTogether(
        [watchList({ employerId }, limit), watchWithdrawals(employerId, limit)],
        ([standing, withdrawn]) => {
          const all = [...standing.applications, ...withdrawn.documents.map(describeWithdrawal)]
          all.sort((one, other) => other.appliedAt.localeCompare(one.appliedAt))
          listener({ applications: all.slice(0, limit), total: standing.total + withdrawn.total })
        },
        onError
      )
  const applyStep = async (id: string, step: ApplicationStep, expected?: number): Promise<Application> => {
    const computeNext = (stored: Application | undefined) => {
      // One from before revisions has revision 0, as one that is gone: the store cannot tell them apart.
      if (!stored && step.action !== 'apply') throw new StoreError('conflict', 'this application is gone')
      return reduceApplication(stored, step, getActor(), clock())
    }
    try {
      return await documents.change(applications, id, computeNext, expected)
    } catch (error) {
      throw error instanceof ApplicationRefusal ? new StoreError('refused', error.message, { cause: error }) : error
    }
  }
  /** A step from what a person has seen. That the candidate has read it meanwhile is written down too, but is no news to anybody. */
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
  const send = async (job: Job, profile: UserProfile, message: string, email: string): Promise<Application> => {
    const copiedNames: string[] = []
    let isWriting = false
    try {
      const copy = await copyFiles(files, profile, email, copiedNames)
      isWriting = true
      return await applyStep(
        createApplicationId(job.id, profile.id),
        { action: 'apply', job, profile: copy, message },
        0
      )
    } catch (error) {
      // It may have been stored although its answer was lost: the employer must not find an application without its files.
      const isUncertain = isWriting && error instanceof StoreError && error.isOffline
      if (!isUncertain) await deleteFiles(files, copiedNames)
      // Another window was quicker: what it sent is the application.
      if (error instanceof StoreError && error.failure === 'conflict' && error.stored)
        return error.stored as Application
      throw error
    }
  }
  /** `whatever`: also when the employer has moved it since. */
  const withdraw = async (base: Application, whatever = false): Promise<Application> => {
    const step = { action: 'withdraw' } as const
    const withdrawn = await (whatever ? applyStep(base.id, step) : applyStepFrom(base, step))
    await deleteFiles(files, listCopies(base))
    return withdrawn
  }

  return {
    watchApplied: (uid, listener, onError) =>
      documents.watch(
        appliedJobs.of(uid),
        { order: 'stored', limit: maxPerPerson },
        (result) => listener(new Set(result.documents.map(({ id }) => id))),
        onError
      ),
    markApplied: setMark,
    async apply(job, profile, message, email = '') {
      const id = createApplicationId(job.id, profile.id)
      const existing = await documents.get(applications, id)
      const stored = existing ?? (await sendToOpenJob(job, profile, message, email))
      // The mark comes last: what is marked has been sent. When only the mark fails, applying again sets it.
      await setMark(profile.id, job.id).catch((error: unknown) => {
        // With as many marks as an account may have it was sent all the same.
        if (!(error instanceof AccountFull)) throw error
      })
      return stored
    },
    watchOwn: (uid, limit, listener, onError) => watchList({ uid }, limit)(listener, onError),
    watchForEmployer: (uid, limit, listener, onError) => {
      const watch = hidesWithdrawn ? watchBoth(uid, limit) : watchList({ employerId: uid }, limit)
      return watch(listener, onError)
    },
    watchAll: (limit, listener, onError) => watchList({}, limit)(listener, onError),
    async move(base, to) {
      if (base.state !== to && isMovedEnough(base)) throw new AccountFull('moves')
      try {
        return await applyStepFrom(base, { action: 'move', to })
      } catch (error) {
        const isClosed = hidesWithdrawn && error instanceof StoreError && error.failure === 'refused'
        // Whoever could move it and is refused now is told that it is gone: that is what a withdrawal leaves for the employer.
        if (!isClosed || !canActOnApplication(getActor(), 'move', base) || base.state === to) throw error
        throw new StoreError('conflict', 'this application is gone', { cause: error })
      }
    },
    async declineOpen(jobId, message) {
      const actor = getActor()
      const where = { jobId, ...(actor?.role !== 'Admin' && { employerId: actor?.uid ?? '' }) }
      let count = 0
      let after: Query<Application>['after']
      do {
        const page = await documents.query(applications, { where, order: newestFirst, limit: pageSize, after })
        for (const application of page.documents) {
          if (await declineIfOpen(application, message)) count += 1
        }
        after = page.next
      } while (after !== undefined)
      return count
    },
    withdraw: (base) => withdraw(base),
    async markRead(base) {
      const stored = await documents.get(applications, base.id)
      // What came after the lines that were shown stays unread.
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
    if (!openStages.some((stage) => stage === base.state) || isMovedEnough(base)) return false
    try {
      await applyStepFrom(base, { action: 'move', to: 'not-now', message })
      return true
    } catch (error) {
      const isConflict = error instanceof StoreError && error.failure === 'conflict'
      // On a shared board what was withdrawn meanwhile is closed to the employer.
      const isWithdrawn = hidesWithdrawn && error instanceof StoreError && error.failure === 'refused'
      if (!isConflict && !isWithdrawn) throw error
      return isConflict && error.stored ? declineIfOpen(error.stored as Application, message) : false
    }
  }

  async function sendToOpenJob(
    job: Pick<Job, 'id'>,
    profile: UserProfile,
    message: string,
    email: string
  ): Promise<Application> {
    const [stored] = (await documents.query(jobs, queryOpenJob(job.id))).documents
    if (!stored) throw new StoreError('refused', 'this job is not open any more')
    return send(stored, profile, message, email)
  }
}
