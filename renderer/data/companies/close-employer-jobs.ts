import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { readAllPages } from '../document-store-operations.ts'
import { createJobsRepository } from '../jobs-repository.ts'

export interface ClosedJobs {
  closed: number
  left: number
}

const readAtOnce = 100

const closedAtOnce = 25

/** Takes down all live and pending jobs of an employer, which decides about their reports; one failure stops no other, and a retry is safe. Throws StoreError when they cannot be read. */
export async function closeEmployerJobs(
  documents: DocumentStore,
  administrator: Actor,
  uid: string,
  reason: string,
  clock: () => Date,
  settleReports: (jobId: string) => Promise<void>
): Promise<ClosedJobs> {
  const jobsRepository = createJobsRepository(documents, clock)
  const result: ClosedJobs = { closed: 0, left: 0 }
  const readJobs = (status: 'approved' | 'pending') => {
    const order = { by: 'postedDate', direction: 'descending' } as const
    return readAllPages(documents, jobs, { where: { employerId: uid, status }, order, limit: readAtOnce })
  }
  const takeDown = async (job: Job) => {
    try {
      await jobsRepository.takeDown(administrator, job, reason)
      result.closed += 1
    } catch {
      result.left += 1
      return
    }
    // What cannot be settled waits in the review queue.
    await settleReports(job.id).catch(() => {})
  }
  // Read whole before the first one goes, since pages would shift; live ones first.
  const found = await Promise.all([readJobs('approved'), readJobs('pending')])
  const waiting = found
    .flat()
    .filter((job) => canAct(administrator, 'takeDown', job))
    .values()
  const takeInTurn = async () => {
    for (const job of waiting) await takeDown(job)
  }
  await Promise.all(Array.from({ length: closedAtOnce }, takeInTurn))
  return result
}
