import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isUnanswered, type PostingQuestion } from '#shared/domain/report/posting-question.ts'

export type PostedQuestions = ReadonlyMap<string, PostingQuestion>

/** What the administrator asks this employer about their postings; undefined: nothing, as far as is known. */
export function usePostedQuestions({ uid, isEmployer }: SessionUser): PostedQuestions | undefined {
  const { reports } = useRepositories()
  const { data } = useLiveQuery<PostedQuestions>(
    (onData, onError) => (isEmployer ? reports.watchOwnQuestions(uid, onData, onError) : undefined),
    [reports, uid, isEmployer]
  )
  return data
}

/** A question of the administrator's at the posting that it is about, until that is revised. */
export function PostedQuestion({ job, questions }: { job: Job; questions: PostedQuestions | undefined }) {
  const question = questions?.get(job.id)
  if (!question || !isUnanswered(question, job)) return null
  return (
    <p className="posted-reason posted-asked">
      <b>{t('dashboard.asked')}</b> {question.text} <span className="soft">{t('dashboard.asked.answer')}</span>
    </p>
  )
}
