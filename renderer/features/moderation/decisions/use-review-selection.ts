import { useCallback, useMemo, useState } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobsQueue } from '../jobs/use-job-requests.ts'

export interface Selection {
  /** As they were when they were selected: an approval of a changed one is refused. */
  jobs: readonly Job[]
  has: (id: string) => boolean
  toggle: () => void
  /** `decided`: these alone. */
  clear: (decided?: readonly Job[]) => void
}

/** The pending jobs that are decided about together. Only the job on the screen can be selected. */
export function useReviewSelection({ tab, shown, all }: Pick<JobsQueue, 'tab' | 'shown' | 'all'>): Selection {
  const [selected, setSelected] = useState<readonly Job[]>([])
  const jobs = useMemo(() => {
    const waiting = new Set(all?.map(({ id }) => id))
    return tab === 'pending' ? selected.filter(({ id }) => waiting.has(id)) : []
  }, [selected, all, tab])
  const ids = useMemo(() => new Set(jobs.map(({ id }) => id)), [jobs])
  return {
    jobs,
    has: useCallback((id) => ids.has(id), [ids]),
    toggle() {
      if (!shown || tab !== 'pending' || shown.status !== 'pending') return
      // Added to all that were selected: an undone job may not be listed again yet.
      setSelected((before) => [...before.filter(({ id }) => id !== shown.id), ...(ids.has(shown.id) ? [] : [shown])])
    },
    clear: (decided = selected) => setSelected((before) => before.filter((job) => !decided.includes(job)))
  }
}
