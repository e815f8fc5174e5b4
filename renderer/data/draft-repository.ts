import { jobs } from '#renderer/storage/collections/collections.ts'
import { type JobDraft, jobDrafts, type TypedDraft } from '#renderer/storage/collections/job-drafts.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findDifferingFields } from '#shared/domain/job/job-form.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'
import { createHistoryReader, type ReadHistory } from './history-reader.ts'
import type { Outbox } from './outbox/outbox.ts'

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

/**
 * `documents`: authorized for the person (authorized-store.ts). `jobId` undefined: a job that is not there yet. `outbox`: where a new
 * posting waits that could not be sent; null: none does here.
 */
export function createDraftRepository(
  documents: DocumentStore,
  uid: string,
  jobId: string | undefined,
  clock: () => Date = () => new Date(),
  outbox: Pick<Outbox, 'list'> | null = null
): DraftRepository {
  const id = `${uid}_${jobId ?? 'new'}`
  const readHistory = createHistoryReader(documents)
  const isPosted = async (draft: JobDraft) => {
    const newest = { order: { by: 'postedDate', direction: 'descending' }, limit: newestPostings } as const
    const findPosted = async () => {
      const { documents: own } = await documents.query(jobs, { where: { employerId: uid }, ...newest })
      const alike = own.filter((job) => findDifferingFields(draft.texts, job).length === 0)
      return (await Promise.all(alike.map((job) => hasBecome(draft, job, readHistory)))).includes(true)
    }
    // Who cannot ask, for whatever reason, goes on with the draft.
    return (await Promise.race([findPosted().catch(() => false), wait(askAtMostMs)])) === true
  }
  /** A draft on a shared board could not be removed either when its posting could not be sent. */
  const isUnsent = async (draft: JobDraft) => {
    const unsent = (await outbox?.list().catch(() => [])) ?? []
    return unsent.some(
      (each) =>
        each.kind === 'posting' && each.at >= draft.at && findDifferingFields(draft.texts, each.content).length === 0
    )
  }
  return {
    async read() {
      const draft = await documents.get(jobDrafts, id)
      if (!draft || jobId !== undefined || !((await isUnsent(draft)) || (await isPosted(draft)))) return draft
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
async function hasBecome({ at }: JobDraft, job: Job, readHistory: ReadHistory): Promise<boolean> {
  const posted = parseHistory(await readHistory(job)).find(({ did }) => did === 'post')
  return posted !== undefined && posted.at >= at
}
