import { create } from 'zustand'
import type { Job } from '#shared/domain/job/job.ts'
import type { SavedSearch } from '#shared/domain/saved/saved-search.ts'

interface SavedState {
  jobs: ReadonlySet<string>
  searches: readonly SavedSearch[]
  /** What was pressed: a job to save (`isWanted`) or to remove, as the button said, or a search to save. Its code is loaded then. */
  pressed: { job: Job; isWanted: boolean } | { query: string; found: readonly Job[] } | null
}

/** What a visitor or a candidate has saved, as public pages show it. Filled by features/jobs/saved/saved-jobs-provider.tsx. */
export const useSavedStore = create<SavedState>(() => ({ jobs: new Set(), searches: [], pressed: null }))
