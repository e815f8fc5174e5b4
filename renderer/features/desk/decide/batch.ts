import { create } from 'zustand'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** Why one posting of a batch was not approved. */
export interface BatchFailure {
  job: Job
  why: 'changed' | 'gone' | 'refused' | 'offline' | 'not saved'
}

/** What is known of a batch. */
export interface Batch {
  total: number
  done: number
  failed: readonly BatchFailure[]
  isRunning: boolean
  /** So many were not begun, because the person stopped it. */
  left: number
}

/** The batch that runs, or the last one until it was dismissed. Outside of React: it outlives the desk. */
export const useBatch = create<{ batch: Batch | null }>(() => ({ batch: null }))

let isCancelled = false

/** Stops the batch after the posting that is being stored now. */
export function cancelBatch(): void {
  isCancelled = true
}

export function dismissBatch(): void {
  useBatch.setState({ batch: null })
}

/**
 * Does the same with one posting after the other, and goes on when one fails. `skip` is told of each that was not done: it failed,
 * or the person stopped before it. Never rejects.
 */
export function runBatch(...given: Parameters<typeof runAlone>): Promise<Batch> {
  const run = last.then(() => runAlone(...given))
  last = run
  return run
}

/** One batch at a time: they share what is shown of them, and the way to stop. */
let last: Promise<unknown> = Promise.resolve()

async function runAlone(
  jobs: readonly Job[],
  store: (job: Job) => Promise<unknown>,
  skip: (job: Job) => void
): Promise<Batch> {
  isCancelled = false
  let batch: Batch = { total: jobs.length, done: 0, failed: [], isRunning: true, left: 0 }
  const update = (change: Partial<Batch>) => {
    batch = { ...batch, ...change }
    useBatch.setState({ batch })
  }
  update({})
  for (const job of jobs) {
    if (isCancelled) {
      skip(job)
      update({ left: batch.left + 1 })
      continue
    }
    try {
      await store(job)
      update({ done: batch.done + 1 })
    } catch (error) {
      skip(job)
      update({ failed: [...batch.failed, { job, why: explain(error) }] })
    }
  }
  update({ isRunning: false })
  return batch
}

function explain(error: unknown): BatchFailure['why'] {
  if (!(error instanceof StoreError)) return 'not saved'
  if (error.failure === 'conflict') return error.stored ? 'changed' : 'gone'
  if (error.failure === 'refused') return 'refused'
  return error.isOffline ? 'offline' : 'not saved'
}
