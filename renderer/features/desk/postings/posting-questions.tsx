import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import type { PostingsReview } from './use-postings-review.ts'

/** Asks before a posting is rejected, or removed for good. */
export function PostingQuestions({ review }: { review: PostingsReview }) {
  const { question, words, setReason, cancel, confirm } = review
  if (question?.decision === 'delete') {
    return (
      <Question
        open
        title={t('desk.delete.ask')}
        text={t('desk.delete.text', { title: question.work.title })}
        cancel={t('desk.delete.keep')}
        confirm={t('desk.delete')}
        danger
        onCancel={cancel}
        onConfirm={confirm}
      />
    )
  }
  if (question?.decision !== 'reject') return null
  const company = question.work.company.trim()
  return (
    <ReasonQuestion
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      cancel={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      danger
      use="reject"
      label={t('desk.reject.reason')}
      optional={t('desk.optional')}
      help={t('desk.reject.key')}
      reason={words}
      onWrite={setReason}
      onCancel={cancel}
      onConfirm={confirm}
    />
  )
}
