import { type Lazy, lazy } from '#renderer/storage/core/lazy.ts'
import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { reportTallies } from '#shared/collections/report-tallies.ts'
import { reports } from '#shared/collections/reports.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type ApplicantNotesRepository, createApplicantNotesRepository } from './applicant-notes-repository.ts'
import { type ApplicationsRepository, createApplicationsRepository } from './applications-repository.ts'
import { createAuthorizedStore } from './authorized-store.ts'
import {
  type CandidatesRepository,
  createCandidatesRepository,
  createPapersRepository,
  type PapersRepository
} from './candidates/candidates-repository.ts'
import { createShortlistRepository, type ShortlistRepository } from './candidates/shortlist-repository.ts'
import { createDraftRepository, type DraftRepository } from './draft-repository.ts'
import { createEmployersRepository, type EmployersRepository } from './employers-repository.ts'
import type { HouseRepository } from './houses/house-repository.ts'
import type { HousesDeskRepository } from './houses/houses-desk-repository.ts'
import type { OwnRequestRepository } from './houses/own-request-repository.ts'
import { createInvitationsRepository, type InvitationsRepository } from './invitations-repository.ts'
import { createDeliver, type Deliver } from './outbox/deliver.ts'
import { createOutbox, keepUnsent, type Outbox } from './outbox/outbox.ts'
import { createPageTextsRepository, type PageTextsRepository } from './page-texts-repository.ts'
import type { PhrasesRepository } from './phrases-repository.ts'
import { createPostingsRepository, type PostingsRepository } from './postings-repository.ts'
import { createProfileRepository, type ProfileRepository } from './profile-repository.ts'
import { createReasonsRepository, type ReasonsRepository } from './reasons-repository.ts'
import type { ReportsRepository } from './reports/reports-repository.ts'
import type { ThreadRepository } from './thread-repository.ts'
import type { Watch } from './watches.ts'

/** With an eager count of its waiting documents. */
interface LazyQueue<Repository> extends Lazy<Repository> {
  watchCount: Watch<number>
}

/** Made once for each signed-in person: it may stand in the deps of an effect. */
export interface Repositories {
  readonly person: Pick<SessionUser, 'uid' | 'role'>
  /** null for candidates. */
  readonly applicantNotes: ApplicantNotesRepository | null
  readonly applications: ApplicationsRepository
  readonly candidates: Omit<CandidatesRepository, 'readNumber' | 'readPaper'>
  /** Of this device; a shared board has none. */
  readonly employers: EmployersRepository
  readonly housesDesk: LazyQueue<HousesDeskRepository>
  readonly houses: Lazy<HouseRepository>
  readonly invitations: InvitationsRepository
  readonly ownRequest: Lazy<OwnRequestRepository>
  /** null: nothing may wait on this device. */
  readonly outbox: Outbox | null
  readonly pageTexts: PageTextsRepository
  readonly papers: PapersRepository
  readonly phrases: Lazy<PhrasesRepository>
  readonly postings: PostingsRepository
  readonly reasons: ReasonsRepository
  readonly reports: LazyQueue<ReportsRepository>
  readonly profile: ProfileRepository
  readonly thread: Lazy<ThreadRepository>
  /** null for candidates. */
  readonly shortlist: ShortlistRepository | null
  /** Puts an offline failure into the outbox; resolves with whether it was kept. undefined: another failure, or nothing may wait here. */
  keepUnsent(error: unknown, keep: (outbox: Outbox) => Promise<void>): Promise<boolean | undefined>
  readonly deliver: Deliver
  /** Before the account goes. Rejects with a RemovalError; can be done again. */
  removePerson(): Promise<void>
  /** undefined: for a new job. */
  draft(jobId: string | undefined): DraftRepository
}

interface Stores {
  documents: DocumentStore
  files: FileStore
  keepsUnsent?: boolean
}

/** Everything over one authorized store. `currentUser`: at the time of a write, which may be nobody any more. */
export function openRepositories(
  { documents, files, keepsUnsent = false }: Stores,
  { uid, role }: Pick<SessionUser, 'uid' | 'role'>,
  currentUser: () => SessionUser | null
): Repositories {
  const authorized = createAuthorizedStore(documents, currentUser)
  const candidates = createCandidatesRepository(authorized)
  const outbox = keepsUnsent && role !== 'Admin' ? createOutbox(authorized, uid) : null
  const isUnverified = () => currentUser()?.unverified === true
  const isShared = documents.device === undefined
  const watchCount =
    <T extends Document & { state?: unknown }>(collection: Collection<T>, state: string): Watch<number> =>
    (listener, onError) =>
      authorized.watch(
        collection,
        { where: { state } as Query<T>['where'] & {}, order: 'stored', limit: 0 },
        ({ total }) => listener(total),
        onError
      )
  const applications = createApplicationsRepository({
    documents: authorized,
    files,
    getActor: currentUser,
    hidesWithdrawn: isShared
  })
  const postings = createPostingsRepository(authorized, undefined, isShared)
  const profile = createProfileRepository({ documents: authorized, files, isUnverified }, { uid, role })
  const ownRequest = lazy(async () => {
    const { createOwnRequestRepository } = await import('./houses/own-request-repository.ts')
    return createOwnRequestRepository(authorized, currentUser)
  })
  return {
    person: { uid, role },
    applicantNotes: role === 'Candidate' ? null : createApplicantNotesRepository(authorized, uid),
    applications,
    candidates,
    employers: createEmployersRepository(authorized, currentUser),
    housesDesk: {
      ...lazy(async () => {
        const { createHousesDeskRepository } = await import('./houses/houses-desk-repository.ts')
        return createHousesDeskRepository(authorized, currentUser, undefined, isShared)
      }),
      watchCount: watchCount(employerRequests, 'waiting')
    },
    houses: lazy(async () => {
      const { createHouseRepository } = await import('./houses/house-repository.ts')
      return createHouseRepository(authorized)
    }),
    invitations: createInvitationsRepository(authorized, uid, undefined, isShared),
    ownRequest,
    outbox,
    pageTexts: createPageTextsRepository(authorized),
    papers: createPapersRepository({ candidates, files }, currentUser),
    phrases: lazy(async () => {
      const { createPhrasesRepository } = await import('./phrases-repository.ts')
      return createPhrasesRepository(authorized)
    }),
    postings,
    reasons: createReasonsRepository(authorized),
    reports: {
      ...lazy(async () => {
        const { createReportsRepository } = await import('./reports/reports-repository.ts')
        return createReportsRepository(authorized, currentUser, undefined, isShared)
      }),
      watchCount: watchCount<Document & { state?: unknown }>(isShared ? reportTallies : reports, 'open')
    },
    profile,
    thread: lazy(async () => {
      const { createThreadRepository } = await import('./thread-repository.ts')
      return createThreadRepository({ documents: authorized, getActor: currentUser })
    }),
    shortlist: role === 'Candidate' ? null : createShortlistRepository(authorized, uid, undefined, isShared),
    keepUnsent: (error, keep) => keepUnsent(outbox, error, keep),
    deliver: createDeliver({ documents: authorized, applications, postings, profile, currentUser }),
    async removePerson() {
      const { removePerson } = await lazy(() => import('./removal/removal-plan.ts')).open()
      await removePerson({ documents: authorized, files, applications, postings, ownRequest, outbox, currentUser })
    },
    draft: (jobId) => createDraftRepository(authorized, uid, jobId, undefined, { outbox, keepsDrafts: keepsUnsent })
  }
}
