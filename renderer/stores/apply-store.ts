import { create } from 'zustand'
import type { Job } from '#shared/domain/job/job.ts'

interface ApplyState {
  applied: ReadonlySet<string>
  /** Applications answered since the last look, or with an interview to answer; undefined: not known yet. */
  unread: number | undefined
  /** Invitations that were not seen yet; undefined: not known yet. */
  invited: number | undefined
  /** An employer's unread applications, and answers about interviews. */
  waiting: number
  job: Job | null
  /** Id of the job on which Apply was pressed before signing in. */
  wanted?: string | undefined
}

/** A person's applications as public pages and the header show them. Filled by code that is loaded for members (app/overlays.tsx). */
export const useApplyStore = create<ApplyState>(() => ({
  applied: new Set(),
  unread: undefined,
  invited: undefined,
  waiting: 0,
  job: null
}))
