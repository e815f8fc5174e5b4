import { useCallback } from 'react'
import type { EmployerAccount } from '#renderer/data/employers-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch, useWatch } from '#renderer/hooks/use-watch.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseApprovedVersion } from '#shared/domain/job/job-record.ts'
import type { PostingQuestion } from '#shared/domain/report/posting-question.ts'

export function useQuestions(): ReadonlyMap<string, PostingQuestion> | undefined {
  const { reports } = useRepositories()
  return useLazyWatch(reports, (opened) => opened.watchQuestions, null).data
}

/** The question about a posting in review since it was public last, answered or not. */
export function useFindQuestion(): (job: Job) => PostingQuestion | undefined {
  const questions = useQuestions()
  return useCallback(
    (job) => {
      const question = job.status === 'pending' ? questions?.get(job.id) : undefined
      return question && question.askedAt > (parseApprovedVersion(job)?.at ?? '') ? question : undefined
    },
    [questions]
  )
}

/** The unconfirmed owner of a posting, on a board of this device: where accounts have a mail box, their addresses are verified instead. */
export function useUnconfirmed(job: Job | null | undefined): EmployerAccount | undefined {
  const { employers } = useRepositories()
  const isHere = useServices().accounts.mail === undefined
  const { data } = useWatch(isHere ? employers.watch : undefined)
  return data?.find(({ uid, confirmedAt, ban }) => uid === job?.employerId && confirmedAt === undefined && !ban)
}
