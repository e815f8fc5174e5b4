import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isUnanswered, type PostingQuestion } from '#shared/domain/report/posting-question.ts'

/** A question of the administrator's at the posting that it is about, until that is revised. */
export function PostedQuestion({ job, question }: { job: Job; question: PostingQuestion }) {
  if (!isUnanswered(question, job)) return null
  return (
    <p className="posted-reason posted-asked">
      <b>{t('dashboard.asked')}</b> {question.text} <span className="soft">{t('dashboard.asked.answer')}</span>
    </p>
  )
}
