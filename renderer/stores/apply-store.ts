import { create } from 'zustand'
import type { Job } from '#shared/domain/job/job.ts'

interface ApplyState {
  applied: ReadonlySet<string>
  /** Applications answered since the last look. */
  unread: number
  /** Invitations that were not seen yet. */
  invited: number
  job: Job | null
  /** Id of the job on which Apply was pressed before signing in. */
  wanted?: string | undefined
}

/** A candidate's applications as public pages show them. Filled by code that is loaded for candidates (app/overlays.tsx). */
export const useApplyStore = create<ApplyState>(() => ({ applied: new Set(), unread: 0, invited: 0, job: null }))
