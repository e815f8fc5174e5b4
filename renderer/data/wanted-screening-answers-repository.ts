import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { type WantedAnswers, wantedAnswers } from '#shared/collections/wanted-screening-answers.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { WantedAnswer } from '#shared/domain/job/screening-questions.ts'
import { type Listeners, mapWatch, watchOne } from './watch-queries.ts'

/** What an employer must hear from applicants, for their filter alone. Everything rejects with a StoreError. */
export interface WantedAnswersRepository {
  /** Empty: nothing is wanted. */
  watch(jobId: string, ...on: Listeners<readonly WantedAnswer[]>): Unsubscribe
  read(jobId: string): Promise<readonly WantedAnswer[]>
  /** The job has to be stored. */
  save(job: Pick<Job, 'id' | 'employerId'>, wanted: readonly WantedAnswer[]): Promise<void>
}

const list = (stored: WantedAnswers | null | undefined): readonly WantedAnswer[] => stored?.wanted ?? []

export function createWantedAnswersRepository(documents: DocumentStore): WantedAnswersRepository {
  return {
    watch: (jobId, ...on) => mapWatch(watchOne(documents, wantedAnswers, jobId), list)(...on),
    read: async (jobId) => list(await documents.get(wantedAnswers, jobId)),
    async save({ id, employerId }, wanted) {
      const stored = await documents.get(wantedAnswers, id)
      if (JSON.stringify(list(stored)) === JSON.stringify(wanted)) return
      if (wanted.length === 0) await documents.remove(wantedAnswers, id)
      else await documents.change(wantedAnswers, id, (before) => ({ ...before, id, employerId, wanted: [...wanted] }))
    }
  }
}
