import { createApplicantNotesRepository } from '#renderer/data/applicant-notes-repository.ts'
import { createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { createHouseRepository } from '#renderer/data/houses/house-repository.ts'
import { createHousesDeskRepository } from '#renderer/data/houses/houses-desk-repository.ts'
import { createOwnRequestRepository } from '#renderer/data/houses/own-request-repository.ts'
import { createPostingsRepository } from '#renderer/data/postings-repository.ts'
import { createProfileRepository } from '#renderer/data/profile-repository.ts'
import { createReportSender } from '#renderer/data/reports/report-sender.ts'
import { createReportsRepository } from '#renderer/data/reports/reports-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { houses } from '#shared/collections/houses.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { House } from '#shared/domain/house/house.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobContent } from '#shared/domain/job/job-content.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'

export type Stage = ReturnType<typeof openStage>

/** The product's own repositories with a set person and clock, so a forbidden step rejects. Everything happened on the days before `day`. */
export function openStage(documents: DocumentStore, files: FileStore, day: Date) {
  let actor: SessionUser | null = null
  let now = day
  let count = 0
  const getActor = () => actor
  const clock = () => now
  const authorized = createAuthorizedStore(documents, getActor)
  const postings = createPostingsRepository(authorized, clock)

  /** From here on this person acts, so many days ago, by the clock of this place. */
  function enter(person: SessionUser, daysAgo: number, hour = 11, minute = 0): void {
    actor = person
    now = new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysAgo, hour, minute)
  }

  return {
    documents: authorized,
    enter,
    clock,
    postings,
    applications: createApplicationsRepository({ documents: authorized, files, getActor, clock }),
    housesDesk: createHousesDeskRepository(authorized, getActor, clock),
    houses: createHouseRepository(authorized),
    async readHouse(id: string): Promise<House> {
      const house = await authorized.get(houses, id)
      if (!house) throw new Error(`There is no house ${id}`)
      return house
    },
    ownRequest: createOwnRequestRepository(authorized, getActor, clock),
    reports: createReportsRepository(authorized, getActor, clock),
    reportSender: createReportSender({ documents }, getActor, clock),
    notesOf: ({ uid }: SessionUser) => createApplicantNotesRepository(authorized, uid),
    shortlistOf: ({ uid }: SessionUser) => createShortlistRepository(authorized, uid, clock),
    profileOf: (person: SessionUser) => createProfileRepository({ documents: authorized, files }, person),
    post(owner: SessionUser, content: JobContent, liveDays?: number): Promise<Job> {
      count += 1
      const ending = (count * 0.618_033_988) % 1
      return postings.post(
        owner,
        content,
        createJobId(now, () => ending),
        liveDays
      )
    }
  }
}
