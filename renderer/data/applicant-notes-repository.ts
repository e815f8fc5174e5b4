import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { type ApplicantNote, applicantNotes } from '#shared/collections/applicant-notes.ts'
import { applications } from '#shared/collections/applications.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { orWhenRefused } from './document-store-operations.ts'
import { type Listeners, watchList } from './watch-queries.ts'

/** An employer's notes on their applicants. Everything rejects with a StoreError. */
export interface ApplicantNotesRepository {
  watch(jobId: string, ...on: Listeners<ApplicantNote[]>): Unsubscribe
  /** `baseRevision`: 0 for none; 'conflict' carries the newer note, or nothing when the application is gone. 'refused': over maxNoteLength. */
  write(application: Pick<Application, 'id' | 'jobId'>, text: string, baseRevision: number): Promise<ApplicantNote>
  removeWithdrawn(notes: readonly ApplicantNote[]): Promise<void>
}

const maxNotes = 2000

/** `documents`: authorized for the person (authorized-store.ts). */
export function createApplicantNotesRepository(documents: DocumentStore, uid: string): ApplicantNotesRepository {
  const notes = applicantNotes.of(uid)
  /** A shared board closes withdrawn applications to the employer, and does not reveal whether they exist. */
  const isWithdrawn = async (id: string): Promise<boolean> => {
    const application = await orWhenRefused(documents.get(applications, id), undefined)
    return application === undefined || application.state === 'withdrawn'
  }
  return {
    watch: (jobId, ...on) => watchList(documents, notes, { where: { jobId }, order: 'stored', limit: maxNotes })(...on),
    async write({ id, jobId }, text, baseRevision) {
      if (baseRevision === 0 && (await isWithdrawn(id))) {
        throw new StoreError('conflict', 'this application is gone')
      }
      return documents.change(notes, id, (stored) => ({ ...stored, id, jobId, note: text }), baseRevision)
    },
    async removeWithdrawn(some) {
      for (const { id } of some) {
        if (await isWithdrawn(id)) await documents.remove(notes, id)
      }
    }
  }
}
