import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { outboxItems, type Unsent, type UnsentRefusal, unsentDrafts } from '#shared/collections/outbox-items.ts'
import { copyJobName, createApplicationId } from '#shared/domain/application/application.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobContent } from '#shared/domain/job/job-content-fields.ts'
import type { GivenAnswer, WantedAnswer } from '#shared/domain/job/screening-questions.ts'
import { type Listeners, mapWatch, watchList } from '../watch-queries.ts'

/** Jobs and applications that wait on this device to be sent. Everything rejects with a StoreError. */
export interface Outbox {
  /** In the order in which they were kept, now and after each change. */
  watch(...on: Listeners<Unsent[]>): Unsubscribe
  list(): Promise<Unsent[]>
  /** Resolves when it is durable. `id`: of every attempt at this job. */
  keepJob(id: string, content: JobContent, liveDays?: number, wanted?: readonly WantedAnswer[]): Promise<void>
  /** The same. A later application to the same job replaces the earlier one. */
  keepApplication(
    job: Job,
    profile: UserProfile,
    message: string,
    email?: string,
    answers?: readonly GivenAnswer[]
  ): Promise<void>
  /** Records the board's refusal. A replacement is left alone. */
  refuse(unsent: Unsent, refusal: UnsentRefusal): Promise<void>
  retry(unsent: Unsent): Promise<void>
  /** A replacement is left alone. */
  remove(unsent: Unsent): Promise<void>
  /** With the drafts on this device, before the account goes. */
  removeAll(): Promise<void>
}

const maxUnsent = 10_000

export function createOutbox(documents: DocumentStore, uid: string, clock: () => Date = () => new Date()): Outbox {
  const collection = outboxItems.of(uid)
  const drafts = unsentDrafts.of(uid)
  const everything = { order: 'stored', limit: maxUnsent } as const
  /** A tampered device may name another person. */
  const select = (found: readonly Unsent[]) => found.filter((unsent) => unsent.uid === uid)
  const keep = async (unsent: Unsent) => {
    await documents.change(collection, unsent.id, () => unsent)
  }
  const setRefusal = async (unsent: Unsent, refusal: UnsentRefusal | undefined) => {
    const { id, revision = 0 } = unsent
    await documents.change(collection, id, (stored) => ({ ...(stored ?? unsent), refusal }), revision)
  }
  const list = async () => select((await documents.query(collection, everything)).documents)
  return {
    list,
    watch: mapWatch(watchList(documents, collection, everything), select),
    keepJob: (id, content, liveDays, wanted = []) =>
      keep({
        kind: 'job',
        id,
        uid,
        at: clock().toISOString(),
        content,
        ...(liveDays !== undefined && { liveDays }),
        ...(wanted.length > 0 && { wanted: [...wanted] })
      }),
    keepApplication: (job, profile, message, email = '', answers = []) =>
      keep({
        kind: 'application',
        id: createApplicationId(job.id, uid),
        uid,
        at: clock().toISOString(),
        jobId: job.id,
        job: copyJobName(job),
        profile,
        message,
        email,
        ...(answers.length > 0 && { answers: [...answers] })
      }),
    refuse: setRefusal,
    retry: (unsent) => setRefusal(unsent, undefined),
    remove: (unsent) => documents.remove(collection, unsent.id, unsent.revision ?? 0),
    async removeAll() {
      for (const { id } of (await documents.query(collection, everything)).documents) {
        await documents.remove(collection, id)
      }
      for (const { id } of (await documents.query(drafts, everything)).documents) await documents.remove(drafts, id)
    }
  }
}

export async function keepUnsent(
  outbox: Outbox | null,
  error: unknown,
  keep: (outbox: Outbox) => Promise<void>
): Promise<boolean | undefined> {
  if (!outbox || !(error instanceof StoreError && error.isOffline)) return undefined
  return keep(outbox).then(
    () => true,
    () => false
  )
}
