import { create } from 'zustand'
import type { Job } from '#shared/domain/job/job.ts'

interface ApplyState {
  /** The jobs that the signed-in candidate has applied to. */
  applied: ReadonlySet<string>
  /** How many of their applications were answered since they last looked. */
  unread: number
  /** The job they want to apply to now. */
  job: Job | null
  /** Id of the job that they pressed Apply on before they signed in. */
  wanted?: string | undefined
}

/**
 * What the public pages know of a candidate's applications. The code that fills it is loaded with the first candidate
 * who is signed in (app/overlays.tsx).
 */
export const useApplyStore = create<ApplyState>(() => ({ applied: new Set(), unread: 0, job: null }))
