import { useMemo } from 'react'
import type { Interview } from '#shared/domain/application/interview-thread/interview-thread.ts'
import { useRepositories } from './use-repositories.ts'
import { useLazyWatchedQuery } from './use-watched-query.ts'

/** Of an employer, by application, of those in stage Interview; undefined: loading. */
export function useInterviews(): ReadonlyMap<string, Interview> | undefined {
  const { thread } = useRepositories()
  const { data } = useLazyWatchedQuery(thread, (opened) => opened.watchInterviews)
  return useMemo(() => data && new Map(data.map(({ application, interview }) => [application.id, interview])), [data])
}
