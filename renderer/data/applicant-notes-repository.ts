import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { type ApplicantNote, applicantNotes } from '#shared/collections/applicant-notes.ts'
import { applications } from '#shared/collections/applications.ts'
import type { Application } from '#shared/domain/application/application.ts'

/** What one employer has written down about who applied to them. Everything rejects with a StoreError. */
export interface ApplicantNotesRepository {
  /** The notes on who applied to one job, now and after each change, wherever it was made. */
  watch(jobId: string, listener: (notes: ApplicantNote[]) => void, onError: (error: StoreError) => void): Unsubscribe
  /**
   * `baseRevision`: the revision that the note is based on, 0 for none; when another is stored, 'conflict' carries that one.
   * 'refused': it is longer than maxNoteLength. 'conflict' without `stored`: the application is gone, and so is what is said of it.
   */
  write(application: Pick<Application, 'id' | 'jobId'>, text: string, baseRevision: number): Promise<ApplicantNote>
  /** Removes those of these notes whose application was taken back: what is said of somebody goes with what they sent. */
  removeWithdrawn(notes: readonly ApplicantNote[]): Promise<void>
}

/** How many notes on the applicants of one job are ever read. */
const maxNotes = 2000

/** `documents`: authorized for the person whose notes they are (authorized-store.ts). */
export function createApplicantNotesRepository(documents: DocumentStore, uid: string): ApplicantNotesRepository {
  const notes = applicantNotes.of(uid)
  /** On a shared board one that was taken back is closed to the employer, who may not even learn that it is there. */
  const isWithdrawn = async (id: string): Promise<boolean> => {
    try {
      const application = await documents.get(applications, id)
      return application === undefined || application.state === 'withdrawn'
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'refused') return true
      throw error
    }
  }
  return {
    watch: (jobId, listener, onError) =>
      documents.watch(
        notes,
        { where: { jobId }, order: 'stored', limit: maxNotes },
        (result) => listener(result.documents),
        onError
      ),
    async write({ id, jobId }, text, baseRevision) {
      // One that was taken back takes no new note.
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
