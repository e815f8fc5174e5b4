import * as v from 'valibot'
import { findApplicantNotesOwner } from '#renderer/storage/collections/applicant-notes.ts'
import { applications, findAppliedJobsOwner } from '#renderer/storage/collections/application-collections.ts'
import { candidateProfiles, findShortlistOwner } from '#renderer/storage/collections/candidate-collections.ts'
import { jobs, pages } from '#renderer/storage/collections/collections.ts'
import { employers } from '#renderer/storage/collections/houses/employers.ts'
import { jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import { findOwnDraftsOwner } from '#renderer/storage/collections/on-device/own-drafts.ts'
import { findUnsentOwner } from '#renderer/storage/collections/on-device/unsent.ts'
import { findUserProfileOwner } from '#renderer/storage/collections/profile-collections.ts'
import { savedReasons } from '#renderer/storage/collections/saved-reasons.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document, QueryResult } from '#shared/documents/document.ts'
import { isNewId } from '#shared/documents/id-of.ts'
import { canWriteEmployer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { canWriteApplication } from '#shared/domain/application/application-reducer.ts'
import { canWriteCard } from '#shared/domain/candidate/candidate.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canReadHistory } from '#shared/domain/job/job-record.ts'
import { canWriteJob } from '#shared/domain/job/job-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { canWriteReason } from '#shared/domain/reason/saved-reason.ts'
import { isWithinPersonLimits } from '#shared/domain/text-limits.ts'
import { canWriteApplicantNote } from './applicant-notes-repository.ts'
import { canWriteShortlist } from './candidates/shortlist-repository.ts'

/** Who writes, as far as the rules ask. */
type Writer = Actor & Partial<Pick<SessionUser, 'houseId' | 'ban' | 'unverified'>>

/** Whether this person may turn one document into another. `before` undefined: it is new; `after` undefined: it is removed. */
type CanWrite = (actor: Writer | null, before: Document | undefined, after: Document | undefined) => boolean

const rules: ReadonlyMap<string, CanWrite> = new Map<string, CanWrite>([
  [jobs.name, withParsedDocuments(jobs, canWriteJob)],
  [pages.name, (actor, _before, after) => actor?.role === 'Admin' && after !== undefined],
  [jobDrafts.name, (actor, before, after) => canWriteDraft(actor, (after ?? before)?.id)],
  [employers.name, withParsedDocuments(employers, canWriteEmployer)],
  [savedReasons.name, withParsedDocuments(savedReasons, canWriteReason)],
  [candidateProfiles.name, withParsedDocuments(candidateProfiles, canWriteCard)],
  [applications.name, withParsedDocuments(applications, canWriteApplication)]
])

/** Rules whose code comes when somebody writes what they are about. */
const lateRules: ReadonlyMap<string, () => Promise<CanWrite>> = new Map([
  [
    'reports',
    async () => {
      const { reports } = await import('#renderer/storage/collections/reports/reports.ts')
      const { canWriteReport } = await import('#shared/domain/report/report-life.ts')
      return withParsedDocuments(reports, canWriteReport)
    }
  ],
  [
    'postingQuestions',
    async () => {
      const { postingQuestions } = await import('#renderer/storage/collections/reports/posting-questions.ts')
      const { canWriteQuestion } = await import('#shared/domain/report/posting-question.ts')
      return withParsedDocuments(postingQuestions, canWriteQuestion)
    }
  ],
  [
    'employerRequests',
    async () => {
      const { employerRequests } = await import('#renderer/storage/collections/houses/employer-requests.ts')
      const { canWriteRequest } = await import('#shared/domain/house/employer-request.ts')
      return withParsedDocuments(employerRequests, canWriteRequest)
    }
  ],
  [
    'houses',
    async () => {
      const { houses } = await import('#renderer/storage/collections/houses/houses.ts')
      const { canWriteHouse } = await import('#shared/domain/house/house.ts')
      return withParsedDocuments(houses, canWriteHouse)
    }
  ],
  [
    'reportTallies',
    async () => (actor, before, after) => actor?.role === 'Admin' && before !== undefined && after !== undefined
  ],
  ['boardSettings', async () => (actor, _before, after) => actor?.role === 'Admin' && after !== undefined],
  [
    'employerAddresses',
    async () => (actor, _before, after) =>
      actor !== null && (actor.role === 'Admin' || (actor.role === 'Employer' && readUid(after) === actor.uid))
  ],
  [
    'houseMembers',
    async () => (actor, before, after) =>
      actor?.role === 'Admin' || (actor !== null && actor.uid !== '' && !after && before?.id === actor.uid)
  ]
])

/**
 * The rule of a collection, by its name. A collection of one person has the uid in its name, so these are matched by
 * their prefix.
 */
function findRule(collection: string): CanWrite | undefined {
  const profileOwner = findUserProfileOwner(collection)
  if (profileOwner !== undefined) {
    return (actor, before, after) =>
      canWriteProfile(actor, profileOwner, (after ?? before)?.id) && isWithinPersonLimits(before, after)
  }
  const applicant = findAppliedJobsOwner(collection)
  if (applicant !== undefined) return (actor, _before, after) => canWriteMark(actor, applicant, after)
  const sender = findUnsentOwner(collection)
  if (sender !== undefined) return (actor) => canWriteUnsent(actor, sender)
  const typist = findOwnDraftsOwner(collection)
  if (typist !== undefined)
    return (actor, before, after) => actor?.uid === typist && canWriteDraft(actor, (after ?? before)?.id)
  const noter = findApplicantNotesOwner(collection)
  if (noter !== undefined) return (actor, ...note) => canWriteApplicantNote(actor, noter, ...note)
  const owner = findShortlistOwner(collection)
  return owner === undefined ? rules.get(collection) : (actor, ...entry) => canWriteShortlist(actor, owner, ...entry)
}

/** Marks are set by the candidate whose they are, and removed by them in whatever role. */
function canWriteMark(
  actor: Pick<SessionUser, 'uid' | 'role'> | null,
  owner: string,
  after: Document | undefined
): boolean {
  return actor !== null && actor.uid !== '' && actor.uid === owner && (!after || actor.role === 'Candidate')
}

/** An own profile is written and removed by the person whose it is, in whatever role. */
function canWriteProfile(actor: Pick<SessionUser, 'uid'> | null, owner: string, id: string | undefined): boolean {
  return actor !== null && actor.uid !== '' && actor.uid === owner && id === owner
}

/** What waits to be sent is put there and taken away by the person who sends it. The administrator's postings do not wait. */
function canWriteUnsent(actor: Pick<SessionUser, 'uid' | 'role'> | null, owner: string): boolean {
  return actor !== null && actor.role !== 'Admin' && actor.uid !== '' && actor.uid === owner
}

/** A draft is written and removed by the person who types it: also by whoever waits to become an employer, or is none any more. */
function canWriteDraft(actor: Pick<SessionUser, 'uid'> | null, id: string | undefined): boolean {
  return actor !== null && actor.uid !== '' && id?.startsWith(`${actor.uid}_`) === true
}

/** A rule about parsed documents. What does not parse nobody may write. */
function withParsedDocuments<T extends Document>(
  { schema }: Collection<T>,
  canWrite: (actor: Writer | null, before: T | undefined, after: T | undefined) => boolean
): CanWrite {
  return (actor, ...documents) => {
    const [before, after] = documents.map((document) => v.safeParse(v.optional(schema), document))
    return before?.success === true && after?.success === true && canWrite(actor, before.output, after.output)
  }
}

/** Where whoever makes a document chooses its id; elsewhere it is made of those of others. */
const chosenIds: ReadonlySet<string> = new Set([jobs.name, candidateProfiles.name, savedReasons.name])

/** Jobs never change, they are replaced: so does what somebody reads of one. */
const withoutHistories = new WeakMap<Document, Document>()

/** A job as somebody reads it who may not know who decided what, and why. */
function withoutHistory(job: Document): Document {
  const { history: _history, ...rest } = job as Job
  const known = withoutHistories.get(job) ?? rest
  withoutHistories.set(job, known)
  return known
}

/**
 * The store as one person may use it: a write that the rules do not allow is refused ('refused') before anything is
 * written, whatever a screen offers. A collection without a rule cannot be written at all. What was done to a posting is given to its
 * owner and the administrator alone, also where it lies in the posting itself.
 */
export function createAuthorizedStore(documents: DocumentStore, getActor: () => Writer | null): DocumentStore {
  /**
   * Nobody applies to a job that has ended, or that there never was. The rules of a shared board look at the job in the same step;
   * here it is looked at right before, which leaves a moment on a board of this device in which another window may end it.
   */
  const isForOpenJob = async (id: string): Promise<boolean> => {
    const { uid = '' } = getActor() ?? {}
    const jobId = id.startsWith(`${uid}_`) ? id.slice(uid.length + 1) : ''
    const open = {
      where: { id: jobId, status: 'approved' },
      unexpired: 'expiresOn',
      order: 'stored',
      limit: 1
    } as const
    const found = await documents.query(jobs, open)
    return found.documents.length > 0
  }
  const check = (rule: CanWrite | undefined, before: Document | undefined, after: Document | undefined) => {
    if (!rule?.(getActor(), before, after)) throw new StoreError('refused', 'this person may not do that')
  }
  const checkNewId = (collection: string, id: string) => {
    if (chosenIds.has(collection) && !isNewId(id)) throw new StoreError('refused', 'this is no id')
  }
  const loadRule = async (collection: string): Promise<CanWrite | undefined> => {
    const load = lateRules.get(collection)
    return load ? loadChunk(load) : findRule(collection)
  }
  const limit = <T extends Document>({ name }: Collection<T>, document: T): T => {
    const isPrivate = name === jobs.name && 'history' in document
    return isPrivate && !canReadHistory(getActor(), document as unknown as Job)
      ? (withoutHistory(document) as T)
      : document
  }
  const limitAll = <T extends Document>(collection: Collection<T>, result: QueryResult<T>): QueryResult<T> =>
    collection.name === jobs.name && getActor()?.role !== 'Admin'
      ? { ...result, documents: result.documents.map((document) => limit(collection, document)) }
      : result
  return {
    notices: documents.notices,
    async get(collection, id) {
      const stored = await documents.get(collection, id)
      return stored && limit(collection, stored)
    },
    query: async (collection, asked) => limitAll(collection, await documents.query(collection, asked)),
    watch: (collection, asked, listener, onError) =>
      documents.watch(collection, asked, (result) => listener(limitAll(collection, result)), onError),
    async change(collection, id, mutate, expected) {
      const isApplied = collection.name !== applications.name || (await documents.get(collection, id)) !== undefined
      const mayBeNew = isApplied || (await isForOpenJob(id))
      const rule = await loadRule(collection.name)
      return documents.change(
        collection,
        id,
        (stored) => {
          // A copy: what `mutate` does to it in passing is not what was stored.
          const wanted = mutate(structuredClone(stored))
          if (!stored) checkNewId(collection.name, id)
          if (!stored && !mayBeNew) throw new StoreError('refused', 'this job is not open')
          check(rule, stored, { ...wanted, id, revision: readRevision(stored) + 1 })
          return wanted
        },
        expected
      )
    },
    async remove(collection, id, expected) {
      const stored = await documents.get(collection, id)
      if (!stored) return
      const revision = readRevision(stored)
      if (expected !== undefined && expected !== revision) {
        throw new StoreError('conflict', 'another revision of this document is stored', { stored })
      }
      check(await loadRule(collection.name), stored, undefined)
      // Exactly the revision that was checked is removed.
      await documents.remove(collection, id, revision)
    }
  }
}

function readUid(document: Document | undefined): unknown {
  return (document as { uid?: unknown } | undefined)?.uid
}

function readRevision(stored: Document | undefined): number {
  return stored?.revision ?? 0
}
