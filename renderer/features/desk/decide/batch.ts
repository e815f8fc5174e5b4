import { create } from 'zustand'
import { holdSignOut } from '#renderer/stores/unfinished-work.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { explainFailure } from './use-undo.ts'

interface BatchFailure {
  job: Job
  why: ReturnType<typeof explainFailure>
}

export interface Batch {
  total: number
  done: number
  failed: readonly BatchFailure[]
  isRunning: boolean
  /** Not begun, because the person stopped it. */
  left: number
}

/** The batch that runs, or the last one until it was dismissed. Outside of React: it outlives the desk. */
export const useBatch = create<{ batch: Batch | null }>(() => ({ batch: null }))

let isCancelled = false

/** Stops after the posting that is being stored now. */
export function cancelBatch(): void {
  isCancelled = true
}

export function dismissBatch(): void {
  useBatch.setState({ batch: null })
}

/** Does the same with one posting after the other, and goes on when one fails. One batch runs at a time. Never rejects. */
export function runBatch(jobs: readonly Job[], store: (job: Job) => Promise<unknown>): Promise<Batch> {
  const run = last.then(() => runAlone(jobs, store))
  last = run
  return holdSignOut(run)
}

let last: Promise<unknown> = Promise.resolve()

async function runAlone(jobs: readonly Job[], store: (job: Job) => Promise<unknown>): Promise<Batch> {
  isCancelled = false
  let batch: Batch = { total: jobs.length, done: 0, failed: [], isRunning: true, left: 0 }
  const update = (change: Partial<Batch>) => {
    batch = { ...batch, ...change }
    useBatch.setState({ batch })
  }
  update({})
  for (const job of jobs) {
    if (isCancelled) {
      update({ left: batch.left + 1 })
      continue
    }
    try {
      await store(job)
      update({ done: batch.done + 1 })
    } catch (error) {
      update({ failed: [...batch.failed, { job, why: explainFailure(error) }] })
    }
  }
  update({ isRunning: false })
  return batch
}
