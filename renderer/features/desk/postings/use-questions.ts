import { useCallback } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isUnanswered, type PostingQuestion } from '#shared/domain/report/posting-question.ts'

/** Finds the question that a posting in review still owes an answer to. */
export function useFindQuestion(): (job: Job) => PostingQuestion | undefined {
  const { reports } = useRepositories()
  const { data } = useLiveQuery<ReadonlyMap<string, PostingQuestion>>(
    (onData, onError) => reports.watch((opened) => opened.watchQuestions(null, onData, onError), onError),
    [reports]
  )
  return useCallback(
    (job) => {
      const question = job.status === 'pending' ? data?.get(job.id) : undefined
      return question && isUnanswered(question, job) ? question : undefined
    },
    [data]
  )
}
