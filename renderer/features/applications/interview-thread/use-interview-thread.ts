import { useMemo } from 'react'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { foldThread, type Thread } from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'

/** The newest steps of the person's own applications, or of those to their company. */
export function useOwnSteps(side: 'candidate' | 'company'): LiveQuery<ThreadStep[]> {
  const { thread } = useRepositories()
  return useLazyWatchedQuery(thread, (opened) => opened.watchOwn, side)
}

/** Without steps until they are read: the application's own history is known. */
export function useInterviewThread(application: Application): Thread & { isKnown: boolean } {
  const { thread } = useRepositories()
  const { id, uid, employerId } = application
  const { data, error } = useLiveQuery<ThreadStep[]>(
    (onData, onError) => thread.watch((opened) => opened.watch({ id, uid, employerId }, onData, onError), onError),
    [thread, id, uid, employerId]
  )
  const isKnown = data !== undefined || error !== undefined
  return useMemo(() => ({ ...foldThread(application, data ?? []), isKnown }), [application, data, isKnown])
}
