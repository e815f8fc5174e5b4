import { useState } from 'react'
import type { SavedJobsAndSearchesRepository } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { Job } from '#shared/domain/job/job.ts'
import {
  findNewSince,
  listNew,
  markLooked,
  maxCountedNew,
  type SavedSearch
} from '#shared/domain/saved/saved-search.ts'
import { jobSearches } from '../search/use-job-search.ts'
import { showSavedFailure } from './use-saved-repository.ts'

interface NewJobs {
  /** undefined: not known yet. */
  count: number | undefined
  isAtLeast: boolean
  /** The person opens the search. */
  look: () => void
}

/** What a saved search finds that it had not found at the last look. Reads no more than `maxCountedNew` jobs. */
export function useNewJobCount(saved: Lazy<SavedJobsAndSearchesRepository>, search: SavedSearch): NewJobs {
  const { jobs } = useServices()
  const [now] = useState(() => new Date())
  const { query, lookedAt } = search
  const { data: found } = useLiveQuery<readonly Job[]>(
    (onData, onError) => {
      const asked = jobSearches.parse(query)
      const since = { ...asked, sort: '', posted: findNewSince({ lookedAt }, asked.posted, now) }
      return jobs.watchSearch(since, maxCountedNew, (result) => onData(result.jobs), onError)
    },
    [jobs, query, lookedAt, now]
  )
  const look = () => {
    saved
      .open()
      .then((opened) => opened.putSearch(markLooked(search, found ?? [], new Date())))
      .catch(showSavedFailure)
  }
  return { count: found && listNew(search, found).length, isAtLeast: found?.length === maxCountedNew, look }
}
