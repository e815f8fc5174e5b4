import { useCallback } from 'react'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseApprovedVersion } from '#shared/domain/job/job-history-events.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'

export function useQuestions(): ReadonlyMap<string, JobQuestion> | undefined {
  const { reports } = useRepositories()
  return useLazyWatchedQuery(reports, (opened) => opened.watchQuestions, null).data
}

/** The question about a job in review since it was public last, answered or not. */
export function useFindQuestion(): (job: Job) => JobQuestion | undefined {
  const questions = useQuestions()
  return useCallback(
    (job) => {
      const question = job.status === 'pending' ? questions?.get(job.id) : undefined
      return question && question.askedAt > (parseApprovedVersion(job)?.at ?? '') ? question : undefined
    },
    [questions]
  )
}

/** In a row of a queue. Another text alone says itself that it has come. */
export function QuestionState({ question, isOpen }: { question: JobQuestion | undefined; isOpen: boolean }) {
  if (question?.answer !== undefined) return <StatusTag tone="good" word={t('moderation.answered')} />
  return isOpen && <StatusTag tone="new" word={t('moderation.asked')} />
}

export function QuestionAnswered({ question, className }: { question: JobQuestion; className: string }) {
  const { text, askedAt, answer, answeredAt = '' } = question
  return (
    <>
      <p className={className}>
        <b>{t('moderation.youAsked', { day: formatLocalDate(askedAt) ?? '' })}</b> <q>{text}</q>
      </p>
      {answer !== undefined && (
        <p className={className}>
          <b>{t('moderation.theyAnswered', { day: formatLocalDate(answeredAt) ?? '' })}</b> <q>{answer}</q>
        </p>
      )}
    </>
  )
}
