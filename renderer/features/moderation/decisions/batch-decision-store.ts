import { create } from 'zustand'
import { type Batch, runBatch } from '#renderer/hooks/run-batch.ts'
import { delaySignOut } from '#renderer/stores/delay-sign-out.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** The batch that runs, or the last one until it was dismissed. Outside of React: it outlives the review queue. */
export const useBatchDecisionStore = create<{ batch: Batch<Job> | null }>(() => ({ batch: null }))

let isCancelled = false
let last: Promise<unknown> = Promise.resolve()

export function cancelBatch(): void {
  isCancelled = true
}

export function dismissBatch(): void {
  useBatchDecisionStore.setState({ batch: null })
}

/** One batch runs at a time. Never rejects. */
export function startBatch(jobs: readonly Job[], store: (job: Job) => Promise<void>): Promise<Batch<Job>> {
  const run = last.then(() => {
    isCancelled = false
    return runBatch(jobs, store, (batch) => useBatchDecisionStore.setState({ batch }), { isStopped: () => isCancelled })
  })
  last = run
  return delaySignOut(run)
}
