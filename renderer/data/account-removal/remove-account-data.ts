import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { applications } from '#shared/collections/applications.ts'
import type { Erasure } from '#shared/collections/collection.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Document } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { canActOnApplication } from '#shared/domain/application/application-reducer.ts'
import { isRequestLeaving } from '#shared/domain/company/employer-request.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { ApplicationsRepository } from '../applications-repository.ts'
import type { OwnEmployerRequestRepository } from '../companies/own-employer-request-repository.ts'
import { createThreadRemoval } from '../interview-thread-repository.ts'
import type { JobsRepository } from '../jobs-repository.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type RemovalPlan, type RemovalStep, removeAll } from './account-removal-steps.ts'
import {
  erasedCollections,
  erasedPersonalCollections,
  findAccountDocuments,
  maxPerPerson
} from './find-account-documents.ts'

interface RemovalOptions {
  documents: DocumentStore
  files: FileStore
  applications: Pick<ApplicationsRepository, 'withdrawAll'>
  jobs: Pick<JobsRepository, 'closeAll'>
  ownRequest: Pick<Lazy<OwnEmployerRequestRepository>, 'open'>
  outbox: Pick<Outbox, 'list' | 'removeAll'> | null
  currentUser: () => SessionUser | null
}

/** Rejects with a RemovalError. */
export async function removeAccountData(options: RemovalOptions): Promise<void> {
  const actor = options.currentUser()
  if (!actor) throw new StoreError('refused', 'nobody is signed in')
  await removeAll(createRemovalPlan(options, actor))
}

/** Documents go as their collections declare it (`erasure`); repositories end the rest. */
function createRemovalPlan(
  { documents, files, applications: applying, jobs: jobsRepository, ownRequest, outbox }: RemovalOptions,
  actor: SessionUser
): RemovalPlan {
  const { uid } = actor
  const thread = createThreadRemoval(documents, actor)
  const countWith = <T>(read: () => Promise<T[]>, mayRemove: (one: T) => boolean = () => true) => {
    return async () => {
      const found = await read()
      return { all: found.length, blocked: found.filter((one) => !mayRemove(one)).length }
    }
  }
  const removeEach = (collection: Collection<Document>): RemovalStep => {
    const read = () => findAccountDocuments(documents, collection, uid)
    return {
      count: countWith(read),
      async remove() {
        for (const { id } of await read()) await documents.remove(collection, id)
      }
    }
  }
  const declared = [...erasedCollections, ...erasedPersonalCollections.map((each) => each.of(uid))]
  const erase = (part: Erasure<Document>['part']) =>
    joinSteps(declared.filter(({ erasure }) => erasure?.part === part).map(removeEach))
  return {
    jobs: {
      count: countWith(
        async () => {
          const order = { by: 'postedDate', direction: 'descending' } as const
          const own = await documents.query(jobs, { where: { employerId: uid }, order, limit: maxPerPerson })
          return own.documents.filter(({ status }) => status !== 'deleted')
        },
        // A shared board takes nothing from an employer without a verified address.
        (job) => !(actor.isEmployer && actor.unverified) && canAct(actor, 'close', job)
      ),
      remove: () => jobsRepository.closeAll(actor)
    },
    request: {
      count: countWith(async () => {
        const request = await documents.get(employerRequests, uid)
        return request && isRequestLeaving(request, actor) ? [request] : []
      }),
      remove: async () => (await ownRequest.open()).leave()
    },
    applications: joinSteps([
      {
        count: countWith(
          async () => {
            const own = await documents.query(applications, { where: { uid }, order: 'stored', limit: maxPerPerson })
            return own.documents.filter(({ state }) => state !== 'withdrawn')
          },
          (application) => canActOnApplication(actor, 'withdraw', application)
        ),
        remove: () => applying.withdrawAll(uid)
      },
      { count: countWith(thread.readAll), remove: thread.remove }
    ]),
    marks: erase('marks'),
    unsent: {
      count: countWith(async () => (await outbox?.list()) ?? []),
      remove: async () => outbox?.removeAll()
    },
    publicProfile: erase('publicProfile'),
    lists: erase('lists'),
    files: { remove: () => files.removeAll(uid) },
    profile: erase('profile'),
    role: erase('role')
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
