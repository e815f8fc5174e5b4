import type { ReactNode } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { PostingQuestion } from '#shared/domain/report/posting-question.ts'
import { PostedQuestion } from './posted-question.tsx'

/** Draws what the administrator asks this employer about a posting of theirs: mostly nothing. */
export function usePostedQuestions({ uid, isEmployer }: SessionUser): (job: Job) => ReactNode {
  const { reports } = useRepositories()
  const { data } = useLiveQuery<ReadonlyMap<string, PostingQuestion>>(
    (onData, onError) =>
      isEmployer ? reports.watch((opened) => opened.watchQuestions(uid, onData, onError), onError) : undefined,
    [reports, uid, isEmployer]
  )
  return (job) => {
    const question = data?.get(job.id)
    return question && <PostedQuestion {...{ job, question }} />
  }
}
