import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { jobHistory } from '#shared/collections/job-history.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isHistoryApart } from '#shared/domain/job/job-record.ts'

/** The posting with its history, wherever that lies. Rejects with a StoreError, 'refused' to whoever may not read it. */
export type ReadHistory = (job: Job) => Promise<Job>

/** Postings never change, they are replaced, and each change adds to the history: what was read of one is read once. */
export function createHistoryReader(documents: DocumentStore): ReadHistory {
  const known = new WeakMap<Job, Promise<Job>>()
  const read = async (job: Job): Promise<Job> => {
    const apart = await documents.get(jobHistory, job.id)
    return { ...job, history: apart?.history ?? [] }
  }
  return (job) => {
    if (!isHistoryApart(job)) return Promise.resolve(job)
    const reading = known.get(job) ?? read(job)
    known.set(job, reading)
    reading.catch(() => known.delete(job))
    return reading
  }
}
