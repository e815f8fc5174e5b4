import { getApplicantNotesCollection } from '#renderer/storage/collections/applicant-notes.ts'
import { applications, getAppliedJobsCollection } from '#renderer/storage/collections/application-collections.ts'
import { candidateProfiles, getShortlistCollection } from '#renderer/storage/collections/candidate-collections.ts'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { employerRequests } from '#renderer/storage/collections/houses/employer-requests.ts'
import { employers } from '#renderer/storage/collections/houses/employers.ts'
import { houseMembers } from '#renderer/storage/collections/houses/houses.ts'
import { jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import { getUserProfileCollection } from '#renderer/storage/collections/profile-collections.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { hasBans } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { canActOnApplication } from '#shared/domain/application/application-reducer.ts'
import { isRequestLeaving } from '#shared/domain/house/employer-request.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { ApplicationsRepository } from '../applications-repository.ts'
import type { OwnRequestRepository } from '../houses/own-request-repository.ts'
import type { LateRepository } from '../late-repository.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PostingsRepository } from '../postings-repository.ts'
import { type RemovalPlan, type RemovalStep, removeAll } from './account-removal.ts'

interface RemovalOptions {
  /** Authorized for the person (authorized-store.ts). */
  documents: DocumentStore
  files: FileStore
  applications: Pick<ApplicationsRepository, 'withdrawAll'>
  postings: Pick<PostingsRepository, 'closeAll'>
  ownRequest: LateRepository<Pick<OwnRequestRepository, 'leave'>>
  outbox: Pick<Outbox, 'list' | 'removeAll'> | null
  currentUser: () => SessionUser | null
}

/** How many documents of one kind a person can have. */
const maxPerPerson = 10_000

/**
 * Removes all that the product keeps for the person who is signed in, whatever roles they have had: before their account goes. Rejects
 * with a RemovalError.
 */
export async function removePerson(options: RemovalOptions): Promise<void> {
  const actor = options.currentUser()
  if (!actor) throw new StoreError('refused', 'nobody is signed in')
  await removeAll(createRemovalPlan(options, actor))
}

function createRemovalPlan(
  { documents, files, applications: applying, postings, ownRequest, outbox }: RemovalOptions,
  actor: SessionUser
): RemovalPlan {
  const { uid } = actor
  const list = async <T extends Document>(
    collection: Collection<T>,
    where: Query<T>['where'] = {},
    order: Query<T>['order'] = 'stored'
  ): Promise<T[]> => (await documents.query(collection, { where, order, limit: maxPerPerson })).documents
  const newestFirst = { by: 'postedDate', direction: 'descending' } as const
  /** Counts those that would go, and of these those that this person may not remove. */
  const countWith = <T>(read: () => Promise<T[]>, mayRemove: (one: T) => boolean = () => true) => {
    return async () => {
      const found = await read()
      return { all: found.length, blocked: found.filter((one) => !mayRemove(one)).length }
    }
  }
  /** What lies in collections under ids: each goes by itself. */
  const removeEach = <T extends Document>(collection: Collection<T>, read: () => Promise<T[]>): RemovalStep => ({
    count: countWith(read),
    async remove() {
      for (const { id } of await read()) await documents.remove(collection, id)
    }
  })
  const getOne = async <T extends Document>(collection: Collection<T>, id: string): Promise<T[]> => {
    const found = await documents.get(collection, id)
    return found ? [found] : []
  }
  const lists = [
    removeEach(getShortlistCollection(uid), () => list(getShortlistCollection(uid))),
    removeEach(getApplicantNotesCollection(uid), () => list(getApplicantNotesCollection(uid))),
    removeEach(jobDrafts, async () => (await list(jobDrafts)).filter(({ id }) => id.startsWith(`${uid}_`)))
  ]
  // A ban stays, so that whoever comes back is found by it.
  const entry = async () => (await getOne(employers, uid)).filter((one) => !hasBans(one))
  return {
    postings: {
      count: countWith(
        async () => (await list(jobs, { employerId: uid }, newestFirst)).filter(({ status }) => status !== 'deleted'),
        // A shared board takes nothing from an employer whose address nobody has confirmed.
        (job) => !(actor.isEmployer && actor.unverified) && canAct(actor, 'close', job)
      ),
      remove: () => postings.closeAll(actor)
    },
    request: {
      count: countWith(async () =>
        (await getOne(employerRequests, uid)).filter((request) => isRequestLeaving(request, actor))
      ),
      remove: async () => (await ownRequest.open()).leave()
    },
    applications: {
      count: countWith(
        async () => (await list(applications, { uid })).filter(({ state }) => state !== 'withdrawn'),
        (application) => canActOnApplication(actor, 'withdraw', application)
      ),
      remove: () => applying.withdrawAll(uid)
    },
    marks: removeEach(getAppliedJobsCollection(uid), () => list(getAppliedJobsCollection(uid))),
    unsent: {
      count: countWith(async () => (await outbox?.list()) ?? []),
      remove: async () => outbox?.removeAll()
    },
    card: removeEach(candidateProfiles, () => list(candidateProfiles, { uid })),
    lists: joinSteps(lists),
    files: { remove: () => files.removeAll(uid) },
    profile: removeEach(getUserProfileCollection(uid), () => getOne(getUserProfileCollection(uid), uid)),
    role: joinSteps([removeEach(houseMembers, () => getOne(houseMembers, uid)), removeEach(employers, entry)])
  }
}

function joinSteps(steps: readonly RemovalStep[]): RemovalStep {
  return {
    async count() {
      const counted = await Promise.all(steps.map(async ({ count }) => (await count?.()) ?? { all: 0, blocked: 0 }))
      return counted.reduce((sum, { all, blocked }) => ({ all: sum.all + all, blocked: sum.blocked + blocked }))
    },
    async remove() {
      for (const step of steps) await step.remove()
    }
  }
}
