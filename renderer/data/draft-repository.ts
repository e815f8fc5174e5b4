import { jobs } from '#renderer/storage/collections/collections.ts'
import { type JobDraft, jobDrafts, type TypedDraft } from '#renderer/storage/collections/job-drafts.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findDifferingFields } from '#shared/domain/job/job-form.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'

/** The draft of one person for one job, or for a new one. Rejects with a StoreError. */
export interface DraftRepository {
  /**
   * undefined: there is none, or it has become a posting: when the connection or the power goes right after it was submitted, the
   * draft outlives that, and whoever found it in the form would post the same job again.
   */
  read(): Promise<JobDraft | undefined>
  save(typed: TypedDraft): Promise<void>
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
  const isPosted = async (draft: JobDraft) => {
    const newest = { order: { by: 'postedDate', direction: 'descending' }, limit: newestPostings } as const
    const own = documents.query(jobs, { where: { employerId: uid }, ...newest }).then(({ documents: found }) => found)
    // Who cannot ask, for whatever reason, goes on with the draft.
    const posted = await Promise.race([own.catch(() => []), wait(askAtMostMs)])
    return posted?.some((job) => hasBecome(draft, job)) === true
  }
  return {
    async read() {
      const draft = await documents.get(jobDrafts, id)
      if (!draft || jobId !== undefined || !(await isPosted(draft))) return draft
      // This one and no newer one: the form is open by the time it goes.
      documents.remove(jobDrafts, id, draft.revision ?? 0).catch(() => {})
    },
    async save({ texts, liveDays, isFree, base }) {
      const draft = { id, texts, liveDays, isFree, base, at: clock().toISOString() }
      await documents.change(jobDrafts, id, (stored) => ({ ...stored, ...draft }))
    },
    discard: () => documents.remove(jobDrafts, id)
  }
}

/** Among how many of a person's own postings a draft is looked for. */
const newestPostings = 5

/** How long the form of a new job waits for them: a draft is shown rather late than never. */
const askAtMostMs = 2000

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** A job with the words of a draft is that draft when it was posted after they were typed; before, the draft is a copy of it. */
function hasBecome({ texts, at }: JobDraft, job: Job): boolean {
  const posted = parseHistory(job).find(({ did }) => did === 'post')
  return posted !== undefined && posted.at >= at && findDifferingFields(texts, job).length === 0
}
