import { type JobDraft, jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { JobTexts } from '#shared/domain/job/job-form.ts'

/** The draft of one person for one job, or for a new one. Rejects with a StoreError. */
export interface DraftRepository {
  read(): Promise<JobDraft | undefined>
  save(texts: JobTexts, base: number): Promise<void>
  discard(): Promise<void>
}

/** `documents`: authorized for the person (authorized-store.ts). `jobId` undefined: a job that is not there yet. */
export function createDraftRepository(
  documents: DocumentStore,
  uid: string,
  jobId: string | undefined,
  clock: () => Date = () => new Date()
): DraftRepository {
  const id = `${uid}_${jobId ?? 'new'}`
  return {
    read: () => documents.get(jobDrafts, id),
    async save(texts, base) {
      const draft = { id, texts, base, at: clock().toISOString() }
      await documents.change(jobDrafts, id, (stored) => ({ ...stored, ...draft }))
    },
    discard: () => documents.remove(jobDrafts, id)
  }
}
