import { create } from 'zustand'
import type { Job } from '#shared/domain/job.ts'

interface ApplyState {
  /** The jobs that the signed-in candidate has applied to. */
  applied: ReadonlySet<string>
  /** How many of their applications were answered since they last looked. */
  unread: number
  /** The job they want to apply to now. */
  job: Job | null
}

/** What the public pages know of a candidate's applications. What fills it comes with the first candidate (apply-slot.tsx). */
export const useApplyStore = create<ApplyState>(() => ({ applied: new Set(), unread: 0, job: null }))
