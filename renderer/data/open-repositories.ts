import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { reports, reportTallies } from '#shared/collections/job-reports.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { adminMarker } from '#shared/domain/job/job.ts'
import { countReportedJobs, waitingReports } from '#shared/domain/report/job-report.ts'
import { createApplicantNotesRepository } from './applicant-notes-repository.ts'
import { createApplicationsRepository } from './applications-repository.ts'
import { createAuthorizedStore } from './authorized-store.ts'
import { createEmployerCandidateHistoryRepository } from './candidates/candidate-history-with-employer-repository.ts'
import {
  type CandidatesRepository,
  createCandidateDocumentsRepository,
  createCandidatesRepository
} from './candidates/candidates-repository.ts'
import { createShortlistRepository } from './candidates/shortlist-repository.ts'
import { createEditedPagesRepository } from './edited-pages-repository.ts'
import { createEmployersRepository } from './employers-repository.ts'
import { createInvitationsRepository } from './invitations-repository.ts'
import { createJobDraftRepository } from './job-draft-repository.ts'
import { createJobViewsRepository } from './job-views-repository.ts'
import { createJobsRepository } from './jobs-repository.ts'
import { createDeliverUnsentItem } from './outbox/deliver-unsent-item.ts'
import { createOutbox, keepUnsent, type Outbox } from './outbox/outbox.ts'
import { createProfileRepository } from './profile-repository.ts'
import { createSavedReasonsRepository } from './saved-reasons-repository.ts'
import { createWantedAnswersRepository } from './wanted-screening-answers-repository.ts'
import { mapWatch, watchCount, watchList } from './watch-queries.ts'

/** Made once for each signed-in person: it may stand in the deps of an effect. */
export type Repositories = Readonly<ReturnType<typeof openRepositories>>

interface Stores {
  documents: DocumentStore
  files: FileStore
  keepsUnsent?: boolean
}

/** Everything over one authorized store. `currentUser`: at the time of a write; null after a sign-out. */
export function openRepositories(
  { documents, files, keepsUnsent = false }: Stores,
  { uid, role }: Pick<SessionUser, 'uid' | 'role'>,
  currentUser: () => SessionUser | null
) {
  // With a member's first screen: a change made just before its tab is closed does not wait for the code that stores it.
  import('#renderer/storage/core/apply-document-edits.ts').catch(() => {})
  const authorized = createAuthorizedStore(documents, currentUser)
  const allCandidates = createCandidatesRepository(authorized)
  const outbox = keepsUnsent && role !== 'Admin' ? createOutbox(authorized, uid) : null
  const isUnverified = () => currentUser()?.unverified === true
  const isShared = documents.device === undefined
  const watchState = <T extends Document & { state?: unknown }>(collection: Collection<T>, state: string) =>
    watchCount(authorized, collection, { where: { state } as Query<T>['where'] & {} })
  const applications = createApplicationsRepository({
    documents: authorized,
    files,
    getActor: currentUser,
    hidesWithdrawn: isShared
  })
  /** null for candidates. */
  const wantedAnswers = role === 'Candidate' ? null : createWantedAnswersRepository(authorized)
  const jobs = createJobsRepository(authorized, undefined, isShared)
  const profile = createProfileRepository({ documents: authorized, files, isUnverified }, { uid, role })
  const candidates: Omit<CandidatesRepository, 'readNumber' | 'readDocumentLink'> = allCandidates
  const ownRequest = lazy(async () =>
    (await import('./companies/own-employer-request-repository.ts')).createOwnEmployerRequestRepository(
      authorized,
      currentUser
    )
  )
  return {
    person: { uid, role },
    /** null for candidates. */
    applicantNotes: role === 'Candidate' ? null : createApplicantNotesRepository(authorized, uid),
    applications,
    candidates,
    /** Of this device; a shared board has none. */
    employers: createEmployersRepository(authorized, currentUser),
    companyModeration: {
      ...lazy(async () => {
        const { createCompanyModerationRepository } = await import('./companies/company-moderation-repository.ts')
        return createCompanyModerationRepository(authorized, currentUser, undefined, isShared)
      }),
      watchCount: watchState(employerRequests, 'waiting')
    },
    companies: lazy(async () =>
      (await import('./companies/company-repository.ts')).createCompanyRepository(authorized, undefined, isShared)
    ),
    invitations: createInvitationsRepository(authorized, uid, undefined, isShared),
    ownRequest,
    /** null: nothing may wait on this device. */
    outbox,
    pageTexts: createEditedPagesRepository(authorized),
    candidateDocuments: createCandidateDocumentsRepository({ candidates: allCandidates, files }, currentUser),
    phrases: lazy(async () => (await import('./hint-phrases-repository.ts')).createHintPhrasesRepository(authorized)),
    jobs,
    jobViews: createJobViewsRepository(authorized, uid, isShared),
    reasons: createSavedReasonsRepository(authorized),
    reports: {
      ...lazy(async () => {
        const { createReportsRepository } = await import('./job-reports/reports-repository.ts')
        return createReportsRepository(authorized, currentUser, undefined, isShared)
      }),
      /** Jobs with open reports. */
      watchCount: isShared
        ? watchState(reportTallies, waitingReports.where.state)
        : mapWatch(watchList(authorized, reports, waitingReports), countReportedJobs)
    },
    profile,
    /** null for candidates. */
    relations:
      role === 'Candidate'
        ? null
        : createEmployerCandidateHistoryRepository(authorized, {
            employerId: role === 'Admin' ? adminMarker : uid,
            invites: role === 'Employer'
          }),
    wantedAnswers,
    thread: lazy(async () => {
      const { createInterviewThreadRepository } = await import('./interview-thread-repository.ts')
      return createInterviewThreadRepository({ documents: authorized, getActor: currentUser })
    }),
    /** null for candidates. */
    shortlist: role === 'Candidate' ? null : createShortlistRepository(authorized, uid, undefined, isShared),
    /** Puts an offline failure into the outbox; resolves with whether it was kept. undefined: another failure, or nothing may wait here. */
    keepUnsent: (error: unknown, keep: (outbox: Outbox) => Promise<void>) => keepUnsent(outbox, error, keep),
    deliver: createDeliverUnsentItem({
      documents: authorized,
      applications,
      jobs,
      profile,
      wantedAnswers,
      currentUser
    }),
    /** Before the account goes. Rejects with a RemovalError; can be done again. */
    async removeAccountData() {
      const { removeAccountData } = await lazy(() => import('./account-removal/remove-account-data.ts')).open()
      await removeAccountData({ documents: authorized, files, applications, jobs, ownRequest, outbox, currentUser })
    },
    /** `jobId` undefined: for a new job. */
    draft: (jobId: string | undefined) =>
      createJobDraftRepository(authorized, uid, jobId, undefined, { outbox, keepsDrafts: keepsUnsent })
  }
}
