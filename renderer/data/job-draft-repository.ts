import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { type JobDraft, jobDrafts, type TypedDraft } from '#shared/collections/job-drafts.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { unsentDrafts } from '#shared/collections/outbox-items.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findDifferingFields } from '#shared/domain/job/job-form-values.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import { createHistoryReader, type ReadHistory } from './jobs-repository.ts'
import type { Outbox } from './outbox/outbox.ts'

export interface FoundDraft extends JobDraft {
  /** Kept on this device, because the shared board could not be reached. */
  isHere?: true
}

/** The draft of one person for one job, or for a new one. Rejects with a StoreError. */
export interface JobDraftRepository {
  /** undefined: none, or it has become a job: a cut connection leaves the draft of a sent job behind, and it would be posted twice. */
  read(): Promise<FoundDraft | undefined>
  /** 'here': on this device, because the shared board could not be reached. */
  save(typed: TypedDraft): Promise<'kept' | 'here'>
  discard(): Promise<void>
}

interface OwnDevice {
  /** Holds unsent jobs; null: none wait here. */
  outbox?: Pick<Outbox, 'list'> | null
  /** Drafts may lie here while the board cannot be reached. */
  keepsDrafts?: boolean
}

/** `documents`: authorized for the person (authorized-store.ts). `jobId` undefined: a new job. */
export function createJobDraftRepository(
  documents: DocumentStore,
  uid: string,
  jobId: string | undefined,
  clock: () => Date = () => new Date(),
  { outbox = null, keepsDrafts = false }: OwnDevice = {}
): JobDraftRepository {
  const own = unsentDrafts.of(uid)
  const id = `${uid}_${jobId ?? 'new'}`
  const readHistory = createHistoryReader(documents)
  const isPosted = async (draft: JobDraft) => {
    const newest = { order: { by: 'postedDate', direction: 'descending' }, limit: newestJobs } as const
    const findPosted = async () => {
      const { documents: own } = await documents.query(jobs, { where: { employerId: uid }, ...newest })
      const alike = own.filter((job) => findDifferingFields(draft.texts, job).length === 0)
      return (await Promise.all(alike.map((job) => hasBecome(draft, job, readHistory)))).includes(true)
    }
    // An unanswered question keeps the draft.
    return (await Promise.race([findPosted().catch(() => false), wait(askAtMostMs)])) === true
  }
  /** Where the job could not be sent, its draft could not be removed either. */
  const isUnsent = async (draft: JobDraft) => {
    const unsent = (await outbox?.list().catch(() => [])) ?? []
    return unsent.some(
      (each) =>
        each.kind === 'job' && each.at >= draft.at && findDifferingFields(draft.texts, each.content).length === 0
    )
  }
  const readHere = async () => (keepsDrafts ? documents.get(own, id).catch(() => undefined) : undefined)
  const readNewest = async () => {
    const here = await readHere()
    const there = await documents.get(jobDrafts, id).catch((error: unknown): undefined => {
      if (!here) throw error
    })
    return here && (!there || here.at > there.at)
      ? { draft: { ...here, isHere: true } as const, from: own }
      : { draft: there, from: jobDrafts }
  }
  const removeHere = async () => {
    if (keepsDrafts) await documents.remove(own, id)
  }
  return {
    async read() {
      const { draft, from } = await readNewest()
      if (!draft || jobId !== undefined || !((await isUnsent(draft)) || (await isPosted(draft)))) return draft
      // No newer one: the form is open by now.
      documents.remove(from, id, draft.revision ?? 0).catch(() => {})
    },
    async save({ texts, liveDays, isFree, answer, base }) {
      const draft = { id, texts, liveDays, isFree, answer, base, at: clock().toISOString() }
      const change = (stored: JobDraft | undefined) => ({ ...stored, ...draft })
      const keepHere = () => documents.change(own, id, change)
      // Found again when the window is closed before the board answers.
      const timer = keepsDrafts ? setTimeout(() => keepHere().catch(() => {}), keepHereAfterMs) : undefined
      try {
        await documents.change(jobDrafts, id, change)
      } catch (error) {
        if (!keepsDrafts || !(error instanceof StoreError && error.isOffline)) throw error
        await keepHere()
        return 'here'
      } finally {
        clearTimeout(timer)
      }
      // The one here is older now.
      await removeHere().catch(() => {})
      return 'kept'
    },
    async discard() {
      await removeHere()
      await documents.remove(jobDrafts, id)
    }
  }
}

/** A save that takes longer is kept on this device, too. */
const keepHereAfterMs = 1_000

/** A draft is looked for among so many of a person's jobs. */
const newestJobs = 5

/** A draft is rather shown late than never. */
const askAtMostMs = 2000

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** The same words, posted after they were typed; posted before, the draft is a copy. */
async function hasBecome({ at }: JobDraft, job: Job, readHistory: ReadHistory): Promise<boolean> {
  const posted = parseHistory(await readHistory(job)).find(({ type }) => type === 'post')
  return posted !== undefined && posted.at >= at
}
