import { applications, appliedJobsOf } from '#renderer/storage/collections/application-collections.ts'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { Query } from '#shared/documents/document.ts'
import {
  type ApplicantProfile,
  type Application,
  type ApplicationStage,
  applicantProfileOf,
  applicationId
} from '#shared/domain/application.ts'
import { ApplicationRefusal, type ApplicationStep, applicationAfter } from '#shared/domain/application-reducer.ts'
import { skillsIn } from '#shared/domain/candidate-search.ts'
import type { Job } from '#shared/domain/job.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { fileLink, keptFileOf, type UserProfile } from '#shared/domain/user-profile.ts'
import { ownFile } from './attachment.ts'
import { forgetFiles } from './profile-files.ts'

type Failed = (error: StoreError) => void

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
  watchApplied(uid: string, listener: (jobIds: ReadonlySet<string>) => void, failed: Failed): Unsubscribe
  /** Marks a job as applied to through a form outside of the product. Doing it twice is no error. */
  markApplied(uid: string, jobId: string): Promise<void>
  /**
   * Sends an application with a copy of the profile and of its files, and marks the job as applied to. The same again is no
   * error and changes nothing. 'refused': the job is not open (any more).
   */
  apply(job: Job, profile: UserProfile, message: string): Promise<Application>
  /** A candidate's own applications, newest first. */
  watchOwn(uid: string, limit: number, listener: (result: Applications) => void, failed: Failed): Unsubscribe
  /** The applications to all jobs of one employer, newest first. */
  watchForEmployer(uid: string, limit: number, listener: (result: Applications) => void, failed: Failed): Unsubscribe
  /** All applications, for the administrator, newest first. */
  watchAll(limit: number, listener: (result: Applications) => void, failed: Failed): Unsubscribe
  /** Moves an application as the employer saw it. */
  move(seen: Application, to: ApplicationStage): Promise<Application>
  /** Takes it back: profile, message and copied files go, the other side sees that somebody withdrew. */
  withdraw(seen: Application): Promise<Application>
  /** The candidate has read the history of an application as far as it was shown. */
  markRead(seen: Application): Promise<Application>
  /** Takes back every application of a candidate and removes their marks: before their account goes. Can be done again. */
  withdrawAll(uid: string): Promise<void>
}

interface Place {
  /** Guarded for the person who acts (authorized-store.ts). */
  documents: DocumentStore
  files: FileStore
  actor: () => SessionUser | null
  clock?: () => Date
}

/** How many applications or marks of one person are ever looked at. */
const most = 10_000

export function applicationsRepository({
  documents,
  files,
  actor,
  clock = () => new Date()
}: Place): ApplicationsRepository {
  const list = (
    where: NonNullable<Query<Application>['where']>,
    limit: number,
    listener: (result: Applications) => void,
    failed: Failed
  ) =>
    documents.watch(
      applications,
      { where, order: { by: 'appliedAt', direction: 'descending' }, limit },
      ({ documents: found, total }) => listener({ applications: found, total }),
      failed
    )
  const take = async (id: string, step: ApplicationStep, expected?: number): Promise<Application> => {
    const after = (stored: Application | undefined) => {
      // One from before revisions has revision 0, as one that is gone: the store cannot tell them apart.
      if (!stored && step.action !== 'apply') throw new StoreError('conflict', 'this application is gone')
      return applicationAfter(stored, step, actor(), clock())
    }
    try {
      return await documents.change(applications, id, after, expected)
    } catch (error) {
      throw error instanceof ApplicationRefusal ? new StoreError('refused', error.message, { cause: error }) : error
    }
  }
  const mark = async (uid: string, jobId: string) => {
    await documents.change(appliedJobsOf(uid), jobId, () => ({ id: jobId }))
  }
  const send = async (job: Job, profile: UserProfile, message: string): Promise<Application> => {
    const kept: string[] = []
    try {
      const copy = await withCopies(files, profile, kept)
      return await take(applicationId(job.id, profile.id), { action: 'apply', job, profile: copy, message }, 0)
    } catch (error) {
      await forgetFiles(files, kept)
      // Another window was quicker: what it sent is the application.
      if (error instanceof StoreError && error.failure === 'conflict' && error.stored)
        return error.stored as Application
      throw error
    }
  }
  const withdraw = async (seen: Application, expected?: number): Promise<Application> => {
    const after = await take(seen.id, { action: 'withdraw' }, expected)
    await forgetFiles(files, copiesIn(seen))
    return after
  }

  return {
    watchApplied: (uid, listener, failed) =>
      documents.watch(
        appliedJobsOf(uid),
        { order: 'stored', limit: most },
        (result) => listener(new Set(result.documents.map(({ id }) => id))),
        failed
      ),
    markApplied: mark,
    async apply(job, profile, message) {
      const id = applicationId(job.id, profile.id)
      const known = await documents.get(applications, id)
      const stored = known ?? (await sendToOpenJob(job, profile, message))
      // The mark comes last: what is marked has been sent. When only the mark fails, applying again sets it.
      await mark(profile.id, job.id)
      return stored
    },
    watchOwn: (uid, limit, listener, failed) => list({ uid }, limit, listener, failed),
    watchForEmployer: (uid, limit, listener, failed) => list({ employerId: uid }, limit, listener, failed),
    watchAll: (limit, listener, failed) => list({}, limit, listener, failed),
    move: (seen, to) => take(seen.id, { action: 'move', to }, seen.revision ?? 0),
    withdraw: (seen) => withdraw(seen, seen.revision ?? 0),
    async markRead(seen) {
      const stored = await documents.get(applications, seen.id)
      // What came after the lines that were shown stays unread.
      const lines = seen.history.length
      return stored && stored.seen >= lines ? stored : take(seen.id, { action: 'read', lines })
    },
    async withdrawAll(uid) {
      const everything = { order: 'stored', limit: most } as const
      const own = await documents.query(applications, { where: { uid }, ...everything })
      for (const application of own.documents) {
        if (application.state !== 'withdrawn') await withdraw(application)
      }
      const marks = await documents.query(appliedJobsOf(uid), everything)
      for (const { id } of marks.documents) await documents.remove(appliedJobsOf(uid), id)
    }
  }

  async function sendToOpenJob(job: Job, profile: UserProfile, message: string): Promise<Application> {
    const stored = await documents.get(jobs, job.id)
    if (stored?.status !== 'approved') throw new StoreError('refused', 'this job is not open any more')
    return send(stored, profile, message)
  }
}

/** The profile as it goes to the employer, with copies of its files: what the candidate changes later does not reach them. */
async function withCopies(files: FileStore, profile: UserProfile, kept: string[]): Promise<ApplicantProfile> {
  const copy = async (link: string) => {
    if (keptFileOf(link) === undefined) return link
    const file = await ownFile(files, link, profile.id)
    if (!file) return ''
    const name = await files.keep(profile.id, file)
    kept.push(name)
    return fileLink(name)
  }
  return {
    ...applicantProfileOf(profile, skillsIn(profile.skills)),
    resumeUrl: await copy(profile.resumeUrl),
    avatarUrl: await copy(profile.avatarUrl)
  }
}

function copiesIn({ profile }: Application): string[] {
  return [profile?.resumeUrl, profile?.avatarUrl].flatMap((link = '') => keptFileOf(link) ?? [])
}
