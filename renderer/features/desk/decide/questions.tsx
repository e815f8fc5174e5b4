import { useRef, useState } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { hasBlank } from '#renderer/postings/reasons/pick-reason.ts'
import { ReasonField } from '#renderer/postings/reasons/reason-field.tsx'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import type { Review } from './use-review.ts'

/** What is asked before a posting is rejected, or removed for good. */
export function Questions({ review }: { review: Review }) {
  const { question, keep, confirm } = review
  return (
    <>
      <RejectQuestion review={review} />
      <Question
        open={question?.decision === 'delete'}
        title={t('desk.delete.ask')}
        text={t('desk.delete.text', { title: question?.job.title ?? '' })}
        cancel={t('desk.delete.keep')}
        confirm={t('desk.delete')}
        danger
        onCancel={keep}
        onConfirm={confirm}
      />
    </>
  )
}

/** Asks for the reason of a rejection, which its employer is told. It may stay empty; one that is too long is not sent, nor cut off. */
function RejectQuestion({ review: { question, reason, write, keep, confirm } }: { review: Review }) {
  const field = useRef<{ focus: () => void }>(null)
  const company = question?.job.company.trim()
  const tooLong = cleanProse(reason).length > maxReasonLength
  const isUnfilled = hasBlank(reason)
  /** The reason that was refused for its blank. */
  const [refused, setRefused] = useState('')
  const answer = () => {
    if (isUnfilled) setRefused(reason)
    if (tooLong || isUnfilled) field.current?.focus()
    else confirm()
  }
  return (
    <Question
      open={question?.decision === 'reject'}
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      cancel={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      danger
      onCancel={keep}
      onConfirm={answer}
    >
      <ReasonField
        use="reject"
        label={t('desk.reject.reason')}
        optional={t('desk.optional')}
        help={t('desk.reject.key')}
        isUnfilled={isUnfilled && refused === reason}
        reason={reason}
        onWrite={write}
        handle={field}
      />
    </Question>
  )
}
