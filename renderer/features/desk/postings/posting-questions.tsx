import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import { readPassage } from './posting-flags.tsx'
import type { FindFlags } from './use-find-flags.ts'
import type { PostingsReview } from './use-postings-review.ts'

interface Props {
  review: PostingsReview
  findFlags: FindFlags
}

export function PostingQuestions({ review, findFlags }: Props) {
  const { question, words, setReason, cancel, confirm } = review
  if (question?.decision === 'approve') {
    const { work } = question
    const passages = findFlags(work).flatMap(({ kind, passage }) => (kind === 'fee' && passage ? passage : []))
    return (
      <Question
        open
        title={t('desk.fee.ask')}
        text={t('desk.fee.text', { words: passages.map((passage) => `“${readPassage(work, passage)}”`).join(', ') })}
        cancel={t('desk.reject.keep')}
        confirm={t('desk.fee.do')}
        danger
        onCancel={cancel}
        onConfirm={confirm}
      />
    )
  }
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
  if (question?.decision === 'ask') {
    return (
      <ReasonQuestion
        title={t('desk.reports.ask.ask')}
        text={t('desk.ask.text', { title: question.work.title })}
        cancel={t('desk.reports.keep')}
        confirm={t('desk.ask.do')}
        label={t('desk.reports.ask.words')}
        help={t('desk.reports.key')}
        blank={t('desk.reports.blank')}
        reason={words}
        onWrite={setReason}
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
